package import Diagnostics
package import XMLSource

/// The text that each row asks, as the judge sees it, for a caller that reads the source by itself.
package final class XMLAskedText {
  private let handler: XMLRowHandler
  private let found: Found

  private final class Found { var text: String? }

  /// Prepares for a source; nil if the rows of `schema` ask nothing.
  package init?(
    _ source: SourceBytes, _ schema: TableSchema, _ shape: XMLShape, _ languages: SourceLanguages
  ) {
    let columns = Binding(everyFieldOf: schema, languages, file: source.name).columns
    guard let asked = schema.asked, let column = columns.firstIndex(ofField: asked.name) else {
      return nil
    }
    let reader = XMLRowReader(shape, languages, columns, file: source.name)
    let found = Found()
    self.found = found
    handler = XMLRowHandler(shape, source) { row in
      found.text = reader.cells(of: row).cells[column].text
    }
  }

  package func start(_ tag: XMLTag) { handler.start(tag) }
  package func text(_ text: String) { handler.text(text) }

  /// Returns the text that a row asks if the element that ends is a row, and nil otherwise.
  package func end(content: Range<Int>, element: Range<Int>) -> String? {
    found.text = nil
    handler.end(content: content, element: element)
    return found.text
  }
}
