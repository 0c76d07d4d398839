/// Packs of version 0, which were made before the first release and can only be decompiled and listed (FORMAT.md,
/// "Version 0").
package enum Format0 {
  /// The major version.
  package static let major: UInt16 = 0
}
