package import Diagnostics
package import XMLSource

/// How the rows of a kind stand in XML: an element each, with a field in its text and the others in
/// its attributes.
package struct XMLShape: Sendable {
  package let root: String
  package let row: String
  /// The field that is the element's text.
  package let text: String

  package init(root: String, row: String, text: String) {
    self.root = root
    self.row = row
    self.text = text
  }

  /// The attribute that holds a field: its name with a small first letter.
  func attribute(of field: String) -> String { field.prefix(1).lowercased() + field.dropFirst() }
}

/// Hands the rows of an XML source to a judge, and each judged row on.
package enum XMLRows {
  /// What is no row has its finding from the schema and is left out of `take`.
  ///
  /// The judge has to be started with `binding`. Where the source cannot be read to its end there is
  /// an error among the findings, and `take` has had the rows before it.
  package static func read(
    _ source: SourceBytes, _ shape: XMLShape, _ schema: XMLSchema?, _ findings: inout Findings,
    judge: inout TableJudge, take: (TypedRow) -> Void
  ) {
    let fields = judge.schema.fields.map(\.name)
    let attributes = fields.map(shape.attribute)
    withoutActuallyEscaping({ (row: borrowing RowHandler.Row) in
      judge.begin(row.place)
      for (field, attribute) in zip(fields, attributes) {
        let (text, place) =
          field == shape.text ? row.content : row.cell(attribute, among: attributes)
        judge.cell(Array(text.utf8).span, at: place)
      }
      judge.end()
      let row = judge.row
      take(row)
    }) { emit in
      let handler = RowHandler(shape, emit)
      _ = XMLReader.read(source, schema: schema, into: handler, findings: &findings)
    }
  }
}

extension Binding {
  /// Every field of the schema: in XML there is no header that could lack or misspell one.
  package init(everyFieldOf schema: TableSchema, file: String) {
    self.init(
      schema.fields.map { ($0.name, 0..<0) }, to: schema, file: file, header: 0..<0)
  }
}

/// Gathers what belongs to one row.
private final class RowHandler: XMLHandler {
  struct Row {
    let tag: XMLTag
    var text = ""
    var textPlace = 0..<0
    var place = 0..<0

    /// The text of the element and its bytes; where there is none, the bytes of its name.
    var content: (String, Range<Int>) { (text, textPlace.isEmpty ? tag.nameRange : textPlace) }

    /// The value of an attribute and its bytes; where it is not there, the bytes of the element's name.
    ///
    /// One that is misspelt has its finding, and is read as if it were spelt right.
    func cell(_ name: String, among known: [String]) -> (String, Range<Int>) {
      let attribute =
        tag.attributes.first { $0.name == name }
        ?? tag.attributes.first {
          !known.contains($0.name) && NearMiss.of($0.name, among: known) == name
        }
      return attribute.map { ($0.value, $0.valueRange) } ?? ("", tag.nameRange)
    }
  }

  private let shape: XMLShape
  private let emit: (borrowing Row) -> Void
  private var depth = 0
  private var row: Row?

  init(_ shape: XMLShape, _ emit: @escaping (borrowing Row) -> Void) {
    self.shape = shape
    self.emit = emit
  }

  func start(_ tag: XMLTag) {
    depth += 1
    if depth == 2, tag.name == shape.row { row = Row(tag: tag) }
  }

  func text(_ text: String) {
    if depth == 2 { row?.text += text }
  }

  func end(content: Range<Int>, element: Range<Int>) {
    if depth == 2, var row {
      row.textPlace = content
      row.place = element
      emit(row)
      self.row = nil
    }
    depth -= 1
  }
}
