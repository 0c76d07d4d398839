"""Writes a workbook of 100,000 questions by openpyxl, or reads the rows of one: workbook.py write|read FILE."""

import sys

import openpyxl

COLUMNS = ["Prompt", "Right", "Wrong1", "Wrong2", "Wrong3", "Explanation", "Difficulty"]


def write(path):
    book = openpyxl.Workbook(write_only=True)
    sheet = book.create_sheet("Quiz")
    sheet.append(COLUMNS)
    for number in range(100_000):
        sheet.append([
            f"Which number follows the number {number} in the list of all whole numbers?", str(number + 1),
            str(number + 2), str(number + 3), str(number - 1), f"It is {number} plus one.", number % 5 + 1])
    book.save(path)


def read(path):
    book = openpyxl.load_workbook(path, read_only=True)
    print(sum(1 for sheet in book for _ in sheet.iter_rows(values_only=True)))


if __name__ == "__main__":
    {"write": write, "read": read}[sys.argv[1]](sys.argv[2])
