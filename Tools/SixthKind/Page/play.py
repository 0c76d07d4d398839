"""Plays the page of the worked example in a browser: play.py FOLDER, which holds toss.qpk and toss.html."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Browsers"))

import playing
from games import KINDS, Kind
from hands import MEANS
from workbench import Workbench


def coin_toss(hand, lines):
    *calls, _ = lines
    for line in calls:
        hand.browser.until(f"packtool.reply().scene.round === {line['round'] - 1}")
        hand.push(f".big:nth-of-type({1 if line['call'] == 'heads' else 2})")
    hand.until_phase("over")


KINDS["coin-toss"] = Kind("toss", coin_toss, (None, 1))
bench = Workbench("chromium", False, sys.argv[1])
try:
    for seed, means in enumerate(MEANS):
        playing.play(bench, "coin-toss", means, seed)
finally:
    bench.close()
print(f"{bench.cases} cases in a browser, {len(bench.wrong)} wrong")
sys.exit(1 if bench.wrong else 0)
