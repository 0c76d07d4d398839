import Files
import PackFormat

/// A test vector, as Fixtures/vectors/README.md tells its form.
struct TestVector {
  /// Why a file is no vector.
  struct Fault: Error { var what: String }

  var expect = ""
  /// `opening` or `checking`; nil for a sound pack.
  var found: String?
  var values: [String] = []
  var bytes: [UInt8] = []

  /// Every one of them is read; a key that is not known is an error, as are bytes that are not as told.
  init(_ text: String) throws {
    var length: Int?
    var digest: String?
    var isHead = true
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if number == 0 {
        guard line == "qpk vector 1" else { throw Fault(what: "no vector") }
      } else if !isHead {
        try add(line)
      } else if line.isEmpty {
        isHead = false
      } else {
        let (key, value) = try Self.split(line)
        switch key {
        case "defect": break
        case "expect": expect = value
        case "found": found = value
        case "value": values.append(value)
        case "length": length = Int(value)
        case "sha256": digest = value
        default: throw Fault(what: "unknown key \(key)")
        }
      }
    }
    guard length == bytes.count, digest == SHA256.digest(bytes).hex else {
      throw Fault(what: "its bytes are others")
    }
  }

  private static func split(_ line: Substring) throws -> (String, String) {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      throw Fault(what: "no key in \(line)")
    }
    return (String(line[..<colon]), String(line[colon...].dropFirst(2)))
  }

  /// `0a0b`, or `00 * 96` for as many equal bytes.
  private mutating func add(_ line: Substring) throws {
    let parts = line.split(separator: " ")
    guard let digits = parts.first else { return }
    var piece: [UInt8] = []
    var high: UInt8?
    for character in digits.utf8 {
      guard let digit = UInt8(String(UnicodeScalar(character)), radix: 16) else {
        throw Fault(what: "no digit in \(line)")
      }
      if let first = high { piece.append(first << 4 | digit) }
      high = high == nil ? digit : nil
    }
    switch parts.count {
    case 1: bytes += piece
    case 3:
      guard let count = Int(parts[2]), piece.count == 1 else { throw Fault(what: "\(line)") }
      bytes += repeatElement(piece[0], count: count)
    default: throw Fault(what: "\(line)")
    }
  }
}

extension TestVector {
  /// The folder of the vectors in the sources.
  static let folder =
    #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
    + "/Fixtures/vectors"

  /// Their names, in order.
  static let names: [String] = {
    let names = entries(folder)
    return names.filter { $0.hasSuffix(".vec") }.map { String($0.dropLast(4)) }.sorted()
  }()

  /// The packs of every version of the format that was released, each path from the folder on.
  static let keptPacks: [String] = {
    let names = entries(folder)
    return names.filter { $0.hasPrefix("format-") }.sorted().flatMap { version in
      entries("\(folder)/\(version)").filter { $0.hasSuffix(".qpk") }.sorted()
        .map { "\(version)/\($0)" }
    }
  }()

  private static func entries(_ folder: String) -> [String] {
    ((try? Folder.entries(of: folder)) ?? []).map(\.name)
  }

  init(named name: String) throws {
    let bytes = try InputFile.readAll("\(Self.folder)/\(name).vec", limit: 1 << 22)
    try self.init(String(decoding: bytes, as: UTF8.self))
  }
}
