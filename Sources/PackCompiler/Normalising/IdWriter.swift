internal import Diagnostics
internal import PackFormat
internal import Rows
internal import XMLSource

/// Gives rows their derived ids while their source is written.
struct IdWriter {
  static let field = "Id"
  let kind: ContentKind
  private let text = CanonicalText(units: .builtIn)

  init(_ kind: ContentKind) { self.kind = kind }

  /// The field that ids are derived from.
  var asked: TableSchema.Field? { kind.schema.asked }

  /// The id of a row that asks this, as its source has it; nil where it asks nothing.
  func id(asked bytes: [UInt8]) -> String? {
    var value: [UInt8] = []
    guard text.append(bytes.span, of: CanonicalText.Form(asked), to: &value), !value.isEmpty else {
      return nil
    }
    return QuestionId.derive(kind: kind.name, text: value)
  }

  /// The same for one in XML; nil, too, for one that has an id.
  func id(of tag: XMLTag, asked: String) -> String? {
    let given = tag.attributes.first { $0.name == kind.shape.name(of: Self.field) }
    let value = given.flatMap { text.text($0.value, of: kind.schema.field(Self.field)) }
    guard value ?? "" == "" else { return nil }
    return id(asked: Array(asked.utf8))
  }

  /// The tag with an id.
  func tag(_ tag: XMLTag, with id: String) -> XMLTag {
    kind.shape.name(of: Self.field).map { tag.with($0, id) } ?? tag
  }
}
