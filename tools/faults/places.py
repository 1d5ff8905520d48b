"""Where a small fault can be put into a module, and what the text is with it.

A place lies within a function, and is known by that function's name and by where in its text it begins, so that the
same fault can be put into another checkout in which that function stands as it does here.
"""

import ast
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

TURNED: Mapping[type[ast.cmpop], str] = {
    ast.Eq: "!=", ast.NotEq: "==", ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">",
    ast.Is: "is not", ast.IsNot: "is", ast.In: "not in", ast.NotIn: "in",
}  # fmt: skip
WATCHED = '__import__("entaku_watched").hit({number})'
"""What a place is given to be seen: it says None, and writes down who came by (`watching.py`)."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Fault(NamedTuple):
    """A text that stands in a function of a module, and another that is put in its place."""

    module: str
    function: str
    kind: str
    begin: int
    end: int
    line: int
    before: str
    after: str

    @property
    def is_statement(self) -> bool:
        return self.kind == "removed"

    def __str__(self) -> str:
        before, after = (" ".join(text.split()) for text in (self.before, self.after))
        return f"{self.module}:{self.line} {self.function}: {before} -> {after}"


@lru_cache(maxsize=4)
def functions(source: bytes) -> dict[str, tuple[Function, int, int]]:
    """The functions of a module and of its classes, by their names, with where they begin and end."""
    starts = line_starts(source)
    found: dict[str, tuple[Function, int, int]] = {}
    for name, node in named(ast.parse(source).body):
        found[name] = (node, starts[node.lineno - 1], offset(starts, node.end_lineno, node.end_col_offset))
    return found


def named(body: list[ast.stmt], within: str = "") -> Iterator[tuple[str, Function]]:
    for node in body:
        if isinstance(node, Function):
            yield within + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from named(node.body, f"{within}{node.name}.")


def line_starts(source: bytes) -> list[int]:
    found = [0]
    for line in source.splitlines(keepends=True):
        found.append(found[-1] + len(line))
    return found


def offset(starts: list[int], line: int | None, column: int | None) -> int:
    return starts[(line or 1) - 1] + (column or 0)


def faults(module: str, source: bytes) -> Iterator[Fault]:
    """All that can be put into a module, one at a time."""
    starts = line_starts(source)
    for name, (function, begin, _) in functions(source).items():
        for node in inside(function):
            for kind, after in instead(node, function, source, starts):
                where = (
                    offset(starts, node.lineno, node.col_offset),
                    offset(starts, node.end_lineno, node.end_col_offset),
                )
                before = source[slice(*where)].decode()
                yield Fault(module, name, kind, where[0] - begin, where[1] - begin, node.lineno, before, after)


def inside(function: Function) -> Iterator[ast.expr | ast.stmt]:
    """What is done in a function itself: no types, no patterns, and nothing in a text, where places aren't known."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.JoinedStr | ast.pattern | ast.arguments | Function | ast.ClassDef):
            continue
        if isinstance(node, ast.expr | ast.stmt):
            yield node
        types = {id(getattr(node, field, None)) for field in ("annotation", "returns")}
        waiting += [each for each in ast.iter_child_nodes(node) if id(each) not in types]


def instead(
    node: ast.expr | ast.stmt, function: Function, source: bytes, starts: list[int]
) -> Iterator[tuple[str, str]]:
    """The kinds of fault that a node takes, and the text with each."""

    def text(part: ast.expr) -> str:
        begin, end = offset(starts, part.lineno, part.col_offset), offset(starts, part.end_lineno, part.end_col_offset)
        return f"({source[begin:end].decode()})"

    match node:
        case ast.Compare(left, [operator], [right]):
            yield "turned", f"({text(left)} {TURNED[type(operator)]} {text(right)})"
        case ast.Constant(int(number)) if not isinstance(number, bool):
            yield "counted", f"({number + 1})"
            if number > 1:
                yield "counted", f"({number - 1})"
        case ast.BoolOp(operator, values):
            joined = " or " if isinstance(operator, ast.And) else " and "
            yield "joined", f"({joined.join(map(text, values))})"
        case ast.UnaryOp(ast.Not(), operand):
            yield "denied", f"bool({text(operand)})"
        case ast.Expr(ast.Call()) | ast.AugAssign():
            yield "removed", "pass"
        case ast.Return(ast.expr() as value):
            yield from (("returned", f"return {other}") for other in otherwise(function.returns, value, text(value)))


def otherwise(annotation: ast.expr | None, value: ast.expr, text: str) -> Iterator[str]:
    """Another value of the type that a function says it returns."""
    match annotation:
        case ast.Name("bool"):
            yield f"not {text}"
        case ast.Name("int" | "float"):
            yield f"{text} + 1"
        case ast.Subscript(ast.Name("Procedure"), inner):
            yield from otherwise(inner, value, text)
        case ast.BinOp(_, ast.BitOr(), ast.Constant(None)) if not is_none(value):
            yield "None"
        case ast.Subscript(ast.Name("tuple"), ast.Tuple([_, ast.Constant(value=more)])) if more is ...:
            yield f"{text}[1:]"
        case ast.Subscript(ast.Name("list")):
            yield f"{text}[1:]"


def is_none(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and value.value is None


def where(fault: Fault, source: bytes) -> tuple[int, int]:
    """Where the fault's text begins and ends in a module.  Raises KeyError if the function isn't there."""
    _, begin, _ = functions(source)[fault.function]
    return begin + fault.begin, begin + fault.end


def put(fault: Fault, source: bytes) -> bytes:
    """The module with the fault in it."""
    begin, end = where(fault, source)
    return source[:begin] + fault.after.encode() + source[end:]


def watched(numbered: Mapping[int, Fault], source: bytes) -> bytes:
    """The module with all these places watched, none of which lies in another; it does what it did."""
    for number, fault in sorted(numbered.items(), key=lambda item: where(item[1], source), reverse=True):
        begin, end = where(fault, source)
        seen, text = WATCHED.format(number=number), source[begin:end].decode()
        after = f"{seen}; {text}" if fault.is_statement or fault.kind == "returned" else f"({seen} or ({text}))"
        source = source[:begin] + after.encode() + source[end:]
    return source


def stands_in(fault: Fault, here: bytes, there: bytes) -> bool:
    """Whether the function is the same to the letter in two texts of a module."""
    known = [functions(source).get(fault.function) for source in (here, there)]
    texts = [source[one[1] : one[2]] for one, source in zip(known, (here, there), strict=True) if one]
    return len(texts) == 2 and texts[0] == texts[1]
