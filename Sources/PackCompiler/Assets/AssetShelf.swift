internal import Diagnostics
internal import Files
internal import PackFormat
internal import Pictures

/// The pictures that rows refer to: each file read and checked once, each content kept once.
struct AssetShelf {
  struct Asset {
    /// The name it was first used by.
    let name: String
    let picture: PictureInfo
    /// Empty where no pack is built.
    let bytes: [UInt8]
    /// What it stands for, as the first row said, and where.
    var subject: String?
    var place: Place
  }

  private(set) var assets: [Asset] = []
  var findings: Findings
  /// Nil where there is none, which has its finding.
  private var folder: AssetFolder?
  private let building: Bool
  /// Nil for a file that is at fault, which has its finding.
  private var numbers: [String: Int?] = [:]
  private var contents: [PackDigest: Int] = [:]

  /// Pictures are named from `folder` on.
  init(_ folder: String?, findings: Findings, building: Bool) {
    self.folder = folder.map { AssetFolder($0) }
    self.findings = findings.emptied
    self.building = building
  }

  /// Notes that a row shows a picture, of something that only it stands for; nil where it is at fault.
  mutating func use(_ name: String, of subject: String?, at place: Place) -> Int? {
    let number: Int?
    if let known = numbers[name] {
      number = known
    } else {
      number = take(name, at: place)
      numbers[name] = .some(number)
    }
    guard let number else { return nil }
    if let first = assets[number].subject, let subject, first != subject {
      findings.add(
        Finding(
          .doubtfulAsset, "one picture for \(first.quoted()) and for \(subject.quoted())",
          at: place, help: "give each its own picture",
          related: [Related(assets[number].place, "used here first")]))
    } else if assets[number].subject == nil, let subject {
      assets[number].subject = subject
      assets[number].place = place
    }
    return number
  }

  /// The number of a picture that a row has used.
  func number(of name: String) -> Int? { numbers[name] ?? nil }

  /// Reports what no row has used of the folder that the manifest names.
  mutating func reportUnused(at place: Place) {
    for file in folder?.files() ?? [] where numbers[file] == nil {
      findings.add(
        Finding(
          .unusedAsset, "the file \(file.quoted()) is not used", at: place,
          help: "name it in a source, or move it away"))
    }
  }

  /// Reads and checks a picture.
  private mutating func take(_ name: String, at place: Place) -> Int? {
    guard let folder = folder?.path else { return nil }
    let path = Path.joined(folder, name)
    if let finding = ProjectPath.finding(for: name, at: place, from: "the folder of the pictures")
      ?? misspelling(of: name, at: place)
      ?? ProjectPath.finding(forLinksOf: name, to: path, in: folder, at: place)
    {
      findings.add(finding)
      return nil
    }
    do {
      let bytes = try InputFile.readFile(path, limit: PictureLimits.standard.bytes)
      let picture = try PictureInfo.check(bytes, limits: .standard)
      if let finding = mistype(of: name, picture.type, at: place) { findings.add(finding) }
      return keep(Asset(name: name, picture: picture, bytes: bytes, place: place))
    } catch let error as PictureError {
      add(.damagedAsset, "the picture \(name.quoted()) \(error.message)", at: place)
    } catch let error as FileError {
      add(.damagedAsset, "the picture \(name.quoted()) cannot be read: \(error.reason)", at: place)
    } catch {
      add(.damagedAsset, "the picture \(name.quoted()) cannot be read", at: place)
    }
    return nil
  }

  private mutating func add(_ code: Code, _ message: String, at place: Place) {
    findings.add(Finding(code, message, at: place))
  }

  private mutating func misspelling(of name: String, at place: Place) -> Finding? {
    switch folder?.spelling(of: name) {
    case .exact, nil: return nil
    case .other(let found):
      return Finding(
        .misspeltAsset, "the picture \(name.quoted()) is named \(found.quoted()) on disk",
        at: place, help: "write it as the file is named, or rename the file")
    case .missing(let near):
      return Finding(
        .missingAsset, "there is no picture \(name.quoted())", at: place,
        label: near.map { "did you mean \($0)?" },
        help: "correct the name, or put the file into \(Path.printable(folder?.path ?? ""))")
    }
  }

  private func mistype(of name: String, _ type: PictureType, at place: Place) -> Finding? {
    let named = PictureType(named: name)
    if named == type { return nil }
    return Finding(
      .mistypedAsset,
      "the picture \(name.quoted()) is \(type.name)" + (named.map { ", not \($0.name)" } ?? ""),
      at: place, help: "rename the file, or save it as its name says")
  }

  private mutating func keep(_ asset: Asset) -> Int {
    let digest = SourceFile.digest(asset.bytes)
    if let number = contents[digest] { return number }
    contents[digest] = assets.count
    assets.append(
      building
        ? asset : Asset(name: asset.name, picture: asset.picture, bytes: [], place: asset.place))
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
