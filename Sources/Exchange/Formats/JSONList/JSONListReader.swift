internal import Diagnostics
internal import Rows

extension ExchangeFormat {
  /// Lists of questions in JSON, in the many forms that programs and data sets have.
  static let jsonList = ExchangeFormat(
    "json-list", "JSON, a list of objects",
    reader: FormatReader(
      takes:
        "objects with members named like the fields of any kind; other members by --map, arrays of texts as wrong choices or as choices; objects without choices as questions for a typed answer",
      loses: "members without a field; questions with several right answers",
      recognises: JSONListReader.recognises, read: JSONListReader.read))
}

/// Reads a JSON array of objects, whose members are the columns of a table.
struct JSONListReader {
  static func recognises(_ file: ImportedFile) -> Bool {
    guard let first = file.bytes.first(where: { $0 > 0x20 && $0 < 0x80 }),
      first == UInt8(ascii: "[") || first == UInt8(ascii: "{"),
      let json = try? JSON(file)
    else { return false }
    return list(json) != nil
  }

  static func read(
    _ file: ImportedFile, _ options: ImportOptions, _ sink: inout ImportSink
  ) throws(ImportError) {
    let json = try JSON(file)
    guard let (objects, others) = list(json) else {
      throw ImportError(
        Finding(
          .unreadableImport, "the file has no array of objects, or several",
          at: file.place(0..<0), help: "write the questions as an array of objects"))
    }
    for other in others {
      sink.note(
        .valueDropped, "the member \"\(other.name)\" beside the questions is not taken",
        at: file.place(other.value.bytes))
    }
    var reader = JSONListReader(file)
    for object in objects { reader.collect(object) }
    try reader.read(objects, options, &sink)
  }

  /// The only array of objects at the top or in the object at the top, and the members beside it.
  private static func list(_ json: JSON) -> (objects: [JSON], others: [JSON.Member])? {
    if let items = json.array { return isList(items) ? (items, []) : nil }
    guard case .object(let members) = json.value else { return nil }
    let lists = members.filter { $0.value.array.map(isList) ?? false }
    guard lists.count == 1, let list = lists.first, let items = list.value.array else {
      return nil
    }
    return (items, members.filter { $0.name != list.name })
  }

  private static func isList(_ items: [JSON]) -> Bool {
    !items.isEmpty && items.allSatisfy { if case .object = $0.value { true } else { false } }
  }

  private let file: ImportedFile
  private var names: [String] = []
  private var columns: [String: Int] = [:]
  private var lists: Set<Int> = []

  private init(_ file: ImportedFile) { self.file = file }

  // MARK: - Columns

  /// Adds the members of an object to the columns.
  private mutating func collect(_ object: JSON) {
    for cell in Self.cells(object) {
      let number = columns[cell.name] ?? names.count
      if number == names.count {
        columns[cell.name] = number
        names.append(cell.name)
      }
      if cell.isList { lists.insert(number) }
    }
  }

  private struct Cell {
    var name: String
    var texts: [(text: String, bytes: Range<Int>)] = []
    var isList = false
  }

  /// The members of an object; those of an object in it have names such as `question.text`.
  private static func cells(_ object: JSON, in path: String = "") -> [Cell] {
    guard case .object(let members) = object.value else { return [] }
    return members.flatMap { member -> [Cell] in
      let name = path + member.name
      switch member.value.value {
      case .object where path.isEmpty: return cells(member.value, in: name + ".")
      case .object: return [Cell(name: name + "{}", texts: [("{…}", member.value.bytes)])]
      case .array(let items):
        let texts = items.compactMap { text($0) }
        if texts.count == items.count { return [Cell(name: name, texts: texts, isList: true)] }
        // Its name keeps it from being a field.
        return [Cell(name: name + "[]", texts: [("[…]", member.value.bytes)])]
      default: return [Cell(name: name, texts: [text(member.value)].compactMap(\.self))]
      }
    }
  }

  private static func text(_ json: JSON) -> (text: String, bytes: Range<Int>)? {
    switch json.value {
    case .string(let text): (text, json.bytes)
    case .number(let text): (TableNumber.plain(text), json.bytes)
    case .bool(let flag): (flag ? "True" : "False", json.bytes)
    case .null, .array, .object: nil
    }
  }

  // MARK: - Rows

  private func read(
    _ objects: [JSON], _ options: ImportOptions, _ sink: inout ImportSink
  ) throws(ImportError) {
    var questions = TableQuestions(TableOrigin(file: file), options, lists: lists)
    var header = TableRow(number: 0)
    header.cells = names.enumerated().map { TableRow.Cell(column: $0.offset, text: $0.element) }
    questions.take(header, &sink)
    guard questions.hasHeader else { throw TableHeader.missing(in: file, names, options) }
    for (index, object) in objects.enumerated() {
      var row = TableRow(number: index + 1)
      row.bytes = object.bytes
      for cell in Self.cells(object) {
        guard let column = columns[cell.name] else { continue }
        for (text, bytes) in cell.texts where !text.allSatisfy(\.isWhitespace) {
          row.cells.append(TableRow.Cell(column: column, text: text, bytes: bytes))
        }
      }
      questions.take(row, &sink)
    }
    questions.finish(&sink)
  }
}
