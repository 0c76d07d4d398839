/// Why the bytes are not a pack that can be trusted, and the offset in the file of what is at fault.
public struct PackError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    case notAPack
    /// The magic shows that line ends were converted, as a transfer in text mode does.
    case convertedLineEnds
    case unknownVersion(UInt16)
    case unknownFeature
    case truncated(expected: UInt64, found: UInt64)
    case trailingBytes(expected: UInt64, found: UInt64)
    /// These bytes are not the ones that were written.
    case damaged(String)
    /// The digests are right, but the bytes say something that the format does not allow.
    case malformed(String)
    /// The file could not be read, or changed while it was.
    case unreadable(String)
  }

  public var reason: Reason
  public var offset: UInt64

  public init(_ reason: Reason, at offset: UInt64) {
    self.reason = reason
    self.offset = offset
  }

  /// In a few words, for a person: lower case, no full stop.
  public var message: String {
    switch reason {
    case .notAPack: "not a pack: it does not start as one"
    case .convertedLineEnds: "its line ends were converted: transfer the pack as binary"
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
    }
  }
}

extension PackError.Reason {
  /// How FORMAT.md calls what is wrong; every reader of the format tells these apart.
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
    }
  }
}
