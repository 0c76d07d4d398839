"""Figures of packs/world-facts that follow from rules alone, without any table."""

import math
import unicodedata
from calendar import isleap
from collections import Counter
from datetime import date
from functools import cache
from itertools import combinations, combinations_with_replacement


def nearest(step, figure):
    """A figure rounded to a multiple of `step`, as the fact says that it is."""
    return round(figure / step) * step


# Mathematics, games and calendars


@cache
def ways_to_sum(total, parts):
    """Ways to make a total from parts that may repeat, order not counted."""
    if total == 0:
        return 1
    if total < 0 or not parts:
        return 0
    return ways_to_sum(total - parts[0], parts) + ways_to_sum(total, parts[1:])


def primes_below(limit):
    return [n for n in range(2, limit) if all(n % d for d in range(2, math.isqrt(n) + 1))]


def triangulations(corners):
    """Ways to cut a convex polygon: each triangle on one side splits the rest in two."""
    if corners < 4:
        return 1
    apexes = range(2, corners)
    return sum(triangulations(apex) * triangulations(corners + 1 - apex) for apex in apexes)


def hypercube_edges(dimensions):
    corners = range(2**dimensions)
    return sum((a ^ b).bit_count() == 1 for a, b in combinations(corners, 2))


def knight_moves(file, rank):
    steps = [(x, y) for x in (-2, -1, 1, 2) for y in (-2, -1, 1, 2) if abs(x) != abs(y)]
    return [(file + x, rank + y) for x, y in steps if 0 <= file + x < 8 and 0 <= rank + y < 8]


def first_chess_moves():
    """Each pawn one or two squares; each knight where its own pieces leave a square free."""
    free = [to for file in (1, 6) for to in knight_moves(file, 0) if to[1] > 1]
    return 8 * 2 + len(free)


def noughts_and_crosses(board=" " * 9, player="X"):
    """How many games can follow from a board."""
    lines = [board[i::3] for i in range(3)] + [board[i : i + 3] for i in (0, 3, 6)]
    lines += [board[::4], board[2:7:2]]
    if "XXX" in lines or "OOO" in lines or " " not in board:
        return 1
    other = "O" if player == "X" else "X"
    boards = (board[:i] + player + board[i + 1 :] for i in range(9) if board[i] == " ")
    return sum(noughts_and_crosses(after, other) for after in boards)


def polyominoes(size):
    """Shapes of edge-joined squares, the same when turned or flipped."""
    shapes = {((0, 0),)}
    for _ in range(size - 1):
        shapes = {
            canonical([*shape, (x + dx, y + dy)])
            for shape in shapes
            for x, y in shape
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
            if (x + dx, y + dy) not in shape
        }
    return len(shapes)


def canonical(cells):
    variants = []
    for _ in range(4):
        cells = [(y, -x) for x, y in cells]
        for variant in (cells, [(-x, y) for x, y in cells]):
            left, top = min(x for x, _ in variant), min(y for _, y in variant)
            variants.append(tuple(sorted((x - left, y - top) for x, y in variant)))
    return min(variants)


def highest_checkout():
    doubles = [2 * n for n in range(1, 21)] + [50]
    darts = [*range(1, 21), 25, *doubles, *(3 * n for n in range(1, 21))]
    return max(a + b + last for a in darts for b in darts for last in doubles)


def bowling_score(rolls):
    """Ten frames; a strike counts the two rolls after it too, a spare the one."""
    score = at = 0
    for _ in range(10):
        strike = rolls[at] == 10
        counted = 3 if strike or rolls[at] + rolls[at + 1] == 10 else 2
        score += sum(rolls[at : at + counted])
        at += 1 if strike else 2
    return score


def fridays_the_13th():
    return sum(date(y, m, 13).weekday() == 4 for y in range(2000, 2400) for m in range(1, 13))


def calendar_layouts():
    return len({(date(y, 1, 1).weekday(), isleap(y)) for y in range(2000, 2400)})


def julian_delay(first, last):
    """Days between the two calendars in March, the same in all these years."""
    (delay,) = {year // 100 - year // 400 - 2 for year in range(first, last + 1)}
    return delay


def queens(size, taken=()):
    """Ways to go on from queens in the first rows, given by their columns."""
    row = len(taken)
    if row == size:
        return 1
    free = (
        column
        for column in range(size)
        if all(abs(column - other) not in (0, row - above) for above, other in enumerate(taken))
    )
    return sum(queens(size, (*taken, column)) for column in free)


def hanoi_moves(discs):
    return 2 * hanoi_moves(discs - 1) + 1 if discs else 0


def first_taxicab_number():
    sums = Counter(a**3 + b**3 for a, b in combinations_with_replacement(range(1, 30), 2))
    return min(total for total, ways in sums.items() if ways == 2)


def perfect_numbers(limit):
    return [n for n in range(2, limit) if sum(d for d in range(1, n) if n % d == 0) == n]


def people_for_a_shared_birthday(days=365):
    people, all_different = 1, 1.0
    while all_different >= 0.5:
        all_different *= (days - people) / days
        people += 1
    return people


def fibonacci(place):
    before, number = 0, 1
    for _ in range(place - 1):
        before, number = number, before + number
    return number


def collatz_steps(number):
    steps = 0
    while number != 1:
        number = 3 * number + 1 if number % 2 else number // 2
        steps += 1
    return steps


# The Earth: WGS 84 is defined by its equatorial radius in km and its flattening

WGS84_RADIUS, WGS84_FLATTENING = 6378.137, 1 / 298.257223563


def meridian_length(steps=100_000):
    """All the way round through both poles, by summing arcs of the ellipse."""
    polar = WGS84_RADIUS * (1 - WGS84_FLATTENING)
    angles = ((i + 0.5) * math.tau / steps for i in range(steps))
    arcs = (math.hypot(WGS84_RADIUS * math.sin(t), polar * math.cos(t)) for t in angles)
    return sum(arcs) * math.tau / steps


def equator_length():
    return math.tau * WGS84_RADIUS


def earth_surface():
    """In square kilometres, by the formula for an ellipsoid that is flattened at its poles."""
    eccentricity = math.sqrt(WGS84_FLATTENING * (2 - WGS84_FLATTENING))
    part = (1 - eccentricity**2) / eccentricity * math.atanh(eccentricity)
    return math.tau * WGS84_RADIUS**2 * (1 + part)


def geostationary_height(gravity, radius):
    """In km, from the Earth's gravitational parameter and radius in metres and seconds."""
    sidereal_day = 86164.0905
    return ((gravity * (sidereal_day / math.tau) ** 2) ** (1 / 3) - radius) / 1000


def letters(first, last, prefix, without="\0"):
    """Characters of a range whose Unicode names begin one way and lack a word."""
    names = (unicodedata.name(chr(c), "") for c in range(ord(first), ord(last) + 1))
    return sum(name.startswith(prefix) and without not in name for name in names)


def hangul_syllables():
    names = (unicodedata.name(chr(c), "") for c in range(0x10000))
    return sum(name.startswith("HANGUL SYLLABLE") for name in names)


def basic_hiragana():
    """Without small letters, those with a mark of voice, and the two no longer in use."""
    letters = {chr(c) for c in range(ord("ぁ"), ord("ん") + 1)} - {"ゐ", "ゑ"}
    return sum(
        "SMALL" not in unicodedata.name(letter) and not unicodedata.decomposition(letter)
        for letter in letters
    )
