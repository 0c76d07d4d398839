import Files
import PackFormat
import TestSupport

/// A test vector, in the form that Fixtures/vectors/README.md describes.
struct TestVector {
  /// A reason why a text is not a vector.
  struct Fault: Error { var what: String }

  var expect = ""
  /// The moment of the refusal, `opening` or `checking`; nil for a sound pack.
  var found: String?
  var values: [String] = []
  var bytes: [UInt8] = []

  /// Parses a vector; an unknown key is an error, and so are bytes of another length or digest.
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

  /// Appends the bytes of one line: `0a0b`, or `00 * 96` for 96 equal bytes.
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
  /// The folder of the archives of vectors.
  static let folder =
    #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
    + "/Fixtures/vectors"

  /// The texts of all vectors by name.
  private static let texts: [String: String] = {
    var texts: [String: String] = [:]
    for archive in entries(folder).filter({ $0.hasSuffix(".txtar") }) {
      let files = (try? TextArchive(file: "\(folder)/\(archive)"))?.entries ?? []
      for file in files where file.name.hasSuffix(".vec") {
        texts[String(file.name.dropLast(4))] = file.text
      }
    }
    return texts
  }()

  /// The names of all vectors, sorted.
  static let names = texts.keys.sorted()

  private static func entries(_ folder: String) -> [String] {
    ((try? Folder.entries(of: folder)) ?? []).map(\.name)
  }

  init(named name: String) throws {
    guard let text = Self.texts[name] else { throw Fault(what: "there is no vector \(name)") }
    try self.init(text)
  }
}
