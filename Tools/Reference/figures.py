"""Writes the figures that the package girth (PyPI) finds in the answers of Fixtures/evidence to girth.txt there.

`script/reference` runs it. girth knows the correlation with the other items, and alpha, of complete data.
"""

import sys
from importlib.metadata import version
from pathlib import Path

import numpy
from girth import classical_test_statistics
from girth.common import cronbach_alpha

folder = Path(sys.argv[1])
lines = [f"# script/reference: girth {version('girth')}"]
for name in ["lsat6", "lsat7", "simulated"]:
    key, *rows = (folder / f"{name}.txt").read_text("ascii").splitlines()
    right = numpy.array([[int(answer == wanted) for answer, wanted in zip(row, key)] for row in rows]).T
    found = classical_test_statistics(right, start_value=0, stop_value=1)
    lines.append(f"{name} - alpha {cronbach_alpha(right):.10f}")
    for item, value in enumerate(found["Item-Score Correlation"]):
        lines.append(f"{name} {item} itemRest {value:.10f}")
(folder / "girth.txt").write_text("\n".join(lines) + "\n", "ascii")
