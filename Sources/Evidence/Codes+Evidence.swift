package import Diagnostics

// Family E: what the answers of players show.
extension Code {
  package static let suspectKey = Code(
    "E001", .warning, "better players choose another answer than the key",
    why: """
      If those who know most choose a wrong answer, and those who choose the key know least, then the \
      key is probably wrong: players lose for being right.
      """,
    bad: "Prompt,Right,Wrong1\nCapital of Australia?,Sydney,Canberra",
    good: "Prompt,Right,Wrong1\nCapital of Australia?,Canberra,Sydney",
    fix: """
      Look the answer up. If the key is wrong, exchange it; if it is right, make the other choice clearly \
      wrong, or suppress the finding for this question and say why.
      """)
  package static let deadDistractor = Code(
    "E002", .warning, "a wrong choice that hardly anybody takes",
    why: "It only costs time to read: the question is guessed as if it had one choice less.",
    bad: "Prompt,Right,Wrong1,Wrong2\nCapital of Peru?,Lima,Quito,Tokyo",
    good: "Prompt,Right,Wrong1,Wrong2\nCapital of Peru?,Lima,Quito,La Paz",
    fix: "Replace the choice by one that somebody may take who does not know, or leave it out.")
  package static let tooEasy = Code(
    "E003", .warning, "nearly everybody knows the answer",
    why: "A question that all answer right tells nobody anything, and bores good players.",
    bad: "Prompt,Right,Wrong1\nHow many legs has a dog?,4,5",
    good: "Prompt,Right,Wrong1\nHow many teeth has a dog?,42,32",
    fix:
      "Ask something less well known, make wrong choices harder, or keep it as a gift and suppress this."
  )
  package static let slowerThanLimit = Code(
    "E004", .warning, "the time is often up before an answer",
    why: "Players lose to the clock and not for want of knowledge.",
    bad: "(a question of 40 words, and <rules seconds=\"5\"/>)",
    good: "(the same, and <rules seconds=\"15\"/>)",
    fix: "Shorten the question or its choices, or let the rules give more seconds.")
  package static let otherDifficulty = Code(
    "E005", .warning, "a question is easier or harder than its Difficulty says",
    why: "Players who choose a difficulty get questions of another.",
    bad: "Prompt,Right,Wrong1,Difficulty\nCapital of Peru?,Lima,Quito,5 (nine of ten know it)",
    good: "Prompt,Right,Wrong1,Difficulty\nCapital of Peru?,Lima,Quito,1",
    fix:
      "Take over the Difficulty that the answers show: packtool fix --unsafe --only E005 does, after packtool analyse --write."
  )
  package static let wrongAnswerLine = Code(
    "E006", .error, "a line of a file of answers is no answer",
    why: "Figures from which answers are missing may be wrong.",
    bad: #"{"question":"paris","answer":"Lyon"}"#,
    good: #"{"pack":"…","session":"…","question":"paris","answer":"Lyon","right":false}"#,
    fix:
      "Take the file from the program that wrote it, or remove the line; packtool help answers describes it."
  )
  package static let answersToOther = Code(
    "E007", .warning, "answers to questions that are not in the pack",
    why: "They were given to another pack, or to an older version of it, and do not count.",
    bad: "packtool analyse answers.jsonl new.qpk (the answers were given to old.qpk)",
    good: "packtool analyse answers.jsonl old.qpk",
    fix: """
      Analyse them with the pack that was played. With --any-version, answers to other versions count where \
      the question has the same id, key and choices.
      """)
  package static let brokenEvidence = Code(
    "E008", .warning, "an evidence file that cannot be read",
    why: "What players' answers have shown before is not repeated.",
    bad: "(an evidence.json that was edited by hand, or cut short)",
    good: "(the file as packtool analyse --write wrote it)",
    fix: "Write it anew with packtool analyse --write, or delete it.")

  package static let evidence: [Code] = [
    suspectKey, deadDistractor, tooEasy, slowerThanLimit, otherDifficulty, wrongAnswerLine,
    answersToOther, brokenEvidence,
  ]
}
