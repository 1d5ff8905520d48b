"""A push service on this machine, and a browser that can read what it is sent."""

import asyncio
import ssl
from base64 import urlsafe_b64decode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

from entaku.server.push.sealing import CURVE, text_of
from tests.server.serving import Json


def bytes_of(text: str) -> bytes:
    """What `text_of` wrote."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A browser's half of the keys."""

    def __init__(self, private: ec.EllipticCurvePrivateKey | None = None, shared: bytes = b"0123456789abcdef") -> None:
        self.private = private or ec.generate_private_key(CURVE)
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.shared = shared

    def wanted(self, endpoint: str, language: str = "en") -> Json:
        """What the page says of this browser."""
        return {
            "endpoint": endpoint, "p256dh": text_of(self.public), "auth": text_of(self.shared), "language": language,
        }  # fmt: skip

    def read(self, body: bytes) -> bytes:
        """The message in a body, as the standard has a browser read it.  (RFC 8188, RFC 8291)"""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        agreed = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        secret = HKDF(SHA256(), 32, self.shared, b"WebPush: info\0" + self.public + sender).derive(agreed)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain, mark = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0"), b"\x02"
        assert plain.endswith(mark)
        found: bytes = plain[:-1]
        return found


def claims_of(authorization: str) -> tuple[Json, str]:
    """What a proof claims, and the public key that it was made with.  Raises InvalidSignature for a false one."""
    fields = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    heading, claims, signature = fields["t"].split(".")
    assert msgspec.json.decode(bytes_of(heading)) == {"typ": "JWT", "alg": "ES256"}
    raw = bytes_of(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(fields["k"]))
    public.verify(encode_dss_signature(r, s), f"{heading}.{claims}".encode(), ec.ECDSA(SHA256()))
    return dict(msgspec.json.decode(bytes_of(claims))), fields["k"]


class PushService:
    """A service that takes messages at any path; those at /gone are for browsers that are there no longer."""

    def __init__(self) -> None:
        self.port = 0
        self.taken: asyncio.Queue[tuple[str, dict[str, str], bytes]] = asyncio.Queue()

    def endpoint(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heading = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = heading.split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        path = first.split(" ")[1]
        status = {"/gone": "410 Gone", "/missing": "404 Not Found", "/moved": "301 Moved"}.get(path, "201 Created")
        extra = f"Location: {self.endpoint('/elsewhere')}\r\n" if path == "/moved" else ""
        writer.write(f"HTTP/1.1 {status}\r\n{extra}Content-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()
        await self.taken.put((path, headers, body))


def certificate(folder: Path, name: str) -> Path:
    """A file with a new key, and a certificate for this name that the key itself has signed."""
    private, now = ec.generate_private_key(CURVE), datetime.now(UTC)
    called = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    builder = x509.CertificateBuilder(called, called, private.public_key(), x509.random_serial_number())
    made = (
        builder.not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(private, SHA256())
    )
    file = folder / f"{name}.pem"
    key = private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(key + made.public_bytes(Encoding.PEM))
    return file


@asynccontextmanager
async def push_service(certified: Path | None = None) -> AsyncIterator[PushService]:
    """While this lasts the service takes messages; with a certificate, over TLS."""
    service, context = PushService(), None
    if certified is not None:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(certified)
    server = await asyncio.start_server(service.take, "127.0.0.1", 0, ssl=context)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.close()
        await server.wait_closed()
