/// The names of a pack's own tables (FORMAT.md, "What a pack holds").
///
/// They begin with a dot, which no table of an author or of a kind does.
public enum OwnTable: String, Sendable, CaseIterable {
  /// The tables of the content zone.
  case rules = ".rules"
  case about = ".about"
  case texts = ".texts"
  case theme = ".theme"
  case assets = ".assets"
  case key = ".key"
  case schema = ".schema"
  /// The sources, in the provenance zone.
  case sources = ".sources"

  /// True if a name is reserved for tables of the pack's own.
  public static func isReserved(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: ".") }
}
