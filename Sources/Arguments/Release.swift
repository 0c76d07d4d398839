/// The release that packtool and packplay belong to, as `--version` and the manuals print it.
package enum Release {
  /// The version of both programs; the pack format has its own.
  package static let version = "0.1.0"
  /// The day of the manuals.
  package static let date = "November 21, 2026"
}
