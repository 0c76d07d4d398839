internal import Files

/// The sanitizer that watches memory or threads during a test run of script/sanitize.
package enum Sanitizer {
  /// True in a test run of script/sanitize.
  package static let isOn = Environment["PACKTOOL_SANITIZED"] != nil
  /// The factor by which time limits grow under a sanitizer.
  package static let slowness: Double = isOn ? 30 : 1
}
