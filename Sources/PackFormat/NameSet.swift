/// Names that have to differ, as bytes: two texts that Unicode takes for the same are two names.
///
/// A pack has few, which are found sooner than they are hashed; a stranger's may have very many.
struct NameSet {
  private static let few = 16

  private var names: [[UInt8]] = []
  private var hashed: Set<[UInt8]> = []

  /// False where it is there already.
  mutating func insert(_ name: [UInt8]) -> Bool {
    if contains(name) { return false }
    if names.count < Self.few {
      names.append(name)
    } else {
      if hashed.isEmpty { hashed = Set(names) }
      hashed.insert(name)
    }
    return true
  }

  func contains(_ name: [UInt8]) -> Bool {
    hashed.isEmpty ? names.contains(name) : hashed.contains(name)
  }
}
