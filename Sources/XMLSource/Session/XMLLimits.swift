/// How much of anything an XML source may hold, so that no file can take the machine down.
package struct XMLLimits: Sendable {
  /// Elements within each other.
  package var depth = 64
  package var attributes = 256
  /// Bytes of one tag.
  package var tag = 64 * 1024
  /// Bytes between two tags: text, comments and CDATA sections together.
  package var text = 1024 * 1024
  package var file = Int.max
  /// Elements that the schema does not know: fewer than findings are shown, so that the end is told.
  package var unknown = 500

  package init() {}

  /// What a manifest may hold.
  package static let manifest = {
    var limits = XMLLimits()
    limits.text = 256 * 1024
    limits.file = 1024 * 1024
    return limits
  }()
}
