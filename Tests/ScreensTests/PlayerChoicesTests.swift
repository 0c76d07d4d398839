import Glibc
import Scores
import Screens
import Testing

@Suite struct PlayerChoicesTests {
  @Test func aChoiceLastsForTheRunWhereThereIsNoPlaceForIt() {
    let choices = PlayerChoices(nil)
    #expect(choices["hints"] == nil)
    #expect(choices.choose("hidden", for: "hints") == nil)
    #expect(choices["hints"] == "hidden")
    #expect(PlayerChoices(nil)["hints"] == nil)
  }

  @Test func aChoiceIsRememberedBetweenRunsWhereThereIsAPlaceForIt() throws {
    let path = "/tmp/packtool-choices-\(getpid()).sqlite"
    defer { _ = unsafe unlink(path) }
    let choices = PlayerChoices(path)
    #expect(choices["hints"] == nil)
    #expect(unsafe access(path, F_OK) != 0, "looking made a file")
    #expect(choices.choose("hidden", for: "hints") == nil)
    #expect(PlayerChoices(path)["hints"] == "hidden")
    #expect(try Scores(path).all().isEmpty)
    #expect(PlayerChoices(path).choose("shown", for: "hints") == nil)
    #expect(PlayerChoices(path)["hints"] == "shown")
  }

  @Test func whatIsChosenElsewhereMeanwhileChangesNoGameThatIsPlayed() {
    let path = "/tmp/packtool-choices-meanwhile-\(getpid()).sqlite"
    defer { _ = unsafe unlink(path) }
    let choices = PlayerChoices(path)
    #expect(choices["hints"] == nil)
    #expect(PlayerChoices(path).choose("hidden", for: "hints") == nil)
    #expect(choices["hints"] == nil)
    #expect(choices.asked.isEmpty)
  }

  @Test func aPlaceThatCannotBeWrittenIsReportedAndTheChoiceHoldsForTheRun() {
    let choices = PlayerChoices("/proc/packtool/scores.sqlite")
    #expect(
      choices.choose("hidden", for: "hints")
        == "cannot keep scores in /proc/packtool/scores.sqlite: no such file or directory")
    #expect(choices["hints"] == "hidden")
    #expect(choices.trouble == choices.choose("hidden", for: "hints"))
  }

  @Test func choicesThatCannotBeReadAreReportedAndNotTakenForNone() throws {
    let path = "/tmp/packtool-choices-folder-\(getpid())"
    #expect(unsafe mkdir(path, 0o700) == 0)
    defer { _ = unsafe rmdir(path) }
    let choices = PlayerChoices(path)
    #expect(choices.trouble == nil)
    #expect(choices["hints"] == nil)
    #expect(choices.trouble == "cannot keep scores in \(path): unable to open database file")
  }

  @Test func aScoreThatCannotBeKeptIsReportedAndHoldsForTheRun() throws {
    let path = "/tmp/packtool-moved-\(getpid()).sqlite"
    let keeper = ScoreKeeper(
      try Scores(path), pack: "p", kind: "facts", rules: "r", title: "P")
    #expect(keeper.trouble == nil)
    _ = unsafe unlink(path)
    // It is no new record, because nobody will know of it.
    #expect(!keeper.finish(7))
    #expect(keeper.best == 7)
    let trouble = "cannot keep scores in \(path): it was moved or deleted meanwhile"
    #expect(keeper.trouble == trouble)
    #expect(keeper.history(last: 1, hardest: 1)?.games ?? 0 == 0)
    #expect(keeper.trouble == trouble)
  }
}
