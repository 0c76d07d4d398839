"""Prints answers of players to a choice quiz, for checks: players.py PACKTOOL PACK SESSIONS [HABITS].

A player knows an answer if ability and luck exceed the difficulty of the question, and else takes any choice. HABITS is
JSON with an object for each id of a question that is unlike others: its difficulty "hard" (0), the choice "true" that those
who know take in place of the key, choices that "nobody" takes, and the share "late" for which the time is up.
"""

import json
import math
import random
import subprocess
import sys

packtool, pack, sessions = sys.argv[1:4]
habits = json.loads(sys.argv[4]) if len(sys.argv) > 4 else {}
chance = random.Random(7).random


def read(command):
    return [json.loads(line) for line in subprocess.check_output([packtool, command, pack, "--json"]).splitlines()]


root = read("inspect")[0]["root"]
questions = read("show")
for _ in range(int(sessions)):
    session = "%016x" % int(chance() * 2**53)
    # The sum of uniform numbers is nearly normal.
    ability = sum(chance() for _ in range(12)) - 6
    for question in questions:
        habit = habits.get(question["id"], {})
        choices = [question[name] for name in ["Right", *(f"Wrong{n}" for n in range(1, 8))] if name in question]
        guesses = [choice for choice in choices if choice not in habit.get("nobody", [])]
        knows = chance() < 1 / (1 + math.exp(1.5 * (habit.get("hard", 0) - ability)))
        answer = habit.get("true", question["Right"]) if knows else guesses[int(chance() * len(guesses))]
        time = 1500 + int(chance() * 6000)
        if chance() < habit.get("late", 0):
            answer, time = "", 10000
        print(json.dumps({
            "pack": root, "session": session, "question": question["id"], "answer": answer,
            "right": answer == question["Right"], "milliseconds": time}, separators=(",", ":"), ensure_ascii=False))
