@testable import Checking
import Diagnostics
import Files
import Glibc
@testable import Kinds
import PackFormat
import Testing
import TestSupport

/// Tests of the findings for pictures that cannot be used, with their wording and places.
struct AssetFindingTests {
  /// Returns the findings if Bob's row names `name`; the picture of Ada's row is sound.
  private func findings(of name: String, in project: AssetProject) throws -> [String] {
    try project.putManifest()
    try project.putPictures("circle")
    try project.put("a.csv", "Name,Image,Alt\nAda,circle.png,A\nBob,\(name),B\n")
    let place = " a.csv:3 `\(name)`:"
    return try project.findings().map { $0.replacing(place, with: "") }
  }

  @Test func soundPicturesHaveNoFinding() throws {
    let project = AssetProject()
    try project.putPictures("star")
    #expect(try findings(of: "star.png", in: project) == [])
  }

  @Test(arguments: [
    ("cirkle.png", " (did you mean circle.png?;"), ("none.png", " ("),
    ("circle", " (did you mean circle.png?;"), ("old/circle.png", " ("),
  ])
  func aPictureThatIsNotThereIsReported(_ name: String, _ near: String) throws {
    let reported = try findings(of: name, in: AssetProject())
    let help = "correct the name, or put the file into images)"
    let label = near == " (" ? near : near + " "
    #expect(reported == ["A001 there is no picture \"\(name)\"\(label)\(help)"])
  }

  @Test func theNearestNameIsSoughtWhereThePictureWouldBe() throws {
    let project = AssetProject()
    try project.put("images/old/star.png", AssetProject.picture("star"))
    #expect(
      try findings(of: "old/stra.png", in: project) == [
        "A001 there is no picture \"old/stra.png\" (did you mean old/star.png?; correct the name,"
          + " or put the file into images)"
      ])
  }

  @Test(arguments: [
    ("", 1, "is empty"), ("x", 1, "is no PNG, JPEG or WebP"),
    ("<svg/>", 1, "is no PNG, JPEG or WebP"),
    ("x", 8_388_609, "has 8388609 bytes, over 8388608; save it smaller"),
  ])
  func filesThatAreNoPicturesAreReported(_ text: String, _ times: Int, _ problem: String) throws {
    let project = AssetProject()
    try project.put("images/bob.png", String(repeating: text, count: times))
    #expect(
      try findings(of: "bob.png", in: project) == ["A002 the picture \"bob.png\" \(problem) ()"])
  }

  @Test func everyPictureThatIsCutOffIsReported() throws {
    let whole = try AssetProject.picture("square")
    for count in stride(from: 8, to: whole.count, by: 7) {
      let project = AssetProject()
      try project.put("images/bob.png", Array(whole[..<count]))
      #expect(
        try findings(of: "bob.png", in: project) == [
          "A002 the picture \"bob.png\" is cut off; copy or save it again ()"
        ])
    }
  }

  @Test(arguments: [
    (
      "bob.jpg",
      "is a PNG, not a JPEG (rename the file, to end in .png, or save it as its name says)"
    ),
    (
      "bob.webp",
      "is a PNG, not a WebP (rename the file, to end in .png, or save it as its name says)"
    ),
    ("bob", "is a PNG, and not named so (rename the file, to end in .png)"),
    ("bob.gif", "is a PNG, and not named so (rename the file, to end in .png)"),
  ])
  func aNameThatSaysAnotherTypeIsReported(_ name: String, _ problem: String) throws {
    let project = AssetProject()
    try project.put("images/\(name)", AssetProject.picture("star"))
    #expect(try findings(of: name, in: project) == ["A003 the picture \"\(name)\" \(problem)"])
  }

  @Test func suffixesMayBeInCapitals() throws {
    let project = AssetProject()
    try project.put("images/BOB.PNG", AssetProject.picture("star"))
    #expect(try findings(of: "BOB.PNG", in: project) == [])
  }

  /// A folder, a pipe and a dangling link cannot be read, and none of them may block.
  @Test(arguments: [
    ("folder", "is a directory"), ("pipe", "not a regular file"),
    ("device", "not a regular file"), ("link", "no such file or directory"),
  ])
  func whatIsNoFileCannotBeRead(_ what: String, _ reason: String) throws {
    let project = AssetProject()
    try project.putPictures("circle")
    let path = project.folder("images/bob.png")
    switch what {
    case "folder": try Folder.create(path)
    case "pipe": #expect(unsafe mkfifo(path, 0o600) == 0)
    case "device":
      // The device stands for a terminal or a disk. Only an administrator can make one; others skip
      // this case.
      guard unsafe mknod(path, S_IFCHR | 0o600, 0x103) == 0 else { return }
    default: #expect(unsafe symlink("nothing.png", path) == 0)
    }
    #expect(
      try findings(of: "bob.png", in: project) == [
        "A002 the picture \"bob.png\" cannot be read: \(reason) ()"
      ])
  }

  @Test func aPictureWithoutAltIsAWarning() throws {
    let project = AssetProject()
    try project.putManifest()
    try project.putPictures("circle", "star", "ring")
    try project.put("a.csv", "Name,Image,Alt\nAda,circle.png,A\nBob,star.png,\nCyd,ring.png, \n")
    let help = "(say in Alt what it shows)"
    #expect(
      try project.findings() == [
        "A007 a.csv:3 `star.png`: nothing describes the picture \"star.png\" \(help)",
        "A007 a.csv:4 `ring.png`: nothing describes the picture \"ring.png\" \(help)",
      ])
    #expect(try project.check().pack != nil)
    try project.put("a.csv", "Name,Image\nAda,circle.png\nBob,star.png\nCyd,ring.png\n")
    #expect(try project.check().findings.warnings == 3)
  }

  @Test func aFaultOfAFileIsReportedOnceHoweverManyRowsNameIt() throws {
    let project = AssetProject()
    try project.putManifest(.choiceQuiz)
    try project.put("images/bad.png", "bad")
    let rows = (1...1000).map {
      "Who is \($0)?,\($0 % 2 == 0 ? "Ada,Bob" : "Bob,Ada"),bad.png,A number\n"
    }.joined()
    try project.put("a.csv", "Prompt,Right,Wrong1,Image,Alt\n" + rows)
    #expect(
      try project.findings() == [
        "A002 a.csv:2 `bad.png`: the picture \"bad.png\" is no PNG, JPEG or WebP ()"
      ])
  }

  @Test func theSameIsReportedOfXML() throws {
    let project = AssetProject()
    try project.putManifest(source: "a.xml")
    try project.putPictures("circle")
    try project.put("images/cut.png", AssetProject.picture("star").dropLast(20).map(\.self))
    try project.put(
      "a.xml",
      """
      <roster>
        <person image="circle.png"><name>Ada</name><alt>A</alt></person>
        <person image="cirkle.png"><name>Bob</name><alt>B</alt></person>
        <person image="cut.png"><name>Cyd</name></person>
        <person image="../circle.png"><name>Dan</name><alt>D</alt></person>
      </roster>
      """)
    #expect(
      try project.findings() == [
        "A001 a.xml:3 `cirkle.png`: there is no picture \"cirkle.png\" (did you mean circle.png?;"
          + " correct the name, or put the file into images)",
        "A002 a.xml:4 `cut.png`: the picture \"cut.png\" is cut off; copy or save it again ()",
        "A007 a.xml:4 `cut.png`: nothing describes the picture \"cut.png\" (say in Alt what it shows)",
        "M102 a.xml:5 `../circle.png`: the path \"../circle.png\" does not stay in the project"
          + " (use a path below the folder of the pictures, with / between its parts)",
      ])
  }
}
