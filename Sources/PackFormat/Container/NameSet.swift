/// Names that have to differ, as the bytes that a directory has of them, lengths and all: two texts that Unicode
/// takes for the same are two names.
///
/// A pack has few, which are found sooner than they are hashed; a stranger's may have very many.
struct NameSet {
  private static let few = 16

  private var names: [ArraySlice<UInt8>] = []
  private var hashed: Set<ArraySlice<UInt8>> = []

  /// False where it is there already.
  mutating func insert(_ name: ArraySlice<UInt8>) -> Bool {
    if contains(name) { return false }
    if names.count < Self.few {
      names.append(name)
    } else {
      if hashed.isEmpty { hashed = Set(names) }
      hashed.insert(name)
    }
    return true
  }

  func contains(_ name: ArraySlice<UInt8>) -> Bool {
    hashed.isEmpty ? names.contains(name) : hashed.contains(name)
  }
}
