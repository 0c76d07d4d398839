/// The limits that keep a hostile XML source from exhausting time or memory.
package struct XMLLimits: Sendable {
  /// The greatest depth of nested elements.
  package var depth = 64
  /// The most attributes of one tag, namespace declarations included.
  package var attributes = 256
  /// The most bytes of one tag.
  package var tag = 64 * 1024
  /// The most bytes between two tags: text, comments and CDATA sections together.
  package var text = 1024 * 1024
  /// The most bytes of a file.
  package var file = Int.max
  /// The most elements unknown to the schema before reading stops.
  ///
  /// It is less than the limit of findings shown, so that the finding about the stop is among them.
  package var unknown = 500

  package init() {}

  /// The limits for a manifest.
  package static let manifest = {
    var limits = XMLLimits()
    limits.text = 256 * 1024
    limits.file = 1024 * 1024
    return limits
  }()
}
