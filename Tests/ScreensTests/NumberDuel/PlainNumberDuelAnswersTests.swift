import Games
import PackFormat
import Screens
import Testing

/// Tests of what a number duel says line by line about answers, guesses, hints and help.
@Suite struct PlainNumberDuelAnswersTests {
  @Test func answersThatCannotAllBeTrueAreSaidAndTheRoundGoesOnFromTheLastSoundOne() throws {
    let lines = [
      "1", "", ">", ">", "<", ">", "back", "back", "<", "<", "=", "back", "=", "4", "b", "q",
    ]
    #expect(
      try DuelPack().dialogue(lines, settings(1)) == """
        Guess
        Number duel: I guess your number, you guess mine, and fewer attempts win. Type ?
        for help, n for a new duel, q to quit.
        Longest run of wins: 0

        1. Easy: 1 to 10
        2. Normal: 1 to 100
        3. Blind: −5 to 5
        Hints are shown; type hints to hide them.
        Level (1 to 3, ENTER = 1): 1

        Think of a number from 1 to 10, and keep it to yourself.
        ENTER when you have one: 

        Round one: I guess. Say whether your number is greater (>), less (<) or equal
        (=).
        Hint: 1 to 10 left, at worst 10 attempts to go.
        Attempt 1: 4? (> < =): >
        Hint: 5 to 10 left, at worst 6 attempts to go.
        Attempt 2: 10? (> < =): >
        Your number cannot be greater than 10: the numbers go from 1 to 10. So I forget
        that answer and ask again; type back if an earlier one was wrong.
        Attempt 2: 10? (> < =): <
        Hint: 5 to 9 left, at worst 5 attempts to go.
        Attempt 3: 5? (> < =): >
        Hint: 6 to 9 left, at worst 4 attempts to go.
        Attempt 4: 9? (> < =): back
        Your last answer is taken back.
        Hint: 5 to 9 left, at worst 5 attempts to go.
        Attempt 3: 5? (> < =): back
        Your last answer is taken back.
        Hint: 5 to 10 left, at worst 6 attempts to go.
        Attempt 2: 10? (> < =): <
        Hint: 5 to 9 left, at worst 5 attempts to go.
        Attempt 3: 6? (> < =): <
        Hint: only 5 is left, at worst 1 attempt to go.
        Attempt 4: 5? (> < =): =

        I needed 4 attempts. Round two: I have thought of a number from 1 to 10.
        Hint: 1 to 10 left, at worst 4 attempts to go.
        Your attempt 1: back
        Your last answer is taken back.
        Hint: only 5 is left, at worst 1 attempt to go.
        Attempt 4: 5? (> < =): =

        I needed 4 attempts. Round two: I have thought of a number from 1 to 10.
        Hint: 1 to 10 left, at worst 4 attempts to go.
        Your attempt 1: 4
        My number is greater than 4.
        Hint: 5 to 10 left, at worst 3 attempts to go.
        Your attempt 2: b
        There is no answer to take back.
        Your attempt 2: q
        You leave the duel.

        """)
  }

  @Test func whatIsNoGuessIsExplainedAndCostsNoAttempt() throws {
    let lines = [
      "no", "0", "4", "2", "37", "", "", "maybe", "e", "0", "101", "1.5", "", "abc", "10",
    ]
    #expect(
      try DuelPack().dialogue(lines, settings(1)) == """
        Guess
        Number duel: I guess your number, you guess mine, and fewer attempts win. Type ?
        for help, n for a new duel, q to quit.
        Longest run of wins: 0

        1. Easy: 1 to 10
        2. Normal: 1 to 100
        3. Blind: −5 to 5
        Hints are shown; type hints to hide them.
        Level (1 to 3, ENTER = 1): no
        "no" is no level here: type a number from 1 to 3, or a level's name.
        Level (1 to 3, ENTER = 1): 0
        "0" is no level here: type a number from 1 to 3, or a level's name.
        Level (1 to 3, ENTER = 1): 4
        "4" is no level here: type a number from 1 to 3, or a level's name.
        Level (1 to 3, ENTER = 1): 2

        Think of a number from 1 to 100, and keep it to yourself.
        ENTER when you have one: 37
        Keep it to yourself, and press ENTER when you have it.
        ENTER when you have one: 

        Round one: I guess. Say whether your number is greater (>), less (<) or equal
        (=).
        Attempt 1: 50? (> < =): 
        Type > if your number is greater than 50, < if it is less, = if it is equal.
        Attempt 1: 50? (> < =): maybe
        "maybe" is no answer. Type > if your number is greater than 50, < if it is less,
        = if it is equal.
        Attempt 1: 50? (> < =): e

        I needed 1 attempt. Round two: I have thought of a number from 1 to 100.
        Your attempt 1: 0
        That is outside the range: my number is one from 1 to 100.
        Your attempt 1: 101
        That is outside the range: my number is one from 1 to 100.
        Your attempt 1: 1.5
        Only whole numbers here.
        Your attempt 1: 
        Type a number, as 42.
        Your attempt 1: abc
        "abc" is no number: write it as 42.
        Your attempt 1: 10
        My number is greater than 10.
        Your attempt 2: 
        """)
  }

  @Test func theHintsOfALevelAreShownUntilTheyAreHidden() throws {
    let lines = ["1", "", "hints", "=", "1", "10", "hints on", "5", "4", "hints off", "6"]
    #expect(
      try DuelPack().dialogue(lines, settings(2)) == """
        Guess
        Number duel: I guess your number, you guess mine, and fewer attempts win. Type ?
        for help, n for a new duel, q to quit.
        Longest run of wins: 0

        1. Easy: 1 to 10
        2. Normal: 1 to 100
        3. Blind: −5 to 5
        Hints are shown; type hints to hide them.
        Level (1 to 3, ENTER = 1): 1

        Think of a number from 1 to 10, and keep it to yourself.
        ENTER when you have one: 

        Round one: I guess. Say whether your number is greater (>), less (<) or equal
        (=).
        Hint: 1 to 10 left, at worst 10 attempts to go.
        Attempt 1: 4? (> < =): hints
        Hints are hidden; type hints to show them.
        Attempt 1: 4? (> < =): =

        I needed 1 attempt. Round two: I have thought of a number from 1 to 10.
        Your attempt 1: 1
        My number is greater than 1.
        Your attempt 2: 10
        My number is less than 10.
        Your attempt 3: hints on
        Hints are shown; type hints to hide them.
        Hint: warmer, 2 to 9 left, at worst 4 attempts to go.
        Your attempt 3: 5
        My number is greater than 5.
        Hint: colder, 6 to 9 left, at worst 3 attempts to go.
        Your attempt 4: 4
        My number is greater than 4.
        Hint: colder, 6 to 9 left, at worst 3 attempts to go.
        Your attempt 5: hints off
        Hints are hidden; type hints to show them.
        Your attempt 5: 6
        My number is greater than 6.
        Your attempt 6: 
        """)
  }

  @Test func helpTellsTheRulesWithThePacksOwnLevels() throws {
    let lines = ["?", "2", "h"]
    #expect(
      try DuelPack().dialogue(lines, settings(1)) == """
        Guess
        Number duel: I guess your number, you guess mine, and fewer attempts win. Type ?
        for help, n for a new duel, q to quit.
        Longest run of wins: 0

        1. Easy: 1 to 10
        2. Normal: 1 to 100
        3. Blind: −5 to 5
        Hints are shown; type hints to hide them.
        Level (1 to 3, ENTER = 1): ?
        Round one: think of a number. The computer guesses it, and you answer only
        whether your number is greater, less or equal. Answers that cannot all be true
        do not count.
        Round two: the computer thinks of a number and you guess it, with the same three
        answers. Who needed fewer attempts wins; as many are a draw.
        Easy: 1 to 10. The computer guesses any number that is left: at worst 10
        attempts.
        Normal: 1 to 100. The computer halves what is left: at worst 7 attempts.
        Blind: −5 to 5. The computer guesses near the middle of what is left: at worst 6
        attempts.
        The high score is the longest run of wins, at any level. A draw keeps a run
        going; a duel that is lost, or left after the first guess, ends it.
        Answer with >, < or =, or with greater, less or equal; back takes your last
        answer back. hints shows or hides the hints, n starts a new duel, q quits.
        where names the id, file and line of the question, if you want to report it.
        Level (1 to 3, ENTER = 1): 2

        Think of a number from 1 to 100, and keep it to yourself.
        ENTER when you have one: h
        Round one: think of a number. The computer guesses it, and you answer only
        whether your number is greater, less or equal. Answers that cannot all be true
        do not count.
        Round two: the computer thinks of a number and you guess it, with the same three
        answers. Who needed fewer attempts wins; as many are a draw.
        Easy: 1 to 10. The computer guesses any number that is left: at worst 10
        attempts.
        Normal: 1 to 100. The computer halves what is left: at worst 7 attempts.
        Blind: −5 to 5. The computer guesses near the middle of what is left: at worst 6
        attempts.
        The high score is the longest run of wins, at any level. A draw keeps a run
        going; a duel that is lost, or left after the first guess, ends it.
        Answer with >, < or =, or with greater, less or equal; back takes your last
        answer back. hints shows or hides the hints, n starts a new duel, q quits.
        where names the id, file and line of the question, if you want to report it.
        ENTER when you have one: 
        """)
  }
}
