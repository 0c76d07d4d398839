"""The kinds of content that the page plays, in the order of its tests."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Kind:
    # The sample pack.
    pack: str
    # The bot and the seed whose game has the most screens.
    tour: tuple[str | None, int]
    # The games of some seeds are played by other bots, which answer late, wrong or at random; theirs are short.
    bots: dict[int, str] = field(default_factory=dict)


KINDS = {
    "facts": Kind("world-facts", ("random", 3), {1: "random", 5: "high"}),
    "choice-quiz": Kind("world-currencies", (None, 2), {3: "random", 5: "slow"}),
    "short-answer": Kind("in-a-word", (None, 1), {3: "slow", 5: "slips"}),
    "number-duel": Kind("guess-the-number", (None, 1), {3: "edge", 5: "forgetful"}),
    "sum-grid": Kind("number-grid", (None, 1), {3: "hasty"}),
    "roster": Kind("eagles-hall-of-fame", (None, 1), {3: "random"}),
}
