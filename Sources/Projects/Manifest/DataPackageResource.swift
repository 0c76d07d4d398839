internal import Bytes
internal import Diagnostics
internal import Rows

/// Reads a resource of a Data Package as a table of a manifest.
struct DataPackageResource {
  private let json: JSON
  private let file: String
  private let bytes: [UInt8]
  private(set) var findings: [Finding] = []
  /// The properties that a pack does not keep.
  private(set) var lost: [String] = []
  private var name = ""

  init(_ json: JSON, file: String, bytes: [UInt8]) {
    (self.json, self.file, self.bytes) = (json, file, bytes)
  }

  /// Returns the table; nil for a resource that is none, or that `findings` refuse. Files in the folder `assets` are the
  /// pictures of the package.
  mutating func table(assets: String?) -> Manifest.Table? {
    guard case .object(let members) = json.value else {
      add(
        .wrongDataPackage, "a resource is not as the standard says", json,
        "expected an object in braces")
      return nil
    }
    guard let named = json["name"], let name = named.string, !name.isEmpty else {
      add(
        .wrongDataPackage, "a resource has no name", json["name"] ?? json,
        help: "name it: \"name\": \"people\"")
      return nil
    }
    self.name = name
    if let data = json["data"] {
      add(
        .unreadableResource, "the rows of \(name.quoted()) stand in the descriptor itself", data,
        help: "write them to a CSV file beside it, and name that: \"path\": \"\(name).csv\"")
      return nil
    }
    guard let paths = paths() else { return nil }
    if let assets, paths.allSatisfy({ $0.string?.hasPrefix(assets + "/") == true }) { return nil }
    guard let format = format(paths) else { return nil }
    if let problem = TableSchema.problem(withTable: name) {
      add(.wrongDataPackage, "the resource \(name.quoted()) \(problem)", named, help: "rename it")
      return nil
    }
    guard let schema = schema() else { return nil }
    var reading = SourceReading(
      delimiter: UInt8(ascii: format == "tsv" ? "\t" : ","), numbers: .plain,
      encoding: encoding())
    if let dialect = json["dialect"] { read(dialect, &reading) }
    let stated = stated(paths)
    let known = [
      "name", "path", "schema", "dialect", "format", "mediatype", "encoding", "type", "profile",
      "bytes", "hash", "$schema",
    ]
    lost += members.map(\.name).filter { !known.contains($0) }.map { "\($0) of resources" }
    return Manifest.Table(
      name: name, schema: schema,
      sources: paths.map { path in
        Manifest.Source(
          path: path.string ?? "", format: .csv, reading: reading, place: Place(file, path.bytes),
          stated: stated)
      },
      place: Place(file, named.bytes))
  }

  // MARK: - The files

  private mutating func paths() -> [JSON]? {
    guard let path = json["path"] else {
      add(
        .wrongDataPackage, "the resource \(name.quoted()) has no path", json,
        help: "name its file: \"path\": \"\(name).csv\"")
      return nil
    }
    let paths = path.array ?? [path]
    guard !paths.isEmpty, paths.allSatisfy({ $0.string?.isEmpty == false }) else {
      add(
        .wrongDataPackage, "path is not as the standard says", path,
        "expected the name of a file, or a list of names")
      return nil
    }
    if let address = paths.first(where: { $0.string?.contains("://") == true }) {
      add(
        .unreadableResource, "the rows of \(name.quoted()) are on the web", address,
        help: "put the file into the folder of datapackage.json, and name it from there")
      return nil
    }
    return paths
  }

  /// Returns `csv` or `tsv`; nil for a resource that is no table, which a finding reports.
  private mutating func format(_ paths: [JSON]) -> String? {
    let said = json["format"] ?? json["mediatype"]
    let format: String?
    if let value = json["format"] {
      format = value.string?.lowercased()
    } else if let value = json["mediatype"] {
      // Parameters such as a character set may follow.
      let type = value.string?.lowercased().split(separator: ";").first ?? ""
      format =
        ["text/csv": "csv", "text/tab-separated-values": "tsv"][String(type)] ?? value.string
    } else {
      format = paths[0].string.flatMap { path in
        path.contains(".") ? path.split(separator: ".").last?.lowercased() : nil
      }
    }
    let profiles = ["tabular-data-resource", "data-resource"]
    if let profile = json["profile"], !profiles.contains(profile.string ?? "") {
      add(
        .uncheckedProperty,
        "the rules of the profile \((profile.string ?? "").quoted()) are not checked", profile)
    }
    if let format, ["csv", "tsv"].contains(format) { return format }
    let isTable =
      json["schema"] != nil || json["type"]?.string == "table"
      || json["profile"]?.string == "tabular-data-resource"
    // A table in a file of any other name is taken for CSV; the check says what is wrong with it.
    let others = [
      "json", "jsonl", "ndjson", "geojson", "xls", "xlsx", "ods", "parquet", "sqlite", "db", "zip",
      "gz",
    ]
    if isTable, said == nil, format.map(others.contains) != true { return "csv" }
    let words = format.map { "of the format \($0.quoted())" } ?? "of a format that nothing says"
    let place = said ?? paths[0]
    if isTable {
      add(
        .unreadableResource, "the table \(name.quoted()) is \(words)", place,
        help: "save it as CSV in UTF-8, and say so: \"format\": \"csv\"")
    } else {
      add(
        .uncheckedProperty, "the resource \(name.quoted()) is no table: it is \(words)", place,
        "the pack is without it")
    }
    return nil
  }

  private mutating func schema() -> Manifest.Schema? {
    guard let schema = json["schema"] else {
      add(
        .unreadableResource, "the table \(name.quoted()) has no schema", json["name"] ?? json,
        help:
          "say what its columns may hold: \"schema\": {\"fields\": [{\"name\": …, \"type\": …}]}")
      return nil
    }
    let place = Place(file, schema.bytes)
    switch schema.value {
    case .string(let path) where path.contains("://"):
      add(
        .unreadableResource, "the schema of \(name.quoted()) is on the web", schema,
        help: "put it into the folder of datapackage.json, and name it from there")
      return nil
    case .string(let path): return Manifest.Schema(path: path, place: place)
    case .object: return Manifest.Schema(path: "", place: place, json: bytes[schema.bytes])
    default:
      add(
        .wrongDataPackage, "schema is not as the standard says", schema,
        "expected an object in braces, or the name of a file")
      return nil
    }
  }

  private mutating func encoding() -> StatedEncoding? {
    guard let value = json["encoding"] else { return nil }
    let name = value.string?.lowercased() ?? ""
    if ["utf-8", "utf8", "ascii", "us-ascii"].contains(name) { return nil }
    guard let encoding = TextEncoding(name: name) else {
      add(
        .unreadableDialect, "the encoding \(name.quoted()) is not known", value,
        help: "save the file as UTF-8, and say so")
      return nil
    }
    return .ofFile(encoding)
  }

  /// The size and the digest that the file must have.
  private mutating func stated(_ paths: [JSON]) -> Manifest.StatedContent? {
    var stated = Manifest.StatedContent()
    if let size = json["bytes"] {
      if let count = size.whole, count >= 0 {
        stated.count = (count, Place(file, size.bytes))
      } else {
        add(.wrongDataPackage, "bytes is not as the standard says", size, "expected a whole number")
      }
    }
    if let hash = json["hash"] {
      let parts = (hash.string ?? "").lowercased().split(separator: ":", maxSplits: 1)
      if parts.count == 2, parts[0] == "sha256" {
        stated.digest = (String(parts[1]), Place(file, hash.bytes))
      } else {
        add(
          .uncheckedProperty, "the hash of \(name.quoted()) is not checked", hash,
          "only sha256 is", help: "write it as sha256:…")
      }
    }
    guard stated.count != nil || stated.digest != nil else { return nil }
    if paths.count == 1 { return stated }
    if let place = json["hash"] ?? json["bytes"] {
      add(
        .uncheckedProperty, "the size and hash of several files together are not checked", place)
    }
    return nil
  }

  // MARK: - The dialect

  private mutating func read(_ dialect: JSON, _ reading: inout SourceReading) {
    guard case .object(let members) = dialect.value else {
      add(
        .unreadableDialect, "the dialect of \(name.quoted()) is in another file", dialect,
        help: "write it here: \"dialect\": {\"delimiter\": \";\"}")
      return
    }
    for member in members {
      let value = member.value
      switch member.name {
      case "delimiter":
        guard let byte = Self.delimiter(value) else {
          refuse(member, "a single sign, such as ; or a tab")
          continue
        }
        reading.delimiter = byte
      case "quoteChar": if value.string != "\"" { refuse(member, "double quotes") }
      case "doubleQuote": if value.bool != true { refuse(member, "true") }
      case "header":
        if value.bool != true { refuse(member, "true: a row with the names of the columns") }
      case "headerRows":
        if value.array?.map(\.whole) != [1] { refuse(member, "[1]: one row with the names") }
      case "commentRows": if value.array?.isEmpty != true { refuse(member, "no such rows") }
      case "lineTerminator":
        if !["\r\n", "\n"].contains(value.string) { refuse(member, "\\r\\n or \\n") }
      case "nullSequence":
        if value.string != "" {
          refuse(member, "no such text", help: "say it in the schema: missingValues")
        }
      case "escapeChar", "commentChar":
        if value.value != .null { refuse(member, "no such character") }
      // White space around a cell is never part of its value, and names of columns are compared letter by letter.
      case "skipInitialSpace", "caseSensitiveHeader":
        if value.bool == nil { refuse(member, "true or false") }
      case "csv": read(value, &reading)
      case "$schema", "csvddfVersion", "name", "title", "description", "type": continue
      default: refuse(member, "no such property of a CSV file")
      }
    }
  }

  private static func delimiter(_ json: JSON) -> UInt8? {
    guard let text = json.string, text.utf8.count == 1, let byte = text.utf8.first else {
      return nil
    }
    let isLetterOrDigit = 0x61...0x7a ~= byte | 0x20 || 0x30...0x39 ~= byte
    let isSign = byte == UInt8(ascii: "\t") || 0x20...0x7e ~= byte && byte != UInt8(ascii: "\"")
    return isSign && !isLetterOrDigit ? byte : nil
  }

  private mutating func refuse(_ member: JSON.Member, _ expected: String, help: String? = nil) {
    add(
      .unreadableDialect, "the dialect's \(member.name.quoted()) is not honoured", member.value,
      "expected \(expected)", help: help ?? "write the file anew in the usual form of CSV")
  }

  private mutating func add(
    _ code: Code, _ message: String, _ json: JSON, _ label: String? = nil, help: String? = nil
  ) {
    findings.append(Finding(code, message, at: Place(file, json.bytes), label: label, help: help))
  }
}

extension JSON {
  /// The value of a whole number; nil for any other value.
  fileprivate var whole: Int? { if case .number(let text) = value { Int(text) } else { nil } }
}
