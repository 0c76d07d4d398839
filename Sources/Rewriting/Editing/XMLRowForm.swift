internal import Kinds
internal import Rows
internal import XMLSource

/// The parts of an XML row in which new values of columns are written.
struct XMLRowForm {
  enum Part: Equatable {
    case attribute(String)
    /// The text directly in the row.
    case text
    case child(String)
    /// An element of the list, such as a choice, or one of its attributes.
    case list
  }

  /// An element of the list, with its attributes in order.
  struct Item {
    let field: String
    /// The column of its text.
    let column: Int
    let text: String
    let attributes: [(name: String, value: String)]
  }

  let shape: XMLShape
  let columns: [Binding.Column]
  private let languages: SourceLanguages
  /// The part of each column.
  let parts: [Part]
  /// The order of a row's attributes.
  let attributes: [String]
  /// The order of columns as children: by field, then by language; elements of the list stand together.
  let ranks: [Int]

  init(
    _ kind: ContentKind, _ schema: XMLSchema?, _ languages: SourceLanguages,
    _ columns: [Binding.Column]
  ) {
    let shape = kind.shape
    (self.shape, self.columns, self.languages) = (shape, columns, languages)
    let parts = columns.map { column -> Part in
      guard let name = shape.name(of: column.name) else { return .list }
      let isTranslatable = kind.schema.field(column.name)?.isTranslatable == true
      if !column.language.isEmpty || isTranslatable && shape.text == nil { return .child(name) }
      return column.name == shape.text ? .text : .attribute(name)
    }
    self.parts = parts
    attributes =
      schema?.outline.root.flatMap { root in
        schema?.outline.type(of: root).children.first.flatMap { schema?.outline.type(of: $0) }
      }?.attributes.map(\.name) ?? []
    let fields = kind.schema.fields.map(\.name)
    let list = shape.list?.fields ?? []
    let order = columns.indices.sorted { left, right in
      func place(_ column: Int) -> [Int] {
        let name = columns[column].name
        let isListed = parts[column] == .list
        let field = fields.firstIndex(of: isListed ? shape.list?.marked ?? name : name)
        return [field ?? fields.count, list.firstIndex(of: name) ?? list.count, column]
      }
      return place(left).lexicographicallyPrecedes(place(right))
    }
    var ranks = [Int](repeating: 0, count: columns.count)
    for (rank, column) in order.enumerated() { ranks[column] = rank }
    self.ranks = ranks
  }

  func column(of field: String, _ language: String) -> Int? {
    columns.firstIndex { $0.name == field && $0.language == language }
  }

  /// The rank of the list's elements.
  var listRank: Int {
    shape.list.flatMap { column(of: $0.marked, "") }.map { ranks[$0] } ?? 0
  }

  /// The attribute that states the language of a column's element; none in the pack's own language.
  func language(of column: Int) -> [(name: String, value: String)] {
    let language = columns[column].language
    return language.isEmpty ? [] : [("xml:lang", languages.spelling(of: language))]
  }

  /// The names of the attributes that the list's elements may have, in order.
  var listAttributes: [String] {
    guard let list = shape.list else { return [] }
    return [list.mark, list.remark?.attribute, list.pin?.attribute, "xml:lang"].compactMap(\.self)
  }

  /// The elements of the list in a language. An empty element keeps the place of a missing value before others.
  func items(in language: String, _ value: (Int) -> String) -> [Item] {
    guard let list = shape.list else { return [] }
    func text(_ field: String?) -> String {
      field.flatMap { column(of: $0, language) }.map(value) ?? ""
    }
    let pinned =
      language.isEmpty ? XMLShape.Pin.names(in: text(list.pin?.field)) : []
    func isFilled(_ field: String) -> Bool {
      !text(field).isEmpty || !text(list.remark(on: field)).isEmpty
    }
    func upToLastFilled(_ fields: [String]) -> ArraySlice<String> {
      fields.lastIndex(where: isFilled).map { fields[...$0] } ?? []
    }
    let fields =
      [list.marked].filter(isFilled) + upToLastFilled(list.alsoMarked)
      + upToLastFilled(list.others)
    let order = list.fields.filter { fields.contains($0) }
    return list.ordered(order, pinned: pinned).compactMap { field in
      guard let column = column(of: field, language) else { return nil }
      var attributes = list.mark(of: field).map { [(name: list.mark, value: $0)] } ?? []
      if let name = list.remark?.attribute {
        attributes.append((name, text(list.remark(on: field))))
      }
      if let pin = list.pin, pinned.contains(field) {
        attributes.append((pin.attribute, pin.value))
      }
      return Item(
        field: field, column: column, text: text(field),
        attributes: attributes.filter { !$0.value.isEmpty } + self.language(of: column))
    }
  }

  /// The elements of the list in all languages, each before its translations.
  func items(_ value: (Int) -> String) -> [Item] {
    let own = items(in: "", value)
    let others = Set(columns.map(\.language)).subtracting([""]).sorted()
    let translated = others.flatMap { items(in: $0, value) }
    let fields = own.map(\.field)
    return own.flatMap { item in [item] + translated.filter { $0.field == item.field } }
      + translated.filter { !fields.contains($0.field) }
  }

  /// The languages whose elements of the list hold some of the columns.
  func listLanguages(of columns: some Sequence<Int>) -> [String] {
    Set(columns.filter { parts[$0] == .list }.map { self.columns[$0].language }).sorted()
  }
}
