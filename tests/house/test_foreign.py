"""What libraries and the operating system say of a fault reaches people in their language."""

import errno
import os
import re
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

from entaku import messages
from entaku.kernel.errors import Unlawful, Unreadable
from entaku.kernel.files import reason_of
from entaku.messages import LANGUAGES, has, say
from entaku.messages.foreign import _PATTERNS, recognised


class Wanted(Struct, forbid_unknown_fields=True):
    """Something that can be wrong in every way."""

    cards: Annotated[int, Meta(ge=1, le=9)] = 1
    more: Annotated[int, Meta(gt=1, lt=9)] = 2
    by: Annotated[int, Meta(multiple_of=3)] = 3
    name: Annotated[str, Meta(min_length=2, max_length=3)] = "abc"
    code: Annotated[str, Meta(pattern="^[A-Z]+$")] = "A"
    rows: Annotated[list[int], Meta(min_length=1, max_length=2)] = []
    pair: tuple[int, int] = (1, 2)
    kind: Literal["a", "b"] = "a"


class Needed(Struct):
    """Something with a field that must be there."""

    field: int


WRONG = [
    '{"cards":0}', '{"cards":10}', '{"more":1}', '{"more":9}', '{"by":4}', '{"name":"a"}', '{"name":"abcd"}',
    '{"code":"a"}', '{"rows":[]}', '{"rows":[1,2,3]}', '{"pair":[1]}', '{"kind":"c"}', '{"unheard":1}', '{"cards":"x"}',
    "[]", "{", "{x}", '{"cards":99999999999999999999999999}',
]  # fmt: skip


@pytest.mark.parametrize("data", WRONG)
def test_what_is_wrong_with_a_message_is_said_in_both_languages(data: str) -> None:
    """Every complaint of the JSON library is known here, and its place is kept."""
    with pytest.raises(msgspec.DecodeError) as caught:
        msgspec.json.decode(data, type=Wanted)
    problem = Unreadable("message-unreadable", problem=str(caught.value))
    assert recognised(str(caught.value)) is not None
    assert "Expected `" not in problem.said("en")
    assert any("ぁ" <= letter <= "ん" for letter in problem.said("ja").split("：", 1)[-1])


def test_a_missing_field_is_named() -> None:
    """Its name stands in the sentence."""
    with pytest.raises(msgspec.DecodeError) as caught:
        msgspec.json.decode("{}", type=Needed)
    problem = Unreadable("message-unreadable", problem=str(caught.value))
    assert "“field” is missing" in str(problem)
    assert "「field」がありません" in problem.said("ja")


@pytest.mark.parametrize("number", ["EADDRINUSE", "EACCES", "ENOENT", "EISDIR", "ENOSPC", "EROFS", "EADDRNOTAVAIL"])
def test_what_the_system_says_is_said_in_japanese(number: str) -> None:
    """No English is left of a fault of files and ports."""
    reason = os.strerror(getattr(errno, number))
    problem = Unlawful("serve-no-port", host="::1", port="8000", problem=reason)
    assert reason not in problem.said("ja")
    assert reason not in str(problem)


def test_every_pattern_has_its_sentence() -> None:
    """In both languages; and what nobody knows is passed on as it is."""
    assert all(has(key) for key, _ in _PATTERNS)
    assert {say("message-unreadable", language, problem="quark").count("quark") for language in LANGUAGES} == {1}


LETTERS = re.compile(r"[A-Za-z]{2,}")


@pytest.mark.parametrize("number", sorted(errno.errorcode))
def test_no_error_of_the_system_is_told_in_english_inside_japanese(number: int) -> None:
    """Whatever its number is: by its own sentence, or by the number alone."""
    problem = OSError(number, os.strerror(number), "/srv/entaku/oracle.db")
    for said in (reason_of(problem), str(problem)):
        told = say("cli-file-unwritable", "ja", file="名前", problem=said)
        assert not set(LETTERS.findall(told)) - {"OS", "UTF"}, told
    assert say("cli-file-unwritable", "en", file="x", problem=reason_of(problem))


def test_no_module_tells_what_the_system_says_by_itself() -> None:
    """What an error of the operating system is called is taken from one place; logs for the keeper are English."""
    source = Path(messages.__file__).parents[1]
    told = {
        file.relative_to(source).as_posix()
        for file in source.rglob("*.py")
        if re.search(r"=\s*\w+\.strerror", file.read_text("utf-8"))
    }
    assert told == set()
