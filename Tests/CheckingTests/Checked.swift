import Diagnostics
import Files
import PackFormat
import Rows
import Testing
import TestSupport

@testable import Checking
@testable import Kinds
@testable import Projects

/// The results of checking and compiling sources `a.csv` and `b.csv` in a temporary project.
struct Checked {
  let check: ProjectCheck
  /// The findings, with paths relative to the project.
  let findings: [Finding]

  init(
    _ sources: [String], kind: ContentKind = .facts, bytes: [UInt8]? = nil,
    languages: SourceLanguages? = nil,
    pictures: [(name: String, bytes: [UInt8])] = [], asOf: String? = nil, now: String? = nil,
    today: String? = nil, reading: SourceReading = SourceReading(), rules: [Manifest.Rule] = [],
    limit: Int = .max, others: [OtherPack] = [], id: String = "facts"
  ) throws {
    let folder = TemporaryFolder()
    var manifest = Manifest.forBareSource(id, kind: kind)
    if let languages { manifest.languages = languages }
    if !pictures.isEmpty {
      try Folder.create(folder("images"))
      manifest.assets = .init(path: "images", place: Place("pack.xml", 0..<0))
    }
    for (name, bytes) in pictures { folder.write("images/" + name, bytes) }
    manifest.asOf = asOf.flatMap { CalendarDate($0) }
    manifest.rules = rules
    manifest.sources = []
    for (source, letter) in zip(sources, "abcdef") {
      let name = "\(letter).\(SourceFormat(beginning: Array(source.utf8)))"
      folder.write(name, bytes ?? Array(source.utf8))
      manifest.sources.append(
        .init(path: name, reading: reading, place: Place("pack.xml", 0..<0)))
    }
    let project = try PackProject(
      path: folder.path, folder: folder.path, manifest: manifest, findings: Findings(limit: limit))
    var options = ProjectCheck.Options(
      now: now.flatMap { CalendarDate($0) }, today: today.flatMap { CalendarDate($0) })
    options.others = others
    check = try ProjectCheck(project, options, building: true)
    #expect(check.files == (["pack.xml"] + manifest.sources.map(\.path)).map { folder($0) })
    findings = check.findings.kept.map { finding in
      var finding = finding
      finding.place.file = finding.place.file.replacing(folder.path + "/", with: "")
      finding.help = finding.help?.replacing(folder.path + "/", with: "")
      finding.replay = finding.replay?.replacing(folder.path, with: ".")
      for index in finding.related.indices {
        finding.related[index].place.file =
          finding.related[index].place.file.replacing(folder.path + "/", with: "")
      }
      return finding
    }
  }

  init(
    _ source: String, asOf: String? = nil, now: String? = nil, today: String? = nil,
    reading: SourceReading = SourceReading()
  ) throws {
    try self.init([source], asOf: asOf, now: now, today: today, reading: reading)
  }

  /// Checks a source of facts that need not be UTF-8.
  init(bytes: [UInt8], now: String? = nil) throws {
    try self.init([String(decoding: bytes, as: UTF8.self)], bytes: bytes, now: now)
  }

  /// Returns the pack; fails the test if there is none.
  func pack() throws -> PackReader {
    try PackReader(ByteSource(try #require(check.pack, "\(findings)").bytes))
  }

  /// Returns every question as `Name=value
  ///
  /// … @source:line`.
  func questions() throws -> [String] {
    let reader = QuestionReader(try pack())
    return try (0..<reader.count).map { index in
      let question = try reader.question(index)
      let values = question.values.map { "\($0.name)=\(question.text($0.name) ?? "")" }
      return values.joined(separator: " | ") + " @\(question.source ?? ""):\(question.line ?? 0)"
    }
  }
}
