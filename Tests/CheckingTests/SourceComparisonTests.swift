import Files
import PackFormat
import Testing
import TestSupport

@testable import Checking
@testable import Comparing
@testable import Projects

struct SourceComparisonTests {
  private let folder = TemporaryFolder()
  private static let old = "Fact,Value,Unit\nMoons of Mars,2,moons\n"
  private static let new = "Fact,Value,Unit\nMoons of Earth,1,moons\n"

  private func write(_ sources: [(name: String, text: String?)]) {
    for (name, text) in sources {
      if let text { folder.write(name, Array(text.utf8)) }
    }
    let named = sources.map { "<source path=\"\($0.name)\"/>" }.joined()
    folder.write(
      "pack.xml",
      Array("<pack id='abc' version='1.0.0' kind='facts'><title>A</title>\(named)</pack>".utf8))
  }

  /// Compares the project with the pack of two older sources.
  private func compared(_ sources: [(name: String, text: String?)]) throws -> SourceComparison {
    write([("a.csv", Self.old), ("b.csv", Self.old.replacing("Mars", with: "the Earth"))])
    let before = try ProjectCheck(
      PackProject(opening: folder.path, kind: nil), .init(today: nil), building: true)
    let pack = try PackReader(ByteSource(try #require(before.pack).bytes))
    write(sources)
    return try #require(
      try SourceComparison(
        PackListing(pack), pictures: [], against: PackProject(opening: folder.path, kind: nil)))
  }

  @Test func sourcesThatAreAsTheyWereAreNotReported() throws {
    let compared = try compared([("b.csv", nil), ("a.csv", nil)])
    #expect(compared.differences == 0)
    #expect(compared.text == "2 sources, as in the project\n")
  }

  @Test func oneThatChangedIsReportedWithBothDigests() throws {
    let compared = try compared([("a.csv", Self.new), ("b.csv", nil)])
    let (then, now) = (SHA256.digest(Self.old.utf8).hex, SHA256.digest(Self.new.utf8).hex)
    #expect(
      compared.text
        == "a.csv: changed\n  then \(then)\n  now  \(now)\n1 of 2 sources not as in the project\n")
    #expect(compared.sources.map(\.state) == [.changed, .same])
  }

  @Test func oneThatIsMissingAndOneThatIsNewAreReported() throws {
    let compared = try compared([("a.csv", nil), ("c.csv", Self.new), ("d.csv", nil)])
    #expect(compared.sources.map(\.name) == ["a.csv", "b.csv", "c.csv", "d.csv"])
    #expect(compared.sources.map(\.state) == [.same, .missing, .added, .added])
    #expect(
      compared.sources.map(\.reason) == [
        nil, "the project does not name it", nil, "no such file or directory",
      ])
    #expect(compared.sources.map { $0.now != nil } == [true, false, true, false])
  }

  @Test func aFileOutsideTheProjectIsNotOpened() throws {
    let compared = try compared([("a.csv", nil), ("b.csv", nil), ("../c.csv", nil)])
    #expect(compared.sources.last?.state == .added)
    #expect(compared.sources.last?.now == nil)
  }

  @Test func picturesAndWhatAPackHoldsOfItsManifestAreCompared() throws {
    let project = AssetProject()
    try project.putPictures("ring", "star")
    try project.putManifest()
    try project.put("a.csv", "Name,Image\nA,ring.png\nB,star.png\n")
    let pack = try PackReader(ByteSource(try #require(project.check().pack).bytes))
    func compared() throws -> SourceComparison {
      let listed = try PackListing(pack)
      return try #require(
        try SourceComparison(
          listed, pictures: listed.pictureDigests(),
          against: PackProject(opening: project.folder.path, kind: nil)))
    }
    #expect(try compared().text == "1 source and 2 pictures, as in the project\n")
    try project.put("images/ring.png", AssetProject.picture("square"))
    try project.putManifest(more: "<credit>Ada</credit>")
    let (then, now) = (
      SHA256.digest(try AssetProject.picture("ring")).hex,
      SHA256.digest(try AssetProject.picture("square")).hex
    )
    #expect(
      try compared().text == """
        ring.png: changed
          then \(then)
          now  \(now)
        pack.xml: other descriptions and credits than in the pack
        1 of 1 source and 2 pictures not as in the project

        """)
    #expect(try compared().differences == 2)
  }
}
