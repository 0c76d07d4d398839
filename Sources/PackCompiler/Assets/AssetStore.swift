internal import Diagnostics
internal import Files
internal import PackFormat
internal import Pictures
internal import TextUnicode

/// The pictures that rows refer to: each file read and checked once, each content kept once.
struct AssetStore {
  struct Asset {
    /// The name it was first used by.
    let name: String
    let picture: PictureInfo
    /// Empty where no pack is built.
    let bytes: [UInt8]
    /// What it stands for, as the first row that said so named it, and where.
    var subject: String?
    var nameThere: String
    var rowThere = 0
    var place: Place
  }

  private(set) var assets: [Asset] = []
  var findings: Findings
  /// Nil where it is at fault itself, which has its finding: then nothing is said of what is in it.
  private var folder: AssetFolder?
  /// What links must not lead out of.
  private let project: String
  private let building: Bool
  /// By name on disk and by name in a row; nil for a file that is at fault, which has its finding.
  private var numbers: [String: Int?] = [:]
  private var contents: [PackDigest: Int] = [:]
  /// The names that were read, by what some systems take for one.
  private var spellings: [String: (name: String, place: Place)] = [:]
  /// Whether some row names a picture that is not there, or another's: it may mean one that seems
  /// unused.
  private(set) var lacksOne = false
  private var shared: [Sharing] = []
  /// The files that were read.
  private(set) var paths: [String] = []
  /// What kept a picture from being found or read though it may be there, and sound.
  var failure: FileError? { unread ?? folder?.failure }
  private var unread: FileError?

  /// Pictures are named from `folder` on, which is in the folder `project`.
  init(_ folder: String?, in project: String, findings: Findings, building: Bool) {
    self.folder = folder.map { AssetFolder($0) }
    self.project = project
    self.findings = findings.emptied
    self.building = building
  }

  /// Notes that a row shows a picture, of something that only it stands for; nil where it is at
  /// fault. `advice` is what to do where it stands for something else already.
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

  /// Two rows for which one picture stands.
  private struct Sharing {
    var first: Int
    var second: Int
    var finding: Finding
  }

  /// More are found without a game that shows them.
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

  /// Reports which pictures stand for two things, with a game that shows both where there is one.
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

  /// The number of a picture that a row has used.
  func number(of name: String) -> Int? { numbers[name] ?? nil }

  /// Reports what no row has used of the folder that the manifest names; sources may stand there.
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
      let file = try InputFile(path)
      let limits = PictureLimits.standard
      // Before there is memory for them.
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
        Asset(name: name, picture: picture, bytes: bytes, nameThere: name, place: place))
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
    // They look the same where only letters and their accents are composed otherwise.
    let differs =
      found == name
      ? "is named on disk with its accents apart" : "is named \(found.quoted()) on disk"
    // A source's texts are composed, and have single spaces.
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
    let digest = SourceFile.digest(asset.bytes)
    if let number = contents[digest] { return number }
    contents[digest] = assets.count
    assets.append(
      building
        ? asset
        : Asset(
          name: asset.name, picture: asset.picture, bytes: [], nameThere: asset.name,
          place: asset.place))
    return assets.count - 1
  }

  /// The table that a pack keeps them in; nil where there are none.
  var table: TableBuilder? {
    if assets.isEmpty { return nil }
    var name = ColumnBuilder("Name", .string)
    var type = ColumnBuilder("Type", .string)
    var width = ColumnBuilder("Width", .integer)
    var height = ColumnBuilder("Height", .integer)
    var bytes = ColumnBuilder("Bytes", .blob)
    for asset in assets {
      name.append(asset.name)
      type.append(asset.picture.type.mediaType)
      width.append(Int64(asset.picture.width))
      height.append(Int64(asset.picture.height))
      bytes.append(bytes: asset.bytes)
    }
    return TableBuilder("assets", [name, type, width, height, bytes])
  }
}
