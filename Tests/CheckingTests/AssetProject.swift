import Diagnostics
import Files
import PackFormat
import Testing
import TestSupport

@testable import Checking
@testable import Kinds
@testable import Projects

/// A project of people or questions with pictures, and the results of checking it.
struct AssetProject {
  let folder = TemporaryFolder()

  /// Returns a picture of the roster sample: `circle`, `triangle`, `square`, `star` or `ring`.
  static func picture(_ name: String) throws -> [UInt8] {
    try #require(ContentKind.rosterSample.images.first { $0.name == name + ".png" }).bytes
  }

  func put(_ name: String, _ bytes: [UInt8]) throws {
    try Folder.create(Path.folder(of: folder(name)))
    folder.write(name, bytes)
  }

  func put(_ name: String, _ text: String) throws { try put(name, Array(text.utf8)) }

  /// Writes pictures of the sample into `images`.
  func putPictures(_ names: String...) throws {
    for name in names { try put("images/\(name).png", Self.picture(name)) }
  }

  /// Writes a manifest of the kind with one source and the folder of its pictures.
  func putManifest(
    _ kind: ContentKind = .roster, source: String = "a.csv", assets: String? = "images",
    more: String = ""
  ) throws {
    let rules = kind.name == "roster" ? "<rules rounds=\"1\" photos=\"2\"/>" : ""
    let folder = assets.map { "<assets path=\"\($0)\"/>" } ?? ""
    try put(
      "pack.xml",
      """
      <pack id="people" version="1.0.0" kind="\(kind.name)"><title>People</title>\
      <source path="\(source)"/>\(rules)\(folder)\(more)</pack>
      """)
  }

  func check(_ path: String? = nil, building: Bool = true, limit: Int = .max) throws -> ProjectCheck
  {
    let project = try PackProject(
      opening: path ?? folder.path, kind: path == nil ? nil : .roster,
      findings: Findings(limit: limit))
    return try ProjectCheck(project, .init(today: nil), building: building)
  }

  /// Returns each finding on a line as `A001 a.csv:2: what (label; help) [related]`, with paths in
  /// the project.
  func findings(_ check: ProjectCheck) -> [String] {
    check.findings.kept.map { finding in
      let notes = [finding.label, finding.help].compactMap(\.self).joined(separator: "; ")
      let related = finding.related.map { " [\(line($0.place)): \($0.message)]" }.joined()
      let text =
        "\(finding.code.id) \(line(finding.place)): \(finding.message) (\(notes))\(related)"
      return text.replacing(folder.path + "/", with: "").replacing(folder.path, with: "FOLDER")
    }
  }

  func findings(building: Bool = true) throws -> [String] {
    findings(try check(building: building))
  }

  /// Returns the text that a finding points at, with the number of its line.
  private func line(_ place: Place) -> String {
    let bytes = (try? InputFile.readFile(place.file, limit: 1 << 20)) ?? []
    let line = bytes.prefix(place.bytes.lowerBound).count { $0 == 10 } + 1
    let text = String(decoding: bytes[place.bytes], as: UTF8.self)
    return "\(place.file):\(line) `\(text)`"
  }

  /// Returns the rows of the table of pictures as `name type widthxheight bytes`.
  func assets(_ check: ProjectCheck) throws -> [String] {
    let pack = try PackReader(ByteSource(try #require(check.pack, "\(findings(check))").bytes))
    try pack.verify()
    let table = try #require(pack.table(.assets))
    let columns = try ["Name", "Type", "Width", "Height", "Bytes"].map {
      try #require(table.optionalColumn($0))
    }
    return try (0..<table.rowCount).map { row in
      let texts = try columns[..<2].map { try pack.string($0, row) ?? "" }
      let size = try columns[2..<4].map { String(try pack.integer($0, row) ?? 0) }
      let bytes = try pack.blob(columns[4], row) ?? []
      return (texts + [size.joined(separator: "x"), "\(bytes.count)"]).joined(separator: " ")
    }
  }
}
