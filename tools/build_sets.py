"""Makes the shipped files of facts: `python tools/build_sets.py [FOLDER]`, FOLDER being ../shared/data by default.

It holds MTGJSON set files in `mtgjson/` and, in `oracle/cards.jsonl.gz`, one MTGJSON card a line.  Facts only:
names, costs, types, numbers, boosters, words of type lines.  No texts.
"""

import gzip
import re
import sys
from collections import Counter, defaultdict
from pathlib import Path

import msgspec

from entaku.oracle.card import Card, Face
from entaku.oracle.catalogue import CardSet, write_set
from entaku.oracle.importers.mtgjson import read_set, shipped_set
from entaku.oracle.reading.normal import without_reminders
from entaku.oracle.renamed import CARD_TYPE, RENAMED

TARGET = Path("src/entaku/sets")
SETS = {"CNS": "コンスピラシー", "CN2": "コンスピラシー：王位争奪"}
"""The sets we ship and their Japanese names, which set files don't have."""
BASICS = {
    "Plains": ("平地", "W"),
    "Island": ("島", "U"),
    "Swamp": ("沼", "B"),
    "Mountain": ("山", "R"),
    "Forest": ("森", "G"),
}
CORRECTED = {"Dog": "犬"}
"""Subtypes whose word was changed after most of their cards had been printed."""


class TypeLine(msgspec.Struct):
    """A Japanese type line."""

    type: str | None = None


class TypedCard(msgspec.Struct, rename="camel"):
    """What is read of a card for its subtypes' words."""

    name: str
    subtypes: tuple[str, ...]
    ja: TypeLine | None = None
    face_name: str = ""
    text: str = ""


OF_TOKENS = {
    "Army": "軍団", "Balloon": "風船", "Blood": "血", "Camarid": "カマリッド", "Caribou": "カリブー", "Germ": "細菌",
    "Gold": "金", "Graveborn": "墓生まれ", "Incubator": "培養器", "Inkling": "墨獣", "Junk": "ジャンク",
    "Lander": "着陸船", "Map": "地図", "Mutagen": "ミュータジェン", "Orb": "オーブ", "Pentavite": "ペンタバイト",
    "Pincher": "ピンチャー", "Powerstone": "パワーストーン", "Prism": "プリズム", "Role": "役割", "Saproling": "苗木",
    "Scion": "末裔", "Serf": "農奴", "Servo": "霊気装置", "Spawn": "落とし子", "Tentacle": "触手",
    "Tetravite": "テトラバイト", "Triskelavite": "トリスケラバイト",
}  # fmt: skip
"""Subtypes that no card has, only tokens.  (CR 205.3m)"""
LATER = {
    "Alien": "エイリアン", "Armadillo": "アルマジロ", "Astartes": "アスタルテス", "Background": "背景",
    "Beaver": "ビーバー", "Bison": "バイソン", "Capybara": "カピバラ", "Case": "事件", "Cave": "洞窟",
    "Coyote": "コヨーテ", "Cyberman": "サイバーマン", "Dalek": "ダーレク", "Detective": "探偵",
    "Doctor": "ドクター", "Giraffe": "キリン", "Hamster": "ハムスター", "Hedgehog": "ハリネズミ", "Hero": "英雄",
    "Inquisitor": "異端審問官", "Kangaroo": "カンガルー", "Lemur": "キツネザル", "Mite": "ダニ",
    "Mongoose": "マングース", "Moogle": "モーグリ", "Mount": "乗騎", "Necron": "ネクロン",
    "Performer": "パフォーマー", "Planet": "惑星", "Porcupine": "ヤマアラシ", "Raccoon": "アライグマ",
    "Robot": "ロボット", "Room": "部屋", "Scientist": "科学者", "Seal": "アザラシ", "Siege": "包囲戦",
    "Skunk": "スカンク", "Sloth": "ナマケモノ", "Snail": "カタツムリ", "Spacecraft": "宇宙船", "Sphere": "球層",
    "Survivor": "生存者", "Symbiote": "シンビオート", "Time Lord": "タイムロード", "Town": "街", "Toy": "玩具",
    "Tyranid": "ティラニッド", "Vibranium": "ヴィブラニウム", "Villain": "悪人", "Walrus": "セイウチ",
    "Weasel": "イタチ", "Wombat": "ウォンバット",
}  # fmt: skip
"""Subtypes that came, or came back, after the cards whose Japanese is at hand."""


def basics() -> CardSet:
    """The basic lands, which belong to no set of ours.  (CR 305.6)"""
    cards = tuple(
        Card(name, (Face(name, ja, supertypes=("Basic",), types=("Land",), subtypes=(name,)),), identity=colour)
        for name, (ja, colour) in BASICS.items()
    )
    return CardSet("BASICS", "Basic lands", "基本土地", "1993-08-05", cards)


def subtypes(lines: bytes) -> bytes:
    """The Japanese word of each subtype, the commonest where cards differ, a line each."""
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    decoder = msgspec.json.Decoder(TypedCard)
    for line in lines.splitlines():
        card = decoder.decode(line)
        _, _, right = re.sub("―", "—", (card.ja and card.ja.type) or "").partition("—")
        words = [word.strip() for word in re.split("[・･]", right.strip(" -")) if word.strip()]
        if len(words) == len(card.subtypes):
            for subtype, word in zip(card.subtypes, words, strict=True):
                found[subtype.replace("’", "'")][word] += 1
    words_of = {subtype: counts.most_common(1)[0][0] for subtype, counts in sorted(found.items())}
    rows = [
        msgspec.json.encode({subtype: word})[1:-1]
        for subtype, word in (words_of | CORRECTED | OF_TOKENS | LATER).items()
    ]
    return b"{\n" + b",\n".join(rows) + b"\n}\n"


def renamed_types(lines: bytes) -> bytes:
    """The faces that each renamed creature type stood on, in the type line or the text, a type a line."""
    found: dict[str, set[str]] = {each.before: set() for each in RENAMED if each != CARD_TYPE}
    decoder = msgspec.json.Decoder(TypedCard)
    for line in lines.splitlines():
        card = decoder.decode(line)
        name = card.face_name or card.name
        text = without_reminders(card.text).replace(name, "~")
        for word, names in found.items():
            if word in card.subtypes or re.search(rf"\b{word}s?\b", text):
                names.add(name)
    rows = [msgspec.json.encode({word: sorted(names)})[1:-1] for word, names in found.items()]
    return b"{\n" + b",\n".join(rows) + b"\n}\n"


class Released(msgspec.Struct):
    """When a set came out."""

    date: str


def released(sets: bytes) -> bytes:
    """The day on which each set has come out since spring 2022, by its code, the earliest first, a set a line."""
    known = msgspec.json.decode(sets, type=dict[str, Released])
    days = sorted((one.date, code) for code, one in known.items())
    return b"{\n" + b",\n".join(b'"%s": "%s"' % (code.encode(), date.encode()) for date, code in days) + b"\n}\n"


def files(folder: Path) -> dict[str, bytes]:
    """The shipped files by name, made from the data in `folder`; but for `names.json`, which is written by hand."""
    cards = gzip.decompress((folder / "oracle" / "cards.jsonl.gz").read_bytes())
    made = {
        "basics.json": write_set(basics()),
        "released.json": released((folder / "2026" / "sets.json").read_bytes()),
        "renamed_types.json": renamed_types(cards),
        "subtypes.json": subtypes(cards),
    }
    for code, japanese in SETS.items():
        source = folder / "mtgjson" / f"{code}.json"
        facts = shipped_set(read_set(source.read_bytes(), str(source)), str(source))
        made[f"{code.lower()}.json"] = write_set(msgspec.structs.replace(facts, ja=japanese))
    return made


if __name__ == "__main__":
    for name, data in files(Path(sys.argv[1] if len(sys.argv) > 1 else "../shared/data")).items():
        (TARGET / name).write_bytes(data)
