"""Reads packs of packtool, and checks their sources.

    pack = packtool.open("world-facts.qpk")
    for question in pack.questions:
        print(question["Fact"], question["Value"])

    for finding in packtool.validate("packs"):
        print(finding.file, finding.line, finding.message)

The reader was written from docs/FORMAT.md alone and shares no code with packtool's own. `validate` and `compile` run
the program.
"""

from ._errors import ColumnError, PackError
from ._findings import Edit, Finding, Place, Related, Report, compile, validate
from ._pack import Pack, open
from ._program import PacktoolError, find_program
from ._tables import Column, KeyValue, Row, Table, Value, Zone

__all__ = [
    "Column", "ColumnError", "Edit", "Finding", "KeyValue", "Pack", "PackError", "PacktoolError", "Place", "Related",
    "Report", "Row", "Table", "Value", "Zone", "compile", "find_program", "open", "validate",
]
