import Diagnostics
import Games
import PackFormat
import Rows
import Testing
import TestSupport

@testable import Checking
@testable import Comparing
@testable import Kinds
@testable import Projects

/// Tests of the changes that a diff reports between two versions of a source.
struct PackDiffTests {
  /// Returns each change as `kind subject: name old>new`, followed by the suggested bump.
  private func reported(
    _ old: String, _ new: String, kind: ContentKind = .facts, limit: Int = .max
  ) throws -> [String] {
    let sides = try [old, new].map { source in
      ComparedPack(
        try Checked([source], kind: kind, languages: .init(own: "en", others: ["ru"])).pack(),
        path: "p")
    }
    let diff = try PackDiff(sides[0], sides[1], limit: limit)
    let changes = diff.sections.flatMap(\.changes).map { change in
      let values = change.values.map { " \($0.name) \($0.old ?? "")>\($0.new ?? "")" }.joined()
      let places = "\(change.oldPlace?.line ?? 0):\(change.newPlace?.line ?? 0)"
      return "\(change.kind.rawValue) \(change.subject)\(values) @\(places)"
    }
    return changes + ["\(diff.bump)"]
  }

  @Test(arguments: [
    ("integer", "Size", "2", ["answer-changed q Size 1>2 @2:2", "major"]),
    ("number", "Size", "1", ["columns-changed Size  integer>decimal @0:0", "major"]),
    (
      "integer", "Mass", "1",
      [
        "columns-changed Mass  >integer @0:0", "columns-changed Size  integer> @0:0",
        "value-changed q Mass >1 Size 1> @2:2", "major",
      ]
    ),
    (
      "integer\"}, {\"name\": \"More", "Size,More", "1,x",
      [
        "columns-changed More  >string @0:0", "value-changed q More >x @2:2", "minor",
      ]
    ),
  ])
  func ofATableWhatAppsReadIsCompared(
    _ type: String, _ columns: String, _ values: String, _ expected: [String]
  ) throws {
    func side(_ type: String, _ columns: String, _ values: String) throws -> ComparedPack {
      let name = columns.split(separator: ",")[0]
      let fields = "{\"name\": \"Name\"}, {\"name\": \"\(name)\", \"type\": \"\(type)\"}"
      return try table("{\"fields\": [\(fields)]}", "Name,\(columns)\na,\(values)\n")
    }
    let diff = try PackDiff(side("integer", "Size", "1"), side(type, columns, values), limit: 9)
    let id = QuestionId.derive(kind: "table", text: "a".utf8)
    let changes = diff.sections.flatMap(\.changes).map { change in
      let values = change.values.map { " \($0.name) \($0.old ?? "")>\($0.new ?? "")" }.joined()
      let places = "\(change.oldPlace?.line ?? 0):\(change.newPlace?.line ?? 0)"
      let subject = change.subject == id ? "q" : change.subject
      return "\(change.kind.rawValue) \(subject)\(values) @\(places)"
    }
    #expect(changes + ["\(diff.bump)"] == expected)
  }

  /// Returns the pack of a table with this Table Schema.
  private func table(_ schema: String, _ csv: String) throws -> ComparedPack {
    let folder = TemporaryFolder()
    folder.write("s.json", Array(schema.utf8))
    folder.write("a.csv", Array(csv.utf8))
    folder.write(
      "pack.xml",
      Array(
        """
        <pack id="tab" version="1.0.0" kind="table"><title>T</title><schema path="s.json"/>
        <source path="a.csv"/></pack>
        """.utf8))
    let check = try ProjectCheck(
      PackProject(opening: folder.path, kind: nil), .init(today: nil), building: true)
    return ComparedPack(
      try PackReader(ByteSource(try #require(check.pack).bytes)), path: "p")
  }

  /// Returns the changes from one table to another; `fields` are those of its schema, in JSON.
  private func reported(
    _ old: (fields: String, rest: String), _ new: (fields: String, rest: String), _ csv: String,
    _ other: String? = nil
  ) throws -> [String] {
    func side(_ schema: (fields: String, rest: String), _ csv: String) throws -> ComparedPack {
      try table("{\"fields\": [\(schema.fields)]\(schema.rest)}", csv)
    }
    let diff = try PackDiff(side(old, csv), side(new, other ?? csv), limit: 9)
    let changes = diff.sections.flatMap(\.changes).map { change in
      let values = change.values.map { " \($0.name) \($0.old ?? "")>\($0.new ?? "")" }.joined()
      return "\(change.kind.rawValue) \(change.subject)\(values)"
    }
    return changes + ["\(diff.bump)"]
  }

  @Test func rowsWithAKeyArePairedByTheWholeKeyAlone() throws {
    let fields = "{\"name\": \"Who\"}, {\"name\": \"Year\", \"type\": \"year\"}, {\"name\": \"Id\"}"
    let keyed = (fields, ", \"primaryKey\": [\"Who\", \"Year\"]")
    let old = "Who,Year,Id\na,1936,x\na,1937,y\nb,1936,z\n"
    #expect(
      try reported(keyed, keyed, old, "Who,Year,Id\na,1937,w\nb,1936,z\n") == [
        "answer-changed a/1937 Id y>w", "removed a/1936 Id x>", "major",
      ])
    #expect(
      try reported(keyed, keyed, old, old.replacing("b,1936", with: "b,1938")) == [
        "removed b/1936 Id z>", "added b/1938 Id >z", "major",
      ])
    // Another key names the rows otherwise; they are still paired by the new one.
    let other = (fields, ", \"primaryKey\": [\"Id\"]")
    #expect(
      try reported(keyed, other, old, old.replacing("1937", with: "1940")) == [
        "answer-changed y Year 1937>1940", "id-changed primaryKey  Who, Year>Id", "major",
      ])
  }

  @Test(arguments: [
    (
      "{\"name\": \"A\", \"description\": \"x\"}", "",
      ["schema-changed A description >\"x\"", "patch"]
    ),
    (
      "{\"name\": \"A\", \"constraints\": {\"minLength\": 1}}", "",
      ["schema-changed A constraints >{\"minLength\":1}", "minor"]
    ),
    ("{\"name\": \"A\"}", ", \"title\": \"x\"", ["schema-changed title  >\"x\"", "patch"]),
    ("{ \"name\": \"A\"}", "", ["schema-changed schema", "patch"]),
    ("{\"name\": \"A\"}, {\"name\": \"B\"}", "", ["schema-changed B", "patch"]),
  ])
  func changesOfTheSchemaAreListed(_ fields: String, _ rest: String, _ expected: [String]) throws {
    #expect(try reported(("{\"name\": \"A\"}", ""), (fields, rest), "A\na\n") == expected)
  }

  private let header = "Fact,Value,Unit,Id,Tags,Difficulty,Fact@ru\n"

  @Test(
    arguments: [
      ("Moons of Mars,2,moons,mars,a,1,Луны", ["none"]),
      ("Moons of Mars,3,moons,mars,a,1,Луны", ["answer-changed mars Value 2>3 @2:2", "major"]),
      (
        "Moons of Mars,2,moon,mars,a,1,Луны", ["answer-changed mars Unit moons>moon @2:2", "major"]
      ),
      (
        "Moons that Mars has,2,moons,mars,a,1,Луны",
        ["reworded mars Fact Moons of Mars>Moons that Mars has @2:2", "patch"]
      ),
      ("Moons of Mars,2,moons,mars,b,1,Луны", ["retagged mars Tags a>b @2:2", "patch"]),
      ("Moons of Mars,2,moons,mars,a,2,Луны", ["value-changed mars Difficulty 1>2 @2:2", "patch"]),
      (
        "Moons of Mars,2,moons,mars,a,1,Спутники",
        ["translated mars Fact@ru Луны>Спутники @2:2", "patch"]
      ),
      ("Moons of Mars,2,moons,marz,a,1,Луны", ["id-changed marz Id mars>marz @2:2", "major"]),
      (
        "Moons of Mars now,3,moons,mars,,1,Луны",
        [
          "answer-changed mars Value 2>3 @2:2",
          "reworded mars Fact Moons of Mars>Moons of Mars now @2:2",
          "retagged mars Tags a> @2:2", "major",
        ]
      ),
      (
        "Moons of Venus,0.5,moons,venus,a,1,Луны",
        [
          "removed mars Value 2> Unit moons> @2:0", "added venus Value >0.5 Unit >moons @0:2",
          "major",
        ]
      ),
    ] as [(String, [String])])
  func eachChangeIsReportedWithBothValuesAndPlaces(_ row: String, _ expected: [String]) throws {
    let rest = "\nOther thing,7,m,other,a,1,Это\n"
    let old = header + "Moons of Mars,2,moons,mars,a,1,Луны" + rest
    #expect(try reported(old, header + row + rest) == expected)
  }

  @Test func addedAndRemovedQuestionsAreReported() throws {
    let rows = ["Aaa,1,m,a,,,", "Bbb,2,m,b,,,", "Ccc,3,m,c,,,"]
    let all = header + rows.joined(separator: "\n") + "\n"
    let two = header + rows[0] + "\n" + rows[2] + "\n"
    #expect(try reported(two, all) == ["added b Value >2 Unit >m @0:3", "minor"])
    #expect(try reported(all, two) == ["removed b Value 2> Unit m> @3:0", "major"])
  }

  @Test func derivedIdsKnowAQuestionByWhatItAsks() throws {
    let old = "Fact,Value,Unit\nMoons of Mars,2,moons\nMoons of Saturn,146,moons\n"
    let id = QuestionId.derive(kind: "facts", text: "Moons of Saturn".utf8)
    #expect(
      try reported(old, old.replacing("146", with: "274")) == [
        "answer-changed \(id) Value 146>274 @3:3", "major",
      ])
    let reworded = "How many moons of Saturn are there?"
    let other = QuestionId.derive(kind: "facts", text: reworded.utf8)
    #expect(
      try reported(old, old.replacing("Moons of Saturn", with: reworded)) == [
        "reworded \(other) Fact Moons of Saturn>\(reworded) @3:3", "patch",
      ])
  }

  /// With another answer, it cannot be known that the question is the same.
  @Test func withoutAnIdAnotherWordingAndAnswerIsAnotherQuestion() throws {
    let old = "Fact,Value,Unit\nMoons of Mars,2,moons\nMoons of Saturn,146,moons\n"
    let new = old.replacing("Moons of Saturn,146", with: "How many moons of Saturn?,274")
    #expect(try reported(old, new).map { $0.prefix(7) } == ["removed", "added q", "major"])
  }

  @Test func aDerivedIdThatIsWrittenDownChangesNothing() throws {
    let old = "Fact,Value,Unit\nMoons of Mars,2,moons\n"
    let id = QuestionId.derive(kind: "facts", text: "Moons of Mars".utf8)
    #expect(try reported(old, "Fact,Value,Unit,Id\nMoons of Mars,2,moons,\(id)\n") == ["patch"])
    #expect(
      try reported(old, "Fact,Value,Unit,Id\nMoons of Mars,2,moons,mars\n") == [
        "id-changed mars Id \(id) (derived)>mars @2:2", "major",
      ])
  }

  @Test func anotherOrderIsOneChangeHoweverMuchMoved() throws {
    let rows = (1...9).map { "Thing \($0)x,\($0),m,t\($0),,," }
    let old = header + rows.joined(separator: "\n") + "\n"
    let new = header + (rows[1...] + rows[..<1]).joined(separator: "\n") + "\n"
    #expect(try reported(old, new) == ["order-changed facts @0:0", "patch"])
  }

  @Test func levelsInAnotherOrderAreAskedForInAnotherOrder() throws {
    let header = "Level,From,To,Computer,Hints,Id\n"
    let (one, two) = ("Easy,1,10,random,range,one\n", "Hard,1,1000,halving,range,two\n")
    #expect(
      try reported(header + one + two, header + two + one, kind: .numberDuel) == [
        "order-changed number-duel  one, two>two, one @0:0", "minor",
      ])
    #expect(
      try reported(
        header + one + two, header + one.replacing("10,", with: "20,") + two, kind: .numberDuel)
        == ["answer-changed one To 10>20 @2:2", "major"])
  }

  @Test func otherChoicesAreNotAnotherAnswer() throws {
    // A session asks ten questions.
    let others = (1...9).map { "Which is number \($0)?,A\($0),B\($0),C\($0),id\($0)\n" }.joined()
    let old = "Prompt,Right,Wrong1,Wrong2,Id\nWhich one is it?,Aaa,Bbb,Ccc,one\n" + others
    #expect(
      try reported(old, old.replacing("Ccc", with: "Ddd"), kind: .choiceQuiz) == [
        "choices-changed one Wrong2 Ccc>Ddd @2:2", "minor",
      ])
    #expect(
      try reported(old, old.replacing("Aaa,Bbb", with: "Bbb,Aaa"), kind: .choiceQuiz).first?
        .hasPrefix("answer-changed one Right Aaa>Bbb") == true)
  }

  @Test func aLanguageIsReportedOnceAndNotQuestionByQuestion() throws {
    let old = "Fact,Value,Unit,Id\nAaa,1,m,a\nBbb,2,m,b\n"
    let new = "Fact,Value,Unit,Id,Fact@ru\nAaa,1,m,a,Эта\nBbb,3,m,b,\n"
    #expect(
      try reported(old, new) == [
        "answer-changed b Value 2>3 @3:3", "language ru  >1 of 4 texts @0:0", "major",
      ])
    #expect(
      try reported(new, old) == [
        "answer-changed b Value 3>2 @3:3", "language ru  1 of 4 texts> @0:0", "major",
      ])
  }

  @Test func moreChangesThanAreKeptAreCounted() throws {
    let rows = (1...50).map { "Thing \($0)x,\($0),m,t\($0),,," }.joined(separator: "\n") + "\n"
    let other = rows.replacing("m,t", with: "km,t")
    let sides = try [rows, other].map { ComparedPack(try Checked(header + $0).pack(), path: "p") }
    let diff = try PackDiff(sides[0], sides[1], limit: 3)
    #expect(diff.sections.map(\.count) == [50])
    #expect(diff.sections.map(\.changes.count) == [3])
    #expect(diff.bump == .major)
    #expect(try PackDiff(sides[0], sides[1], limit: 0).bump == .major)
  }
}
