/// The bytes that a name stands for, or the reason why there are none.
enum NamedBytes {
  case found([UInt8])
  case missing
  /// The bytes are there and damaged, or more than may be read; the reason follows the name in a sentence.
  case broken(String, isRefused: Bool = false)

  /// The bytes of a file that may not be there.
  init(_ bytes: [UInt8]?) { self = bytes.map { .found($0) } ?? .missing }

  /// The reason in a sentence behind the name; nil if the bytes are there.
  var reason: String? {
    switch self {
    case .found: nil
    case .missing: "is not there"
    case .broken(let reason, _): reason
    }
  }
}
