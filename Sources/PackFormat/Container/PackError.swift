/// The reason why a file cannot be used as a pack, and the offset in the file where the fault is.
public struct PackError: Error, Hashable, Sendable {
  /// The class of the fault (FORMAT.md, "Classes of errors"), with details.
  public enum Reason: Hashable, Sendable {
    /// The file does not begin like a pack.
    case notAPack
    /// The first bytes show that line ends were converted, as a transfer in text mode does.
    case convertedLineEnds
    /// The pack was made in a major version of the format that this reader does not know.
    case unknownVersion(UInt16)
    /// The pack needs a feature that this reader does not know.
    case unknownFeature
    /// The file is shorter than its header says.
    case truncated(expected: UInt64, found: UInt64)
    /// The file is longer than its header says.
    case trailingBytes(expected: UInt64, found: UInt64)
    /// The digest of some bytes is wrong: they are not the bytes that were written.
    case damaged(String)
    /// The digests are right, but the bytes say something that the format does not allow.
    case malformed(String)
    /// The file could not be read, or it changed while it was read.
    case unreadable(String)
    /// The table has no column of that name; `near` is the name that is probably meant.
    case noColumn(String, table: String, near: String?)
    /// The column holds values of another type than those that were asked for.
    case otherType(column: String, type: ColumnType, asked: String)
    /// The pack does not fit the code that was generated from a schema; the text says where.
    case otherSchema(String)
  }

  /// The class of the fault.
  public var reason: Reason
  /// The offset in the file where the fault was found.
  public var offset: UInt64

  /// Creates an error.
  public init(_ reason: Reason, at offset: UInt64) {
    self.reason = reason
    self.offset = offset
  }

  /// A short description for people, in lower case and without a full stop.
  public var message: String {
    switch reason {
    case .notAPack: "not a pack: it does not start as one"
    case .convertedLineEnds: "its line ends were converted: transfer the pack as binary"
    case .unknownVersion(Format0.major):
      "made in pack format 0, before the first release: run packtool decompile on it, and compile the project again"
    case .unknownVersion(let version):
      "made in pack format \(version), and this reader knows only \(PackHeader.majorVersion)"
    case .unknownFeature: "it needs a feature that this reader does not know"
    case .truncated(let expected, let found):
      "cut short: \(found) of \(expected) bytes are there"
    case .trailingBytes(let expected, let found):
      "\(found - expected) bytes after its end"
    case .damaged(let what): "damaged: the digest of \(what) is not the one written"
    case .malformed(let what): "malformed: \(what)"
    case .unreadable(let why): "cannot be read: \(why)"
    case .noColumn(let name, let table, let near):
      "the table \(table) has no column \(name)"
        + (near.map { "; did you mean \($0)?" }
          ?? ", or the column is empty in every row")
    case .otherType(let column, let type, let asked):
      "the column \(column) holds values of the type \(type.name), not \(asked)"
    case .otherSchema(let why): "it does not fit the code that reads it: \(why)"
    }
  }
}

extension PackError.Reason {
  /// The name of the class in FORMAT.md, which every reader of the format uses.
  package var name: String {
    switch self {
    case .notAPack: "not-a-pack"
    case .convertedLineEnds: "converted-line-ends"
    case .unknownVersion: "unknown-version"
    case .unknownFeature: "unknown-feature"
    case .truncated: "truncated"
    case .trailingBytes: "trailing-bytes"
    case .damaged: "damaged"
    case .malformed: "malformed"
    case .unreadable: "unreadable"
    // A program that asks for what its kind of pack has finds that the file is not as the format says.
    case .noColumn, .otherType, .otherSchema: "malformed"
    }
  }
}
