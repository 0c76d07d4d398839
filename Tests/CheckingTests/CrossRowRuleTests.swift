import Diagnostics
import PackFormat
import Rows
import Testing
import TestSupport

@testable import Checking
@testable import Kinds

struct CrossRowRuleTests {
  /// Returns the words of a text as rules compare them, with names and numbers starred.
  private func words(_ text: String) -> [ContentWords.Word] {
    var reader = ContentWords()
    reader.read(Array(text.utf8)[...])
    return reader.words
  }

  @Test(arguments: [
    ("Height of Mont Blanc", "what is the HEIGHT of Mont Blanc?"),
    ("Legs of spiders", "How many legs has a spider"),
    ("The dog’s teeth", "dogs tooth teeth dog's"),
    ("Столица Франции", "столицей франция"),
    ("Ёлочки", "елочка"),
    ("3.5 litres", "litre: 3.5"),
  ])
  func lettersEndingsAndSmallWordsMakeNoOtherWord(_ left: String, _ right: String) {
    #expect(words(left).allSatisfy(words(right).contains), "\(left), \(right)")
  }

  @Test(arguments: [
    ("Goals for Brazil", "Goals against Brazil"), ("3.5 litres", "35 litres"),
    ("with sugar", "without sugar"), ("the sign ₩", "the sign ₪"), ("glass", "glas"),
  ])
  func wordsOfOtherMeaningAreDifferent(_ left: String, _ right: String) {
    #expect(!words(left).allSatisfy(words(right).contains), "\(left), \(right)")
  }

  @Test func namesAndNumbersAreFixedAndTheFirstWordIsNot() {
    #expect(
      words("Height of Mont Blanc, 3rd peak").map(\.isFixed) == [false, true, true, true, false])
  }

  private func facts(_ rows: [String]) -> String {
    "Fact,Value,Unit\n" + rows.joined(separator: "\n") + "\n"
  }

  private func codes(_ sources: [String]) throws -> [String] {
    try Checked(sources).findings.map {
      "\($0.code.id) \($0.place.file) \($0.related.first?.place.file ?? "")"
    }
  }

  /// Each pair is sound, although a simpler rule would report it.
  @Test(arguments: [
    ["Capital cities of France,1,cities", "Capital cities of Spain,1,cities"],
    [
      "Teeth of an adult domestic cat in all,30,teeth",
      "Teeth of an adult domestic lynx in all,30,teeth",
    ],
    ["Goals by Brazil against Germany,1,goals", "Goals by Germany against Brazil,7,goals"],
    ["Matches won by Chad in 2014,3,matches", "Matches won by Chad in 2018,3,matches"],
    ["Height of Mont Blanc,4806,m", "The height of Mont Blanc,15767,feet"],
    ["Bones of a hand,27,bones", "Bones of a hand without the wrist,19,bones"],
    ["Height of the hill K2,2,m", "Fridays on the 13th,13,days"],
  ])
  func similarSoundRowsAreNotReported(_ rows: [String]) throws {
    #expect(try codes([facts(rows)]) == [])
  }

  @Test func rowsOfTwoSourcesAreCompared() throws {
    let sources = [
      facts(["Height of Mont Blanc,4806,m", "Legs of a spider,8,legs"]),
      "<facts><fact value=\"4810\" unit=\"m\">The height of Mont Blanc</fact>"
        + "<fact value=\"8\" unit=\"legs\">How many legs has a spider?</fact></facts>",
    ]
    #expect(try codes(sources) == ["Q105 b.xml a.csv", "Q001 b.xml a.csv"])
  }

  @Test func equalRowsAreOneErrorAndNoWarning() throws {
    #expect(
      try codes([facts(["Legs of a spider,8,legs", "Legs of a spider,8,legs"])]) == [
        "F110 a.csv a.csv"
      ])
  }

  /// One row more than the limit; the last two rows are the same in other words.
  @Test func moreThan100000RowsAreNotCompared() throws {
    func rows(_ count: Int) -> String {
      facts(
        (0..<count - 2).map { "Thing \($0),\($0 + 1),m" }
          + ["Legs of a spider,8,legs", "How many legs has a spider?,8,legs"])
    }
    let most = CrossRowRules.mostCompared
    #expect(try codes([rows(most)]) == ["Q001 a.csv a.csv"])
    #expect(try Checked([rows(most)]).check.note == nil)
    let many = try Checked([rows(most + 1)])
    #expect(many.findings.isEmpty)
    #expect(
      many.check.note?.hasSuffix(
        ": 100001 rows are not compared with each other, as they are more than 100000") == true)
  }

  /// Fewer than 20 questions are never reported, and neither is a share that chance may give.
  @Test(arguments: [(19, 19, []), (20, 20, ["P202"]), (20, 14, ["P202"]), (20, 9, [])])
  func theLongestIsReportedWhereItIsNearlyAlwaysRight(
    _ count: Int, _ longest: Int, _ codes: [String]
  ) throws {
    let rows = (0..<count).map {
      $0 < longest ? "Which \($0)?,longer \($0),b,c" : "Which \($0)?,a\($0),longer one,c"
    }
    let checked = try Checked(
      ["Prompt,Right,Wrong1,Wrong2\n" + rows.joined(separator: "\n") + "\n"], kind: .choiceQuiz)
    #expect(checked.findings.map(\.code.id) == codes)
  }

  @Test(arguments: [
    // Three zeros too many, and three too few.
    ("5642000", ["5642000"]), ("5", ["5"]), ("900000", []), ("40", []),
  ])
  func aValueFarFromAllOthersOfItsKindIsReported(_ value: String, _ reported: [String]) throws {
    let heights = ["4806", "8611", "6190", "3776", "1345"].enumerated().map {
      "Height of Peak \("ABCDE".map(String.init)[$0.offset]),\($0.element),m"
    }
    let checked = try Checked([facts(heights + ["Height of Elbrus,\(value),m"])])
    #expect(
      checked.findings.map { "\($0.code.id) \($0.place.bytes.count)" }
        == reported.map { "Q107 \($0.count)" })
  }
}
