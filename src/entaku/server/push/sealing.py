"""A message sealed for one browser (RFC 8291), and the proof of which server sends it (RFC 8292).

Only this module needs `cryptography`; it is imported where the server's keeper has turned notifications on.
"""

import json
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Mapping

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

CURVE = ec.SECP256R1()
RECORD = 4096
"""Bytes of a record; a message is one record, so that its text has about a hundred bytes less."""
GOOD_FOR = 12 * 3600
"""Seconds for which a proof is good; a service takes none that is good for longer than a day."""


class Key:
    """The key of this server, by which a push service knows it from the one that a browser subscribed to."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private = private

    @classmethod
    def made(cls) -> "Key":
        """A new key."""
        return cls(ec.generate_private_key(CURVE))

    @classmethod
    def read(cls, pem: bytes) -> "Key":
        """The key that `written` wrote.  Raises ValueError for anything else."""
        try:
            private = load_pem_private_key(pem, None)
        except (TypeError, UnsupportedAlgorithm) as problem:
            raise ValueError(str(problem)) from problem
        if not isinstance(private, ec.EllipticCurvePrivateKey) or private.curve.name != CURVE.name:
            raise ValueError("no key of this curve")
        return cls(private)

    def written(self) -> bytes:
        """The key as a file has it."""
        pem: bytes = self._private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        return pem

    @property
    def public(self) -> str:
        """What browsers subscribe with."""
        return text_of(_point(self._private))

    def proof(self, origin: str, contact: str, now: float) -> str:
        """What the `Authorization` header says to a service at this origin: who sends, and whom to write to."""
        claims: dict[str, str | int] = {"aud": origin, "exp": int(now) + GOOD_FOR, "sub": contact}
        signed = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={signed}.{text_of(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def seal(plain: bytes, receiver: bytes, shared: bytes) -> bytes:
    """A message that only the browser with this public key and shared secret can read.  (RFC 8291)

    Raises ValueError for a key that is no point of the curve.
    """
    return sealed(plain, receiver, shared, ec.generate_private_key(CURVE), secrets.token_bytes(16))


def sealed(plain: bytes, receiver: bytes, shared: bytes, sender: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """The same with a given key, used for this message alone, and salt."""
    public = _point(sender)
    agreed = sender.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver))
    secret = _derived(agreed, shared, b"WebPush: info\0" + receiver + public, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    heading = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return heading + bytes(AESGCM(key).encrypt(nonce, plain + b"\x02", None))


def expect_point(receiver: bytes) -> None:
    """Raises ValueError for what is no public key of a browser."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver)


def text_of(data: bytes) -> str:
    """Bytes as they are written in headers and in JSON."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    found: bytes = HKDF(SHA256(), length, salt, info).derive(secret)
    return found


def _point(private: ec.EllipticCurvePrivateKey) -> bytes:
    point: bytes = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return point


def _json(value: Mapping[str, str | int]) -> str:
    return text_of(json.dumps(value, separators=(",", ":")).encode())
