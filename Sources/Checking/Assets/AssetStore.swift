internal import Diagnostics
internal import Files
internal import Kinds
internal import PackFormat
internal import Pictures
internal import Projects
internal import TextUnicode

/// The pictures that rows and the theme name: each file is read and checked once, and equal contents are kept once.
struct AssetStore {
  struct Asset {
    /// The name in the first row that used the picture.
    let name: String
    let picture: PictureInfo
    let digest: PackDigest
    /// The number of bytes of the file.
    let count: Int
    /// The content; empty if no pack is built.
    let bytes: [UInt8]
    /// The text of the first row that said what the picture shows; below, the name and row and place there.
    var subject: String?
    var nameThere: String
    var rowThere = 0
    var place: Place
  }

  private(set) var assets: [Asset] = []
  var findings: Findings
  /// The folder of the pictures; nil if it is wrong, which is reported: pictures are not reported then.
  private var folder: AssetFolder?
  /// The project's folder, which links must not leave.
  private let project: String
  private let building: Bool
  /// The picture's number by its name on disk or in a row; nil for a file that is wrong and reported.
  private var numbers: [String: Int?] = [:]
  private var contents: [PackDigest: Int] = [:]
  /// The names read so far, by a key that is equal for names which some systems take for one.
  private var spellings: [String: (name: String, place: Place)] = [:]
  /// True if a row names a missing picture, or shares one: perhaps it means a picture that seems unused.
  private(set) var lacksOne = false
  private var shared: [Sharing] = []
  /// The paths of the files that were read.
  private(set) var paths: [String] = []
  /// The first I/O error; it may hide a picture that exists and is sound.
  var failure: FileError? { unread ?? folder?.failure }
  private var unread: FileError?

  /// `folder` is the folder that picture names are relative to; it lies in the folder `project`.
  init(_ folder: String?, in project: String, findings: Findings, building: Bool) {
    self.folder = folder.map { AssetFolder($0, within: project) }
    self.project = project
    self.findings = findings.emptied
    self.building = building
  }

  /// Records that a row shows a picture, and returns the picture's number; nil if the file is wrong.
  /// `subject` is what the row says about the picture: another subject than before is a finding with
  /// `advice`.
  mutating func use(
    _ name: String, of subject: String?, number row: Int = 0, at place: Place,
    advice: String = "give each its own picture"
  ) -> Int? {
    let number: Int?
    if let known = numbers[name] {
      number = known
    } else {
      number = take(name, at: place)
      numbers[name] = .some(number)
    }
    guard let number else { return nil }
    let asset = assets[number]
    if let first = asset.subject, let subject, first != subject {
      lacksOne = true
      share(
        asset.rowThere, row,
        Finding(
          .doubtfulAsset, "one picture for \(first.quoted()) and for \(subject.quoted())",
          at: place,
          label: asset.nameThere == name ? nil : "the same picture as \(asset.nameThere.quoted())",
          help: advice, related: [Related(asset.place, "used here first")]))
    } else if asset.subject == nil, let subject {
      assets[number].subject = subject
      assets[number].nameThere = name
      assets[number].rowThere = row
      assets[number].place = place
    }
    return number
  }

  /// Two rows with one picture, and the finding about them.
  private struct Sharing {
    var first: Int
    var second: Int
    var finding: Finding
  }

  /// For further pairs no game is searched that shows both.
  private static let mostShared = 10

  private mutating func share(_ first: Int, _ second: Int, _ finding: Finding) {
    var finding = finding
    finding.subject = findings.subject
    if shared.count < Self.mostShared {
      shared.append(Sharing(first: first, second: second, finding: finding))
    } else {
      findings.add(finding)
    }
  }

  /// Reports the pictures with two subjects, each with a game that shows both if one is found.
  mutating func reportShared(
    _ game: (_ first: Int, _ second: Int) -> SharedGame?, command: (_ seed: UInt64) -> String?
  ) {
    for sharing in shared {
      var finding = sharing.finding
      if let game = game(sharing.first, sharing.second) {
        finding.label = (finding.label.map { "\($0); " } ?? "") + game.words
        finding.replay = command(game.seed)
      }
      findings.add(finding)
    }
    shared = []
  }

  /// Returns the number of a picture that a row has used.
  func number(of name: String) -> Int? { numbers[name] ?? nil }

  /// Returns the digest of a picture that a row has used.
  func digest(of name: String) -> PackDigest? { number(of: name).map { assets[$0].digest } }

  /// Reports files in the folder of the manifest that no row uses, except sources.
  mutating func reportUnused(_ assets: Manifest.Assets, besides sources: Set<String>) {
    for file in folder?.files() ?? []
    where numbers[file] == nil && !sources.contains("\(assets.path)/\(file)") {
      findings.add(.unusedAsset) {
        Finding(
          .unusedAsset, "the file \(file.quoted()) is not used", at: assets.place,
          help: "name it in a source, or move it away")
      }
    }
  }

  /// Finds, reads and checks a picture.
  private mutating func take(_ name: String, at place: Place) -> Int? {
    guard let start = folder?.path else { return nil }
    if let finding = ProjectPath.finding(for: name, at: place, from: "the folder of the pictures") {
      lacksOne = true
      findings.add(finding)
      return nil
    }
    switch folder?.spelling(of: name) ?? .exact {
    case .exact: return read(name, from: start, at: place)
    case .other(let found):
      findings.add(misspelling(of: name, found, at: place))
      if let known = numbers[found] { return known }
      let number = read(found, from: start, at: place)
      numbers[found] = .some(number)
      return number
    case .missing(let near):
      lacksOne = true
      findings.add(
        Finding(
          .missingAsset, "there is no picture \(name.quoted())", at: place,
          label: near.map { "did you mean \($0)?" },
          help: "correct the name, or put the file into \(Path.printable(start))"))
      return nil
    }
  }

  private mutating func read(_ name: String, from start: String, at place: Place) -> Int? {
    let path = Path.joined(start, name)
    do {
      if let finding = try ProjectPath.finding(
        forLinksOf: name, to: path, in: project, at: place)
      {
        findings.add(finding)
        return nil
      }
      let file = try InputFile(path, within: project)
      let limits = PictureLimits.standard
      // Checked before the file is read into memory.
      guard file.size <= limits.bytes else {
        throw PictureError.manyBytes(file.size, limit: limits.bytes)
      }
      paths.append(path)
      let (first, there) = spellings[ProjectPath.folded(name)] ?? (name, place)
      if let clash = ProjectPath.finding(for: name, at: place, besides: first, at: there) {
        findings.add(clash)
      }
      spellings[ProjectPath.folded(name)] = (first, there)
      let bytes = try file.read(at: 0, count: file.size)
      let picture = try PictureInfo.check(bytes, limits: limits)
      if let finding = mistype(of: name, picture.type, at: place) { findings.add(finding) }
      return keep(
        Asset(
          name: name, picture: picture, digest: SourceFile.digest(bytes), count: bytes.count,
          bytes: bytes,
          nameThere: name, place: place))
    } catch let error as PictureError {
      addDamage("the picture \(name.quoted()) \(error.message)", at: place)
    } catch let error as FileError {
      if !error.isOfFile { unread = unread ?? error }
      addDamage("the picture \(name.quoted()) cannot be read: \(error.reason)", at: place)
    } catch {
      addDamage("the picture \(name.quoted()) cannot be read", at: place)
    }
    return nil
  }

  private mutating func addDamage(_ message: String, at place: Place) {
    findings.add(Finding(.damagedAsset, message, at: place))
  }

  private func misspelling(of name: String, _ found: String, at place: Place) -> Finding {
    // Names that differ only in Unicode composition look the same, so they are described in words.
    let differs =
      found == name
      ? "is named on disk with its accents apart" : "is named \(found.quoted()) on disk"
    // Texts of a source are in NFC with single spaces; a name that is not cannot be written there.
    let canBeWritten = found.nfc.collapsed.utf8.elementsEqual(found.utf8)
    return Finding(
      .misspeltAsset, "the picture \(name.quoted()) \(differs)", at: place,
      help: canBeWritten
        ? "write it as the file is named, or rename the file"
        : "rename the file: the name in the source has composed letters (NFC) and single spaces")
  }

  private func mistype(of name: String, _ type: PictureType, at place: Place) -> Finding? {
    let named = PictureType(named: name)
    if named == type { return nil }
    let said = named.map { ", not a \($0.name)" } ?? ", and not named so"
    return Finding(
      .mistypedAsset, "the picture \(name.quoted()) is a \(type.name)\(said)", at: place,
      help: named == nil
        ? "rename the file, to end in .\(type.suffix)"
        : "rename the file, to end in .\(type.suffix), or save it as its name says")
  }

  private mutating func keep(_ asset: Asset) -> Int {
    if let number = contents[asset.digest] { return number }
    contents[asset.digest] = assets.count
    assets.append(
      building
        ? asset
        : Asset(
          name: asset.name, picture: asset.picture, digest: asset.digest,
          count: asset.count, bytes: [],
          nameThere: asset.name, place: asset.place))
    return assets.count - 1
  }
}
