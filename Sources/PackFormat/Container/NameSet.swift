/// A set of names that a directory must not repeat, compared as bytes with their length fields.
///
/// Names that Unicode considers equal, but that have other bytes, are two names. A linear search
/// serves up to 16 names; a pack from a stranger may have very many, so more names are hashed.
struct NameSet {
  private static let few = 16

  private var names: [ArraySlice<UInt8>] = []
  private var hashed: Set<ArraySlice<UInt8>> = []

  /// Adds a name; returns false if it is in the set already.
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
