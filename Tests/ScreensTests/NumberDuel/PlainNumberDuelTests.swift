import Games
import PackFormat
import Screens
import Testing

@Suite struct PlainNumberDuelTests {
  @Test func aDuelThatIsDrawn() throws {
    let lines = ["1", "", ">", "=", "5", "8", "q"]
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
        Attempt 2: 10? (> < =): =

        I needed 2 attempts. Round two: I have thought of a number from 1 to 10.
        Hint: 1 to 10 left, at worst 4 attempts to go.
        Your attempt 1: 5
        My number is greater than 5.
        Hint: 6 to 10 left, at worst 3 attempts to go.
        Your attempt 2: 8
        Equal: 8 is my number!
        Each of us needed 2 attempts: a draw.
        Wins in a row: 0
        The record is 0.
        ENTER for a new duel, q to quit: q

        """)
  }

  @Test func aWinIsARecordAndALossEndsTheRun() throws {
    let lines = [
      "normal", "", "g", "less", "=", "50", "75", "", "easy", "", "equal", "5", "6", "7", "8", "9",
      "10", "q",
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
        Level (1 to 3, ENTER = 1): normal

        Think of a number from 1 to 100, and keep it to yourself.
        ENTER when you have one: 

        Round one: I guess. Say whether your number is greater (>), less (<) or equal
        (=).
        Attempt 1: 50? (> < =): g
        Attempt 2: 76? (> < =): less
        Attempt 3: 63? (> < =): =

        I needed 3 attempts. Round two: I have thought of a number from 1 to 100.
        Your attempt 1: 50
        My number is greater than 50.
        Your attempt 2: 75
        Equal: 75 is my number!
        You needed 2 attempts, I needed 3 attempts: you win!
        Wins in a row: 1
        A new record!
        ENTER for a new duel, q to quit: 

        1. Easy: 1 to 10
        2. Normal: 1 to 100
        3. Blind: −5 to 5
        Hints are shown; type hints to hide them.
        Level (1 to 3, ENTER = 2): easy

        Think of a number from 1 to 10, and keep it to yourself.
        ENTER when you have one: 

        Round one: I guess. Say whether your number is greater (>), less (<) or equal
        (=).
        Hint: 1 to 10 left, at worst 10 attempts to go.
        Attempt 1: 8? (> < =): equal

        I needed 1 attempt. Round two: I have thought of a number from 1 to 10.
        Hint: 1 to 10 left, at worst 4 attempts to go.
        Your attempt 1: 5
        My number is greater than 5.
        Hint: 6 to 10 left, at worst 3 attempts to go.
        Your attempt 2: 6
        My number is greater than 6.
        Hint: warmer, 7 to 10 left, at worst 3 attempts to go.
        Your attempt 3: 7
        My number is greater than 7.
        Hint: warmer, 8 to 10 left, at worst 2 attempts to go.
        Your attempt 4: 8
        My number is greater than 8.
        Hint: warmer, 9 to 10 left, at worst 2 attempts to go.
        Your attempt 5: 9
        My number is greater than 9.
        Hint: warmer, only 10 is left, at worst 1 attempt to go.
        Your attempt 6: 10
        Equal: 10 is my number!
        You needed 6 attempts, I needed 1 attempt: I win.
        Wins in a row: 0
        The record is 1.
        ENTER for a new duel, q to quit: q

        """)
  }

  @Test func aDuelThatIsLeftEndsTheRun() throws {
    let lines = ["2", "", "<", ">", "=", "75", "", "", "", "n", "q"]
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
        Level (1 to 3, ENTER = 1): 2

        Think of a number from 1 to 100, and keep it to yourself.
        ENTER when you have one: 

        Round one: I guess. Say whether your number is greater (>), less (<) or equal
        (=).
        Attempt 1: 50? (> < =): <
        Attempt 2: 25? (> < =): >
        Attempt 3: 37? (> < =): =

        I needed 3 attempts. Round two: I have thought of a number from 1 to 100.
        Your attempt 1: 75
        Equal: 75 is my number!
        You needed 1 attempt, I needed 3 attempts: you win!
        Wins in a row: 1
        A new record!
        ENTER for a new duel, q to quit: 

        1. Easy: 1 to 10
        2. Normal: 1 to 100
        3. Blind: −5 to 5
        Hints are shown; type hints to hide them.
        Level (1 to 3, ENTER = 2): 

        Think of a number from 1 to 100, and keep it to yourself.
        ENTER when you have one: 

        Round one: I guess. Say whether your number is greater (>), less (<) or equal
        (=).
        Attempt 1: 51? (> < =): n
        You leave the duel, which ends your run of 1 win.

        1. Easy: 1 to 10
        2. Normal: 1 to 100
        3. Blind: −5 to 5
        Hints are shown; type hints to hide them.
        Level (1 to 3, ENTER = 2): q

        """)
  }

  @Test func aLevelBelowZeroIsPlayedAsAnyOther() throws {
    let lines = ["3", "", "<", "=", "-5", "-6", "5", "0", "3", "q"]
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
        Level (1 to 3, ENTER = 1): 3

        Think of a number from −5 to 5, and keep it to yourself.
        ENTER when you have one: 

        Round one: I guess. Say whether your number is greater (>), less (<) or equal
        (=).
        Attempt 1: −1? (> < =): <
        Attempt 2: −3? (> < =): =

        I needed 2 attempts. Round two: I have thought of a number from −5 to 5.
        Your attempt 1: -5
        My number is greater than −5.
        Your attempt 2: -6
        That is outside the range: my number is one from −5 to 5.
        Your attempt 2: 5
        My number is less than 5.
        Your attempt 3: 0
        My number is greater than 0.
        Your attempt 4: 3
        Equal: 3 is my number!
        You needed 4 attempts, I needed 2 attempts: I win.
        Wins in a row: 0
        The record is 0.
        ENTER for a new duel, q to quit: q

        """)
  }
}
