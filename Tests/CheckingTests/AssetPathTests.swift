import Diagnostics
import Files
import Glibc
@testable import Kinds
import Testing
import TestSupport

@testable import Checking
@testable import Projects

/// Tests of how names of pictures are looked up: with their exact spelling, and never outside the
/// project.
struct AssetPathTests {
  private func findings(
    _ project: AssetProject, _ name: String, assets: String? = "images"
  ) throws -> [String] {
    try project.putManifest(assets: assets)
    try project.put("a.csv", "Name,Image,Alt\nAda,\(name),A\nBob,\(name),A\nCyd,\(name),A\n")
    return try project.findings().filter { !$0.hasPrefix("A005") }
  }

  @Test(arguments: [
    ("Star.png", "star.png"), ("star.PNG", "star.png"), ("OLD/star.png", "old/star.png"),
    ("old/Star.png", "old/star.png"), ("É.png", "é.png"),
  ])
  func anotherLetterCaseIsReported(_ name: String, _ found: String) throws {
    let project = AssetProject()
    try project.put("images/\(found)", AssetProject.picture("star"))
    #expect(
      try findings(project, name) == [
        "A004 a.csv:2 `\(name)`: the picture \"\(name)\" is named \"\(found)\" on disk"
          + " (write it as the file is named, or rename the file)"
      ])
  }

  @Test func aPictureInAnotherLetterCaseIsCheckedAllTheSame() throws {
    let project = AssetProject()
    try project.put("images/star.png", "no picture")
    #expect(try findings(project, "Star.png").map { $0.prefix(4) } == ["A004", "A002"])
  }

  /// Text of a source is composed when it is read, so no source can name a file with a decomposed
  /// name.
  @Test func accentsApartOnDiskAreReported() throws {
    let project = AssetProject()
    try project.put("images/e\u{301}.png", AssetProject.picture("star"))
    let help =
      "rename the file: the name in the source has composed letters (NFC) and single spaces"
    #expect(
      try findings(project, "\u{e9}.png") == [
        "A004 a.csv:2 `\u{e9}.png`: the picture \"\u{e9}.png\" is named on disk with its accents"
          + " apart (\(help))"
      ])
    #expect(try findings(project, "e\u{301}.png").count == 1)
    try project.put("images/\u{e9}.png", AssetProject.picture("star"))
    // The folder has a composed and a decomposed spelling of the name, which look alike.
    #expect(try findings(project, "\u{e9}.png") == [])
  }

  @Test func twoSpacesOnDiskAreReported() throws {
    let project = AssetProject()
    try project.put("images/a  b.png", AssetProject.picture("star"))
    let help =
      "rename the file: the name in the source has composed letters (NFC) and single spaces"
    #expect(
      try findings(project, "a  b.png") == [
        "A004 a.csv:2 `a  b.png`: the picture \"a b.png\" is named \"a  b.png\" on disk (\(help))"
      ])
  }

  /// The last names have a combining mark after a slash: one character in Swift, two for the
  /// system.
  @Test(arguments: [
    "../star.png", "/etc/passwd", "old\\star.png", "old/../star.png", "http://a.b/star.png", "..",
    "../\u{301}star.png", "old/../../\u{301}star.png", "/\u{301}star.png",
  ])
  func aNameStaysInItsFolder(_ name: String) throws {
    let project = AssetProject()
    try project.put("star.png", AssetProject.picture("star"))
    try project.put("images/old/star.png", AssetProject.picture("star"))
    #expect(
      try findings(project, name).filter { !$0.hasPrefix("A006") } == [
        "M102 a.csv:2 `\(name)`: the path \"\(name)\" does not stay in the project"
          + " (use a path below the folder of the pictures, with / between its parts)"
      ])
  }

  @Test func namesThatSomeSystemsTakeForOneAreReported() throws {
    let project = AssetProject()
    try project.put("images/star.png", AssetProject.picture("star"))
    try project.put("images/Star.png", AssetProject.picture("ring"))
    try project.putManifest()
    try project.put("a.csv", "Name,Image,Alt\nAda,star.png,A\nBob,Star.png,B\n")
    #expect(
      try project.findings().filter { $0.hasPrefix("M") } == [
        "M111 a.csv:3 `Star.png`: the paths \"star.png\" and \"Star.png\" are one on some systems"
          + " (rename one of the two files, by more than its letter case)"
          + " [a.csv:2 `star.png`: first named here]"
      ])
  }

  @Test(arguments: [(125, "A001"), (126, "M111")])
  func aNameHasNoMoreBytesThanAFileCanHave(_ count: Int, _ code: String) throws {
    let project = AssetProject()
    try project.put("images/star.png", AssetProject.picture("star"))
    let name = String(repeating: "\u{e9}", count: count) + ".png"
    #expect(try findings(project, name).contains { $0.hasPrefix(code) })
  }

  @Test(arguments: [
    ("a.csv", "A.csv", "the paths \"a.csv\" and \"A.csv\" are one on some systems"),
    (
      "\u{e9}.csv", "\u{c9}.csv",
      "the paths \"\u{e9}.csv\" and \"\u{c9}.csv\" are one on some systems"
    ),
    (
      "\u{e9}.csv", "e\u{301}.csv",
      "the paths \"\u{e9}.csv\" and \"\u{e9}.csv\" are one on some systems"
    ),
    (
      "a.csv", String(repeating: "\u{e9}", count: 126) + ".csv",
      "the path \"" + String(repeating: "\u{e9}", count: 60) + "…\" is too long for a file"
    ),
    ("a.csv", "C:\\b.csv", "the path \"C:\\b.csv\" does not stay in the project"),
  ])
  func sourcesHaveNamesForEverySystem(_ first: String, _ second: String, _ said: String) throws {
    let project = AssetProject()
    try project.putManifest(source: first, more: "<source path=\"\(second)\"/>")
    for (name, person) in [(first, "Ada"), (second, "Bob")] where name.utf8.count < 256 {
      try? project.put(name, "Name,Image,Alt\n\(person),star.png,A\n")
    }
    let found = try project.findings().filter { $0.hasPrefix("M1") }
    #expect(found.contains { $0.contains(": \(said) (") }, "\(found)")
  }

  @Test(arguments: [
    ("./star.png", "leave out the parts that are only a point"),
    ("star.png/", "leave out the / at its end"),
    ("old//star.png", "write one / between its parts"),
  ])
  func aNameIsWrittenPlainly(_ name: String, _ help: String) throws {
    let project = AssetProject()
    try project.put("images/star.png", AssetProject.picture("star"))
    #expect(
      try findings(project, name).first { $0.hasPrefix("M102") }
        == "M102 a.csv:2 `\(name)`: the path \"\(name)\" is not written plainly (\(help))")
  }

  @Test(arguments: ["image", "folder"])
  func aLinkOutOfTheProjectIsReported(_ what: String) throws {
    let elsewhere = AssetProject()
    try elsewhere.put("old/star.png", AssetProject.picture("star"))
    let project = AssetProject()
    try Folder.create(project.folder("images"))
    let name = what == "image" ? "star.png" : "old/star.png"
    let (from, to) = what == "image" ? ("old/star.png", "star.png") : ("old", "old")
    #expect(unsafe symlink(elsewhere.folder(from), project.folder("images/" + to)) == 0)
    #expect(
      try findings(project, name).filter { !$0.hasPrefix("A006") } == [
        "M102 a.csv:2 `\(name)`: the path \"\(name)\" leads out of the project, through a link"
          + " (put the file itself into the project)"
      ])
  }

  @Test func aLinkInsideTheProjectIsFollowed() throws {
    let project = AssetProject()
    try project.put("originals/star.png", AssetProject.picture("star"))
    try Folder.create(project.folder("images"))
    #expect(unsafe symlink("../originals/star.png", project.folder("images/star.png")) == 0)
    #expect(unsafe symlink("../originals", project.folder("images/all")) == 0)
    #expect(try findings(project, "star.png").filter { !$0.contains("\"all\"") } == [])
    #expect(try findings(project, "all/star.png").count { $0.hasPrefix("M") } == 0)
  }

  @Test func withoutAFolderPicturesAreNamedFromTheProjects() throws {
    let project = AssetProject()
    try project.put("star.png", AssetProject.picture("star"))
    try project.put("images/star.png", AssetProject.picture("ring"))
    #expect(try findings(project, "star.png", assets: nil) == [])
    #expect(try findings(project, "images/star.png", assets: nil) == [])
  }

  @Test func picturesOfABareSourceAreNamedFromItsFolder() throws {
    let project = AssetProject()
    try project.put("some/star.png", AssetProject.picture("star"))
    try project.put("some/a.csv", "Name,Image,Alt\nAda,star.png,A\nBob,ring.png,A\n")
    let check = try project.check(project.folder("some/a.csv"), building: false)
    #expect(
      project.findings(check).filter { !$0.hasPrefix("P501") } == [
        "A001 some/a.csv:3 `ring.png`: there is no picture \"ring.png\" (correct the name, or put"
          + " the file into some)"
      ])
  }

  @Test func picturesOfStandardInputAreNamedFromTheWorkingFolder() throws {
    let source = Array("Name,Image,Alt\nAda,no-such-picture.png,A\n".utf8)
    let project = PackProject(standardInput: source, kind: .roster)
    let findings = try ProjectCheck(project, .init(today: nil)).findings.kept
    #expect(findings.map(\.code.id) == ["P501", "A001"])
    #expect(findings[1].help == "correct the name, or put the file into .")
  }

  @Test(
    arguments: [
      (
        "imges", "M110", "there is no folder \"imges\"",
        "did you mean images?; correct the path, or make the folder"
      ),
      (
        "Images", "M110", "there is no folder \"Images\"",
        "did you mean images?; correct the path, or make the folder"
      ),
      (
        "pictures", "M110", "there is no folder \"pictures\"",
        "correct the path, or make the folder"
      ),
      ("a.csv", "M110", "there is no folder \"a.csv\"", "correct the path, or make the folder"),
      (
        "images/", "M102", "the path \"images/\" is not written plainly",
        "leave out the / at its end"
      ),
      (
        ".", "M102", "the path \".\" is not written plainly",
        "leave out <assets>: pictures are then named from the folder of pack.xml"
      ),
      (
        "/", "M102", "the path \"/\" does not stay in the project",
        "use a path below the folder of pack.xml, with / between its parts"
      ),
      (
        "../..", "M102", "the path \"../..\" does not stay in the project",
        "use a path below the folder of pack.xml, with / between its parts"
      ),
    ])
  func aFolderAtFaultIsTheOnlyFinding(
    _ assets: String, _ code: String, _ message: String, _ notes: String
  ) throws {
    let project = AssetProject()
    try project.putPictures("star")
    #expect(
      try findings(project, "star.png", assets: assets) == [
        "\(code) pack.xml:1 `\(assets)`: \(message) (\(notes))"
      ])
  }

  @Test func aFolderThroughALinkOutOfTheProjectIsReported() throws {
    let project = AssetProject()
    #expect(unsafe symlink("/", project.folder("images")) == 0)
    #expect(
      try findings(project, "etc/passwd") == [
        "M102 pack.xml:1 `images`: the path \"images\" leads out of the project, through a link"
          + " (put the file itself into the project)"
      ])
  }

  @Test func twoFoldersAreOneTooMany() throws {
    let project = AssetProject()
    try project.putManifest(more: "<assets path=\"more\"/>")
    let opened = try PackProject(opening: project.folder.path, kind: nil)
    #expect(opened.manifest == nil)
    #expect(opened.findings.kept.map(\.message) == ["a second <assets> in <pack>"])
    #expect(opened.findings.kept.map(\.help) == ["keep one"])
  }
}
