import Comparing
import Diagnostics
import Files
import Kinds
import PackFormat
import TestSupport
import Testing

@testable import Checking
@testable import Projects

/// Tests of a theme from its manifest to a pack and back.
struct ThemeTests {
  private static let colours =
    ##"accent="#004c54" background="#f2f4f4" darkAccent="#a5acaf" darkBackground="#0b1f22""##

  private func project(_ theme: String, _ pictures: [(String, [UInt8])] = []) throws -> AssetProject
  {
    let project = AssetProject()
    try project.putPictures("star", "ring", "circle")
    for (name, bytes) in pictures { try project.put("images/" + name, bytes) }
    try project.putManifest(more: theme)
    try project.put("a.csv", "Name,Image,Alt\nAda,star.png,A star\nBob,ring.png,A ring\n")
    return project
  }

  private func words(_ theme: String, _ pictures: [(String, [UInt8])] = []) throws -> [[String]] {
    try project(theme, pictures).check().findings.kept
      .filter { $0.code.id != "A006" }
      .map { [$0.code.id, $0.message, $0.label ?? "", $0.help ?? ""] }
  }

  @Test func aThemeComesBackAsItWas() throws {
    let theme = """
        <theme \(Self.colours) font="slab"
          picture="ring.png" icon="circle.png"/>

      """
    let project = try project(theme)
    let trip = try RoundTrip(path: project.folder.path)
    try trip.decompiled()
    #expect(try trip.file("pack.xml").contains(theme))
    #expect(try trip.compiled().bytes == trip.pack.bytes)
    let listing = try PackListing(PackReader(ByteSource(trip.pack.bytes)))
    #expect(listing.theme.last.map { [$0.name, $0.value] } == ["picture", "ring.png"])
    // The icon is behind the pictures of rows.
    #expect(listing.assets.map(\.name) == ["star.png", "ring.png", "circle.png"])
  }

  @Test func aColourOfThreeDigitsIsKeptWithSix() throws {
    let manifest = try project(##"<theme accent="#ABC" cells="#fff #000"/>"##)
    let pack = try #require(try manifest.check().pack)
    let listing = try PackListing(PackReader(ByteSource(pack.bytes)))
    #expect(listing.theme.map(\.value) == ["#aabbcc", "#ffffff #000000"])
  }

  @Test func coloursThatAreHardToReadAreReportedWithTheNearestThatPass() throws {
    let theme = ##"<theme background="#fff" text="#999" muted="#767676" accent="#fc0"/>"##
    #expect(
      try words(theme) == [
        [
          "M165", "#999999 has a contrast of 2.84:1 to the background, #ffffff",
          "text needs 4.5:1", "the nearest colour that has it is #767676",
        ],
        [
          "M165", "#ffcc00 has a contrast of 1.51:1 to the background, #ffffff",
          "controls and large letters need 3:1", "the nearest colour that has it is #b49000",
        ],
      ])
  }

  @Test func darkColoursStandOnTheDarkBackground() throws {
    #expect(
      try words(##"<theme darkText="#333"/>"##) == [
        [
          "M165", "#333333 has a contrast of 1.43:1 to the page's dark background, #14151d",
          "text needs 4.5:1", "the nearest colour that has it is #7f7f7f",
        ]
      ])
    #expect(try words(##"<theme darkText="#333" darkBackground="#ddd"/>"##) == [])
  }

  @Test func picturesOfAThemeAreLookedFor() throws {
    #expect(
      try words(#"<theme picture="rng.png"/>"#).map { $0.prefix(3) } == [
        ["A001", "there is no picture \"rng.png\"", "did you mean ring.png?"]
      ])
    #expect(try words(#"<theme picture="../a.csv"/>"#).map { $0[0] } == ["M102"])
    #expect(try words(#"<theme icon="bad.png"/>"#, [("bad.png", [1])]).map { $0[0] } == ["A002"])
  }

  @Test func aPictureThatDoesNotFitIsReported() throws {
    let star = try AssetProject.picture("star")
    #expect(
      try words(#"<theme icon="same.png"/>"#, [("same.png", star)]) == [
        [
          "A010", "the icon \"same.png\" is the same picture as \"star.png\"", "",
          "name that one here too",
        ]
      ])
    let heavy = star + Array(repeating: 0, count: 2 << 20)
    #expect(
      try words(#"<theme picture="heavy.png"/>"#, [("heavy.png", heavy)]).map { $0[0] }
        .allSatisfy { ["A002", "A010"].contains($0) })
  }
}
