import Files
import Rows
import TestSupport
import Testing

@testable import Rewriting

/// Merges of CSV sources at their edges; script/checks/merge compares random histories with a model.
struct SourceMergeTests {
  private static let header = "Fact,Value,Unit,Id\n"

  private static func merge(
    _ base: String, _ ours: String, _ theirs: String, labels: ConflictText.Labels = .init()
  ) throws -> SourceMerge {
    let folder = TemporaryFolder()
    let paths = paths(base, ours, theirs, in: folder)
    return try withExtendedLifetime(folder) {
      try SourceMerge(base: paths[0], ours: paths[1], theirs: paths[2], labels: labels)
    }
  }

  private static func unchanged(
    _ base: String, _ ours: String, _ theirs: String
  ) throws -> String? {
    let folder = TemporaryFolder()
    let paths = paths(base, ours, theirs, in: folder)
    return try withExtendedLifetime(folder) {
      try UnchangedSide(base: paths[0], ours: paths[1], theirs: paths[2]).map {
        String(decoding: $0.text, as: UTF8.self)
      }
    }
  }

  private static func paths(_ texts: String..., in folder: TemporaryFolder) -> [String] {
    zip(["base", "ours", "theirs"], texts).map { folder.write($0, Array($1.utf8)) }
  }

  private static func text(_ merge: SourceMerge) -> String {
    String(decoding: merge.text, as: UTF8.self)
  }

  @Test func aFileThatBothSidesAddedIsMergedByIds() throws {
    let merge = try Self.merge(
      "", Self.header + "Rhine,1233,km,rhine\nElbe,,km,elbe\n",
      "Id,Fact,Value,Unit,Source\nmain,Main,527,km,atlas\nelbe,Elbe,1094,km,\nrhine,Rhine,1230,km,\n"
    )
    #expect(
      Self.text(merge) == """
        Fact,Value,Unit,Id,Source
        Rhine,"<<<<<<< ours
        1233
        =======
        1230
        >>>>>>> theirs",km,rhine,
        Elbe,1094,km,elbe,
        Main,527,km,main,atlas

        """)
    #expect(merge.conflicts == [SourceMerge.Conflict(row: "rhine", column: "Value")])
    #expect(merge.taken == (cells: 1, added: 1, removed: 0))
  }

  @Test func aFileThatBothSidesAddedHasOneKind() throws {
    #expect(throws: SourceMerge.Refusal.self) {
      try Self.merge("", Self.header + "Rhine,1233,km,rhine\n", "Prompt,Right,Wrong1\nA?,b,c\n")
    }
  }

  @Test func theVersionThatAloneChangedIsTheResultByteForByte() throws {
    let base = Self.header + "Rhine,1233,km,rhine\nElbe,1094,km,elbe\n"
    let moved = "\u{FEFF}Id;Fact;Value;Unit\r\n\"elbe\";Elbe;1094;km\r\nrhine;\"Rhine\";1233;km"
    #expect(try Self.unchanged(base, base, moved) == moved)
    #expect(try Self.unchanged(base, moved, base) == moved)
    #expect(try Self.unchanged(base, moved, moved) == moved)
    #expect(try Self.unchanged("", "", "no table") == "no table")
    #expect(try Self.unchanged(base, moved, base + "\n") == nil)
  }

  @Test func aConflictNamesTheVersionsThatAreMerged() throws {
    let base = Self.header + "Rhine,1233,km,rhine\nElbe,1094,km,elbe\n"
    let merge = try Self.merge(
      base, Self.header + "Rhine,1230,km,rhine\n",
      Self.header + "Rhine,1239,km,rhine\nElbe,1091,km,elbe\n",
      labels: ConflictText.Labels(
        ours: "main", theirs: "1a2b3c4 (say \"1239\"\nwith \u{202E}): the row is removed"))
    let label = #"1a2b3c4 (say "1239"\nwith \u{202E}): the row is removed"#
    let conflicts = [
      ConflictText(ours: "1230", theirs: "1239", labels: .init(ours: "main", theirs: label)),
      ConflictText(ours: nil, theirs: "1091", labels: .init(ours: "main", theirs: label)),
    ]
    for conflict in conflicts {
      #expect(Self.text(merge).contains(conflict.text.replacing("\"", with: "\"\"")))
    }
    #expect(
      conflicts[1].text == """
        <<<<<<< ours (main): the row is removed

        =======
        1091
        >>>>>>> theirs (\(label))
        """)
  }

  @Test func aLongNameOfAVersionIsCutOff() {
    let labels = ConflictText.Labels(ours: String(repeating: "ä", count: 61))
    #expect(
      ConflictText(ours: "1", theirs: "2", labels: labels).text.hasPrefix(
        "<<<<<<< ours (" + String(repeating: "ä", count: 59) + "…)\n"))
  }
}
