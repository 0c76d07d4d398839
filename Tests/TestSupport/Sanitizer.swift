internal import Files

/// The sanitizer that watches memory or threads during a test run of script/sanitize.
package enum Sanitizer {
  /// The factor by which time limits grow under a sanitizer.
  package static let slowness: Double = Environment["PACKTOOL_SANITIZED"] == nil ? 1 : 30
}
