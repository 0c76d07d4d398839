internal import Files

/// The tools that watch memory or threads while the tests run; script/sanitize says that one does.
package enum Sanitizer {
  /// How many times as long things may take.
  package static let slowness: Double = Environment["PACKTOOL_SANITIZED"] == nil ? 1 : 30
}
