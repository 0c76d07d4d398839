internal import Diagnostics
internal import Kinds
internal import PackFormat
internal import Rows
internal import XMLSource

/// Computes derived ids for rows without an id while their source is written.
struct IdWriter {
  static let field = "Id"
  let kind: ContentKind
  private let text = CanonicalText(units: .builtIn)

  init(_ kind: ContentKind) { self.kind = kind }

  /// The field that ids are derived from.
  var asked: TableSchema.Field? { kind.schema.asked }

  /// Returns the id derived from a text as the source has it; nil if the text is empty or invalid.
  func id(asked bytes: [UInt8]) -> String? {
    var value: [UInt8] = []
    guard text.append(bytes.span, of: CanonicalText.Form(asked), to: &value), !value.isEmpty else {
      return nil
    }
    return QuestionId.derive(kind: kind.name, text: value)
  }

  /// Returns the id for a row in XML; nil if the row has an id, or if its text is empty.
  func id(of tag: XMLTag, asked: String) -> String? {
    let given = tag.attributes.first { $0.name == kind.shape.name(of: Self.field) }
    let value = given.flatMap { text.text($0.value, of: kind.schema.field(Self.field)) }
    guard value ?? "" == "" else { return nil }
    return id(asked: Array(asked.utf8))
  }

  /// Returns the tag with an id added.
  func tag(_ tag: XMLTag, with id: String) -> XMLTag {
    kind.shape.name(of: Self.field).map { tag.with($0, id) } ?? tag
  }
}
