"""Reads packs of packtool, and checks their sources.

    pack = packtool.open("world-facts.qpk")
    for question in pack.questions:
        print(question["Fact"], question["Value"])

The reader was written from docs/FORMAT.md alone and shares no code with packtool's own.
"""

from ._errors import PackError
from ._pack import Pack, open
from ._tables import Column, Table, Value, Zone

__all__ = ["Column", "Pack", "PackError", "Table", "Value", "Zone", "open"]
