import Diagnostics
import Files
import Glibc
import PackFormat
import Testing
import TestSupport

@testable import Checking
@testable import Kinds

/// Tests of pictures that several rows share, of unused files, and of the pictures in a pack.
struct AssetSharingTests {
  @Test func onePictureForTwoPeopleIsReported() throws {
    let project = AssetProject()
    try project.putManifest()
    try project.putPictures("star", "ring")
    try project.put("images/sun.png", AssetProject.picture("star"))
    try project.put(
      "a.csv", "Name,Image,Alt\nAda,star.png,A\nBob,star.png,B\nCyd,ring.png,C\nDan,sun.png,D\n")
    let related = "[a.csv:2 `star.png`: used here first]"
    #expect(
      try project.findings() == [
        "A005 a.csv:3 `star.png`: one picture for \"Ada\" and for \"Bob\""
          + " (both in round 1 of seed 7; give each its own picture) \(related)",
        "A005 a.csv:5 `sun.png`: one picture for \"Ada\" and for \"Dan\" (the same picture as"
          + " \"star.png\"; both in round 1 of seed 3; give each its own picture) \(related)",
      ])
  }

  private static let header = "Prompt,Right,Wrong1,Image,Alt\n"

  @Test func onePictureForTwoDescriptionsIsReported() throws {
    let project = AssetProject()
    try project.putManifest(.choiceQuiz, more: "<rules questions=\"2\"/>")
    try project.putPictures("star")
    try project.put(
      "a.csv", Self.header + "Which?,a,b,star.png,A star\nWhat?,a,b,star.png,Five points\n")
    #expect(
      try project.findings() == [
        "A005 a.csv:3 `star.png`: one picture for \"A star\" and for \"Five points\" (give each its"
          + " own picture, or describe it in the same words) [a.csv:2 `star.png`: used here first]"
      ])
  }

  @Test func theSamePictureTwiceIsStoredOnceUnderTheNameFirstUsed() throws {
    let project = AssetProject()
    try project.putManifest(.choiceQuiz, more: "<rules questions=\"2\"/>")
    try project.putPictures("star", "ring")
    try project.put("images/a-copy.png", AssetProject.picture("star"))
    let rows = """
      Which?,a,b,star.png,A star
      What?,a,b,a-copy.png,A star
      Who?,a,b,,
      When?,a,b,ring.png,A ring
      Why?,a,b,star.png,A star

      """
    try project.put("a.csv", Self.header + rows)
    let check = try project.check()
    #expect(project.findings(check) == [])
    #expect(
      try project.assets(check) == [
        "star.png image/png 160x160 995", "ring.png image/png 160x160 809",
      ])
    let pack = try PackReader(ByteSource(try #require(check.pack).bytes))
    let column = try #require(pack.table("choice-quiz")?.optionalColumn("Image"))
    #expect(column.type == .reference && column.target == ".assets")
    #expect(try (0..<5).map { try pack.integer(column, $0) } == [0, 0, nil, 1, 0])
    let questions = QuestionReader(pack)
    #expect(
      try (0..<5).map { try questions.question($0).text("Image") } == [
        "star.png", "star.png", nil, "ring.png", "star.png",
      ])
  }

  @Test func aPackWithoutPicturesHasNoTableOfThem() throws {
    let project = AssetProject()
    try project.putManifest(.choiceQuiz, assets: nil, more: "<rules questions=\"1\"/>")
    try project.put("a.csv", Self.header + "Which?,a,b,,\n")
    let pack = try PackReader(ByteSource(try #require(try project.check().pack).bytes))
    #expect(pack.table(.assets) == nil)
    #expect(pack.table("choice-quiz")?.optionalColumn("Image") == nil)
  }

  @Test func filesThatNoRowNamesAreReported() throws {
    let project = AssetProject()
    try project.putManifest(source: "images/a.csv")
    try project.putPictures("star", "ring", "circle")
    for name in ["old/star.png", "old/deep/er/x.txt", ".hidden.png", ".git/x.png", "bad.png"] {
      try project.put("images/" + name, "x")
    }
    try project.put(
      "images/a.csv",
      "Name,Image,Alt\nAda,star.png,A\nBob,ring.png,B\nCyd,Circle.png,C\nDan,bad.png,D\n")
    let help = "is not used (name it in a source, or move it away)"
    #expect(
      try project.findings().filter { $0.hasPrefix("A006") } == [
        "A006 pack.xml:1 `images`: the file \"old/deep/er/x.txt\" \(help)",
        "A006 pack.xml:1 `images`: the file \"old/star.png\" \(help)",
      ])
  }

  @Test func unusedFilesAreCountedAndFewAreKept() throws {
    let project = AssetProject()
    try project.putManifest()
    try project.putPictures("star", "ring", "circle")
    for number in 0..<300 { try project.put("images/more/\(number).png", "x") }
    try project.put(
      "a.csv", "Name,Image,Alt\nAda,star.png,A\nBob,ring.png,B\nCyd,circle.png,C\n")
    let check = try project.check(limit: 10)
    #expect(check.findings.warnings == 300)
    #expect(check.findings.kept.count == 10)
    #expect(check.pack != nil)
  }

  /// Ten links lead to the folder that they stand in: a walk that followed links would not end.
  @Test func linksAreNotWalked() throws {
    let project = AssetProject()
    try project.putManifest()
    try project.putPictures("star", "ring", "circle")
    for number in 0..<10 {
      #expect(unsafe symlink(".", project.folder("images/\(number)")) == 0)
    }
    try project.put(
      "a.csv", "Name,Image,Alt\nAda,star.png,A\nBob,1/2/3/ring.png,B\nCyd,circle.png,C\n")
    #expect(try project.check().findings.kept.map(\.code.id) == Array(repeating: "A006", count: 11))
  }

  @Test func aFileIsReadOnceHoweverManyRowsNameIt() throws {
    let project = AssetProject()
    try project.putPictures("star")
    var store = AssetStore(
      project.folder("images"), in: project.folder.path, findings: .init(), building: true)
    let place = { (row: Int) in Place("a.csv", row..<row + 1) }
    #expect(store.use("star.png", of: "Ada", at: place(1)) == 0)
    // The file has changed or vanished since; the pack gets the bytes that were checked.
    try project.put("images/star.png", AssetProject.picture("ring"))
    #expect(store.use("star.png", of: "Ada", at: place(2)) == 0)
    #expect(unsafe unlink(project.folder("images/star.png")) == 0)
    for row in 3..<1000 { #expect(store.use("star.png", of: "Ada", at: place(row)) == 0) }
    #expect(store.findings.count == 0)
    #expect(store.assets.count == 1)
    #expect(try store.assets[0].bytes == AssetProject.picture("star"))
    #expect(store.paths == [project.folder("images/star.png")])
  }

  @Test func bytesAreKeptOnlyForAPack() throws {
    let project = AssetProject()
    try project.putPictures("star")
    var store = AssetStore(
      project.folder("images"), in: project.folder.path, findings: .init(), building: false)
    #expect(store.use("star.png", of: nil, at: Place("a.csv", 0..<1)) == 0)
    #expect(store.assets.map(\.bytes) == [[]])
  }

  @Test func thePackDependsOnNoOrderOfFilesAndFolders() throws {
    let names = ["star", "ring", "circle", "square", "triangle"]
    let packs = try [names, names.reversed(), ["square", "star", "triangle", "ring", "circle"]].map
    {
      order -> [UInt8] in
      let project = AssetProject()
      for name in order { try project.put("images/\(name).png", AssetProject.picture(name)) }
      try project.putManifest()
      let rows = names.map { "\($0),\($0).png,A \($0)\n" }.joined()
      try project.put("a.csv", "Name,Image,Alt\n" + rows)
      return try #require(try project.check().pack).bytes
    }
    #expect(packs[1] == packs[0])
    #expect(packs[2] == packs[0])
  }

  @Test func aPictureSaidInCSVAndInXMLIsTheSameContent() throws {
    let project = AssetProject()
    try project.putPictures("star", "ring", "circle")
    try project.put("a.csv", "Name,Image,Alt\nAda,star.png,A\nBob,ring.png,B\nCyd,circle.png,C\n")
    let people = [("Ada", "star", "A"), ("Bob", "ring", "B"), ("Cyd", "circle", "C")].map {
      "<person image=\"\($1).png\"><name>\($0)</name><alt>\($2)</alt></person>"
    }
    try project.put("a.xml", "<roster>\(people.joined())</roster>")
    let digests = try ["a.csv", "a.xml"].map { source in
      try project.putManifest(source: source)
      return try #require(try project.check().pack).head.contentDigest
    }
    #expect(digests[0] == digests[1])
  }

  @Test func referencesBeyondTheTableAreRefused() throws {
    var image = ColumnBuilder("Image", .reference, target: ".assets")
    image.append(Int64(1))
    var name = ColumnBuilder("Name", .string)
    name.append("star.png")
    var writer = PackWriter(
      card: PackCard(
        id: "t", version: "1.0.0", kind: "roster", asOf: nil, questionCount: 1,
        titles: [.init(language: "en", text: "T")]))
    writer.content = [TableBuilder("roster", [image]), TableBuilder(.assets, [name])]
    let pack = try PackReader(ByteSource(try writer.encode().bytes))
    #expect(throws: PackError.self) { try pack.verify() }
    #expect(try QuestionReader(pack).question(0).text("Image") == "1")
  }
}
