"""Several predicates as one, and one as several: where what something is like stands within another predicate."""

from entaku.oracle.ir.things import AllOf, Predicate


def as_one(where: tuple[Predicate, ...]) -> Predicate:
    """What a sort is like, as one predicate."""
    return where[0] if len(where) == 1 else AllOf(where)


def sorted_out(one: Predicate) -> tuple[Predicate, ...]:
    """The same as several."""
    return one.of if isinstance(one, AllOf) else (one,)
