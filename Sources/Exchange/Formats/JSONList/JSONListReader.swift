internal import Diagnostics
internal import Rows

extension ExchangeFormat {
  /// Lists of questions in JSON, in the many forms that programs and data sets have.
  static let jsonList = ExchangeFormat(
    "json-list", "JSON, a list of objects",
    reader: FormatReader(
      takes:
        "an array of objects, or an object in each line (JSON Lines), with members named like the fields of any kind; other members by --map; choices as an array of texts or of objects; objects without choices as questions for a typed answer",
      loses: "members without a field",
      recognises: JSONListReader.recognises, read: JSONListReader.read))
}

/// Reads a JSON array of objects, whose members are the columns of a table.
struct JSONListReader {
  static func recognises(_ file: ImportedFile) -> Bool {
    guard file.beginsAsJSON else { return false }
    return (try? JSONObjects(file)) != nil || file.hasJSONLines
  }

  static func read(
    _ file: ImportedFile, _ options: ImportOptions, _ sink: inout ImportSink
  ) throws(ImportError) {
    let list = try JSONObjects(file)
    var reader = JSONListReader(file, list.shift)
    for other in list.others {
      sink.note(
        .valueDropped, "the member \"\(other.name)\" beside the questions is not taken",
        at: file.place(reader.bytes(of: other.value)))
    }
    for object in list.objects { reader.collect(object) }
    try reader.read(list.objects, options, &sink)
  }

  private let file: ImportedFile
  /// The number of bytes that the text has before those of the file.
  private let shift: Int
  private var names: [String] = []
  private var columns: [String: Int] = [:]
  private var lists: Set<Int> = []

  private init(_ file: ImportedFile, _ shift: Int) { (self.file, self.shift) = (file, shift) }

  /// The bytes of a value in the file.
  private func bytes(of json: JSON) -> Range<Int> { bytes(json.bytes) }

  private func bytes(_ bytes: Range<Int>) -> Range<Int> {
    bytes.lowerBound - shift..<bytes.upperBound - shift
  }

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

  /// The member of an object whose items are choices with members of their own.
  private static func choices(
    among members: [JSON.Member]
  ) -> (name: String, choices: JSONChoices)? {
    for member in members {
      // Most members are no arrays, and a name takes longer to look up.
      guard let array = member.value.array, TableMapping.isList(member.name),
        let choices = JSONChoices(array)
      else { continue }
      return (member.name, choices)
    }
    return nil
  }

  fileprivate struct Cell {
    var name: String
    var texts: [(text: String, bytes: Range<Int>)] = []
    var isList = false
  }

  /// The members of an object; those of an object in it have names such as `question.text`.
  private static func cells(_ object: JSON, in path: String = "") -> [Cell] {
    guard case .object(let members) = object.value else { return [] }
    let choices = path.isEmpty ? Self.choices(among: members) : nil
    return members.flatMap { member -> [Cell] in
      let name = path + member.name
      if let choices, member.name == choices.name {
        return choices.choices.cells(name, besides: members)
      }
      if let named = choices?.choices.named(by: member) {
        return [Cell(name: name, texts: named, isList: named.count > 1)]
      }
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

  fileprivate static func text(_ json: JSON) -> (text: String, bytes: Range<Int>)? {
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
    guard questions.hasHeader else {
      var sample = TableSample(beginsWithHeader: true)
      sample.add(header)
      for object in objects.prefix(20) { sample.add(row(object, number: 1)) }
      throw TableHeader.missing(in: file, sample, options)
    }
    for (index, object) in objects.enumerated() {
      questions.take(row(object, number: index + 1), &sink, isItem: true)
    }
    questions.finish(&sink)
  }

  /// The values of an object in its columns.
  private func row(_ object: JSON, number: Int) -> TableRow {
    var row = TableRow(number: number)
    row.bytes = bytes(of: object)
    for cell in Self.cells(object) {
      guard let column = columns[cell.name] else { continue }
      for (text, bytes) in cell.texts where !text.allSatisfy(\.isWhitespace) {
        row.cells.append(TableRow.Cell(column: column, text: text, bytes: self.bytes(bytes)))
      }
    }
    return row
  }
}

extension JSONChoices {
  /// The cells of the choices: right and wrong ones if they say which are right, else all in one list.
  fileprivate func cells(
    _ name: String, besides members: [JSON.Member]
  ) -> [JSONListReader.Cell] {
    var cells: [JSONListReader.Cell] = []
    if rights.contains(true), !members.contains(where: { Self.sayRight.contains($0.name) }) {
      for (right, name) in zip([true, false], Self.sayRight) {
        let texts = zip(texts, rights).filter { $1 == right }.map(\.0)
        cells.append(JSONListReader.Cell(name: name, texts: texts, isList: true))
      }
    } else {
      cells.append(JSONListReader.Cell(name: name, texts: texts, isList: true))
    }
    for other in others {
      guard let text = JSONListReader.text(other.value) else { continue }
      cells.append(JSONListReader.Cell(name: "\(name)[].\(other.name)", texts: [text]))
    }
    return cells
  }

  private static let sayRight = ["correctAnswer", "incorrectAnswers"]

  /// The choices that a member such as `"correctOptionId": "b"` names; nil if it is no such member.
  fileprivate func named(
    by member: JSON.Member
  ) -> [(text: String, bytes: Range<Int>)]? {
    guard rights.isEmpty, !names.isEmpty, TableMapping.isKey(member.name) else { return nil }
    let keys = member.value.array ?? [member.value]
    let found = keys.compactMap { key in
      key.scalar.flatMap { names.firstIndex(of: $0) }.map { (texts[$0].text, key.bytes) }
    }
    return found.isEmpty || found.count < keys.count ? nil : found
  }
}
