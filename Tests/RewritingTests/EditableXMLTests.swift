import Kinds
import Projects
import Rows
import TestSupport
import Testing

@testable import Rewriting

/// Changes of cells and rows leave all other bytes of an XML source as they are.
struct EditableXMLTests {
  private static let languages = SourceLanguages(own: "en", others: ["de", "pt-BR"])

  private static func xml(_ text: String, _ kind: String = "choice-quiz") throws -> EditableSource {
    let kind = try #require(ContentKind.named(kind))
    let source = try #require(
      try EditableSource(
        ProjectSource(
          path: "q.xml", root: nil, bytes: Array(text.utf8), name: "q.xml", format: .xml),
        kind, languages))
    #expect(source.fault == nil, "\(text)")
    return source
  }

  private static func text(_ source: EditableSource) -> String {
    String(decoding: source.text().bytes, as: UTF8.self)
  }

  private static func column(_ name: String, _ source: EditableSource) throws -> Int {
    try #require(source.columns.firstIndex { $0.label == name }, "\(name)")
  }

  /// The source after changes of cells, each `Field` of a row with its new text.
  private static func changed(
    _ text: String, _ kind: String = "choice-quiz",
    _ cells: [(row: Int, field: String, new: String)]
  ) throws -> String {
    var source = try xml(text, kind)
    for (row, field, new) in cells {
      source.set(new, at: try column(field, source), of: row, tag: 0)
    }
    let result = Self.text(source)
    let again = try xml(result, kind)
    for (row, field, new) in cells {
      #expect(again.text(row, try column(field, again)) == new, "\(field): \(result)")
    }
    return result
  }

  @Test func aChangedCellKeepsAllOtherBytes() throws {
    let source =
      "\u{FEFF}<?xml version='1.0'?>\r\n<!-- one -->\r\n<quiz>\r\n\t<question   id='a'\r\n\t\ttags=\"x\" >\r\n\t\t<prompt>\r\n\t\t\tWhich\r\n\t\t\triver? <!-- of all --></prompt>\r\n\t\t<choice right='true'><![CDATA[Rhine & co]]></choice> <choice>Elbe</choice>\r\n\t</question>\r\n</quiz>\r\n"
    let xml = try Self.xml(source)
    #expect(Self.text(xml) == source)
    #expect(xml.text(0, try Self.column("Prompt", xml)) == "Which river?")
    let result = try Self.changed(
      source,
      cells: [
        (0, "Prompt", "Long & <wide>?"), (0, "Right", "a < b"), (0, "Tags", "it's \"y\""),
        (0, "Id", "b'\"&"),
      ])
    #expect(
      result
        == "\u{FEFF}<?xml version='1.0'?>\r\n<!-- one -->\r\n<quiz>\r\n\t<question   id='b&apos;\"&amp;'\r\n\t\ttags=\"it's &quot;y&quot;\" >\r\n\t\t<prompt>\r\n\t\t\tLong &amp; &lt;wide>? <!-- of all --></prompt>\r\n\t\t<choice right='true'><![CDATA[a < b]]></choice> <choice>Elbe</choice>\r\n\t</question>\r\n</quiz>\r\n"
    )
  }

  private static func changed(
    _ text: String, cells: [(row: Int, field: String, new: String)]
  ) throws -> String { try changed(text, "choice-quiz", cells) }

  private static let quiz = """
    <quiz>
      <!-- easy -->
      <question id="a">
        <prompt>One?</prompt>
        <choice right="true">a</choice>
        <choice>b</choice> <!-- near -->
        <choice>c</choice>
      </question> <!-- first -->
      <question><prompt>Two?</prompt><choice right="true">d</choice><choice>e</choice></question>
    </quiz>

    """

  @Test func cellsWithoutAPlaceGetOneInTheStyleOfTheirRow() throws {
    let result = try Self.changed(
      Self.quiz,
      cells: [
        (0, "Source", "atlas"), (0, "Prompt@pt-BR", "Um?"), (0, "Wrong4", "x"),
        (0, "Explanation", "Because."), (0, "Right@de", "A"), (1, "Id", "b"), (1, "Wrong2", "f"),
        (1, "Alt", "A map"),
      ])
    #expect(
      result == """
        <quiz>
          <!-- easy -->
          <question id="a" source="atlas">
            <prompt>One?</prompt>
            <prompt xml:lang="pt-BR">Um?</prompt>
            <choice right="true">a</choice>
            <choice>b</choice> <!-- near -->
            <choice>c</choice>
            <choice/>
            <choice>x</choice>
            <choice right="true" xml:lang="de">A</choice>
            <explanation>Because.</explanation>
          </question> <!-- first -->
          <question id="b"><prompt>Two?</prompt><choice right="true">d</choice><choice>e</choice><choice>f</choice><alt>A map</alt></question>
        </quiz>

        """)
  }

  @Test func emptiedCellsGoWithTheirLineAndChoicesKeepTheirNumber() throws {
    let source = """
      <quiz>
        <question id="a" source="atlas" tags="x">
          <prompt>One?</prompt>
          <choice right="true">a</choice>
          <choice why="no">b</choice>
          <choice>c</choice>
          <choice pin="last">d</choice>
          <alt>A map</alt>
        </question>
      </quiz>

      """
    let result = try Self.changed(
      source,
      cells: [
        (0, "Source", ""), (0, "Tags", ""), (0, "Alt", ""), (0, "Wrong1", ""), (0, "Why1", ""),
        (0, "Wrong3", ""), (0, "Pin", ""),
      ])
    #expect(
      result == """
        <quiz>
          <question id="a">
            <prompt>One?</prompt>
            <choice right="true">a</choice>
            <choice></choice>
            <choice>c</choice>
          </question>
        </quiz>

        """)
  }

  @Test func pinnedChoicesComeInTheirOrder() throws {
    let result = try Self.changed(
      Self.quiz, cells: [(0, "Pin", "Wrong2;Right"), (1, "Pin", "Wrong1")])
    #expect(result.contains("<choice>b</choice>"))
    #expect(
      try Self.changed(result, cells: [(0, "Pin", ""), (1, "Pin", "Right;Wrong1")])
        .contains("<choice right=\"true\" pin=\"last\">d</choice><choice pin=\"last\">e</choice>"))
  }

  @Test func rowsAreAddedInTheStyleOfTheRowBefore() throws {
    var source = try Self.xml(Self.quiz)
    let fields = ["Prompt", "Right", "Wrong1", "Right2", "Why1", "Id"]
    let columns = try fields.map { try Self.column($0, source) }
    func values(_ texts: [String]) -> [Int: String] {
      Dictionary(uniqueKeysWithValues: zip(columns, texts))
    }
    source.add(values(["New?", "1 < 2", "2", "3", "no", "n"]), behind: 0, tag: 7)
    source.add(values(["Last?", "x", "y", "", "", ""]), behind: nil, tag: 8)
    source.remove(1)
    let text = source.text()
    #expect(
      String(decoding: text.bytes, as: UTF8.self) == """
        <quiz>
          <!-- easy -->
          <question id="a">
            <prompt>One?</prompt>
            <choice right="true">a</choice>
            <choice>b</choice> <!-- near -->
            <choice>c</choice>
          </question> <!-- first -->
          <question id="n">
            <prompt>New?</prompt>
            <choice right="true">1 &lt; 2</choice>
            <choice why="no">2</choice>
            <choice right="also">3</choice>
          </question>
          <question><prompt>Last?</prompt><choice right="true">x</choice><choice>y</choice></question>
        </quiz>

        """)
    #expect(text.parts.map(\.tag) == [7, 8])
    #expect(
      text.parts.map { String(decoding: text.bytes[$0.bytes].prefix(13), as: UTF8.self) }
        == ["<question id=", "<question><pr"])
  }

  @Test(
    arguments: [
      ("<facts/>", "<facts>\n  <fact value=\"1\" unit=\"m\">A</fact>\n</facts>"),
      ("<facts></facts>", "<facts>\n  <fact value=\"1\" unit=\"m\">A</fact>\n</facts>"),
      (
        "<facts>\r\n  <!-- none -->\r\n</facts>\r\n",
        "<facts>\r\n  <!-- none -->\r\n  <fact value=\"1\" unit=\"m\">A</fact>\r\n</facts>\r\n"
      ),
      (
        "<facts><fact value='2'>B</fact></facts>",
        "<facts><fact value='2'>B</fact><fact value='1' unit='m'>A</fact></facts>"
      ),
    ])
  func aRowIsAddedToAnySource(source: String, expected: String) throws {
    var xml = try Self.xml(source, "facts")
    xml.add(
      [
        try Self.column("Fact", xml): "A", try Self.column("Value", xml): "1",
        try Self.column("Unit", xml): "m",
      ], behind: nil, tag: 0)
    #expect(Self.text(xml) == expected)
  }

  @Test func textDirectlyInARowStaysThere() throws {
    let source =
      "<facts>\n  <fact value=\"1\">A <!-- x --></fact>\n  <fact value=\"2\"/>\n</facts>\n"
    #expect(
      try Self.changed(
        source, "facts",
        [(0, "Fact", "B"), (0, "Fact@de", "C"), (1, "Fact", "D"), (1, "Unit", "m")])
          == """
          <facts>
            <fact value="1">B <!-- x -->
              <text xml:lang="de">C</text>
            </fact>
            <fact value="2" unit="m">D</fact>
          </facts>

          """)
  }

  @Test(
    arguments: [
      "<facts><fact>A</facts>", "<facts><fakt>A</fakt></facts>", "<facts>x</facts>", "<quiz/>",
      "<facts><fact><text>A</text><text>B</text></fact></facts>", "<!DOCTYPE a><facts/>", "",
      "<facts><fact value=\"\u{1}\">A</fact></facts>",
    ])
  func aDamagedSourceHasAFault(source: String) throws {
    let kind = try #require(ContentKind.named("facts"))
    let xml = try EditableSource(
      ProjectSource(
        path: "f.xml", root: nil, bytes: Array(source.utf8), name: "f.xml", format: .xml),
      kind, Self.languages)
    #expect(xml?.fault != nil)
    #expect(xml?.text().bytes == Array(source.utf8))
  }

  // MARK: - Random changes

  /// Every kind whose schema is compiled in.
  private static let kinds = ContentKind.all.filter { $0.shape.root != "table" }.map(\.name)

  /// Cells that are read back are those that were written, and the others those that were there; comments stay.
  @Test(arguments: kinds, 0..<40) func randomChangesAreReadBack(kind: String, seed: Int) throws {
    var random = RandomXML(kind: kind, seed: seed)
    var text = random.source()
    for _ in 0..<2 {
      var source = try Self.xml(text, kind)
      #expect(Self.text(source) == text)
      let expected = random.change(&source)
      text = Self.text(source)
      let again = try Self.xml(text, kind)
      #expect((0..<again.count).map { RandomXML.cells(of: $0, again) } == expected, "\(text)")
    }
    for comment in random.comments { #expect(text.contains(comment), "\(text)") }
  }
}

/// Random XML sources of a kind, in random layouts.
struct RandomXML {
  private var generator: SplitMix
  private let kind: ContentKind
  private(set) var comments: [String] = []
  private var words = 0

  init(kind: String, seed: Int) {
    generator = SplitMix(seed: UInt64(seed))
    self.kind = ContentKind.named(kind) ?? .all[0]
  }

  mutating func next(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }

  mutating func word() -> String {
    words += 1
    let pieces = ["a", "é", "&", "\"", " b", "<", "'", ">", "]]>", "x;y", "1", "&amp;"]
    return "w\(words)" + (0..<next(4)).map { _ in pieces[next(pieces.count)] }.joined()
  }

  // MARK: - Changes

  /// The cells of a row that have a text, by the names of their columns.
  static func cells(of row: Int, _ source: EditableSource) -> [String: String] {
    var cells: [String: String] = [:]
    for (number, column) in source.columns.enumerated() where !source.text(row, number).isEmpty {
      cells[column.label] = source.text(row, number)
    }
    return cells
  }

  /// Changes, removes and adds some rows; returns the cells that the rows should have then. With `keepingKeys`, each
  /// row keeps or gets an id and what it asks.
  mutating func change(
    _ source: inout EditableSource, keepingKeys: Bool = false
  ) -> [[String: String]] {
    let columns = source.columns
    var expected: [[String: String]] = []
    for row in 0..<source.count {
      let old = Self.cells(of: row, source)
      if next(4) == 0 {
        source.remove(row)
      } else if next(2) == 0 {
        let new = changed(old, columns, keepingKeys)
        for (number, column) in columns.enumerated() where old[column.label] != new[column.label] {
          source.set(new[column.label] ?? "", at: number, of: row, tag: row)
        }
        expected.append(new)
      } else {
        expected.append(old)
      }
      if next(3) == 0 {
        let new = changed([:], columns, keepingKeys)
        var values: [Int: String] = [:]
        for (number, column) in columns.enumerated() { values[number] = new[column.label] }
        source.add(values, behind: row, tag: 100 + row)
        expected.append(new)
      }
    }
    return expected
  }

  /// Cells with some other texts, and choices pinned in an order that elements can have.
  private mutating func changed(
    _ old: [String: String], _ columns: [Binding.Column], _ keepsKeys: Bool
  ) -> [String: String] {
    var cells = old
    for _ in 0..<1 + next(8) {
      let label = columns[next(columns.count)].label
      cells[label] = next(3) == 0 ? nil : word()
    }
    if keepsKeys {
      for key in ["Id", kind.schema.requiredNames[0]] { cells[key] = old[key] ?? word() }
    }
    guard let list = kind.shape.list, let pin = list.pin else { return cells }
    var pinned = (list.others + list.alsoMarked).filter { cells[$0] != nil && next(4) == 0 }
    if cells[list.marked] != nil, next(3) == 0 {
      pinned.insert(list.marked, at: next(pinned.count + 1))
    }
    cells[pin.field] = pinned.isEmpty ? nil : pinned.joined(separator: ";")
    return cells
  }

  // MARK: - Sources

  private mutating func comment() -> String {
    let text = "<!-- c\(comments.count) <fact> -->"
    comments.append(text)
    return text
  }

  /// A source with up to five rows; each has its required fields.
  mutating func source() -> String {
    let end = next(2) == 0 ? "\n" : "\r\n"
    let unit = ["  ", "\t", "    "][next(3)]
    let isOneLine = next(4) == 0
    var text = next(2) == 0 ? "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\(end)" : ""
    text += "<\(kind.shape.root)>"
    for _ in 0..<next(6) {
      if next(3) == 0 { text += (isOneLine ? "" : end + unit) + comment() }
      text += isOneLine ? "" : end + unit
      text += row(isOneLine ? "" : end + unit, unit)
      if next(4) == 0 { text += " " + comment() }
    }
    return text + (isOneLine ? "" : end) + "</\(kind.shape.root)>" + (next(2) == 0 ? end : "")
  }

  private mutating func written(_ text: String) -> String {
    let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
    return next(5) == 0 && !text.contains("]]>") ? "<![CDATA[\(text)]]>" : escaped
  }

  private mutating func row(_ margin: String, _ unit: String) -> String {
    let quote = next(2) == 0 ? "\"" : "'"
    var attributes = ""
    var children: [String] = []
    var own = ""
    let shape = kind.shape
    for field in kind.schema.fields {
      if field.name == shape.list?.marked { children += choices() }
      guard let name = shape.name(of: field.name) else { continue }
      guard field.constraints.required || next(3) == 0 else { continue }
      let text = word()
      if field.name == shape.text {
        own = written(text)
      } else if field.isTranslatable, shape.text == nil {
        children.append("<\(name)>\(written(text))</\(name)>")
      } else {
        let value = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
          .replacing("\"", with: "&quot;").replacing("'", with: "&apos;")
        let space = margin.isEmpty ? " " : [" ", "  ", margin + unit][next(3)]
        attributes += "\(space)\(name)=\(quote)\(value)\(quote)"
      }
      if field.isTranslatable, next(4) == 0 {
        children.append("<\(name) xml:lang='de'>\(written(word()))</\(name)>")
      }
    }
    let tag = "<\(shape.row)\(attributes)"
    if own.isEmpty && children.isEmpty { return tag + "/>" }
    let separator = next(4) == 0 ? "" : margin + unit
    return tag + ">" + own + children.map { separator + $0 }.joined()
      + (separator.isEmpty || children.isEmpty ? "" : margin) + "</\(shape.row)>"
  }

  private mutating func choices() -> [String] {
    guard let list = kind.shape.list else { return [] }
    var choices = ["<\(list.element) \(list.mark)=\"true\">\(written(word()))</\(list.element)>"]
    if next(3) == 0 {
      choices.append("<\(list.element) \(list.mark)='also'>\(written(word()))</\(list.element)>")
    }
    for _ in 0..<1 + next(4) {
      let why = next(3) == 0 ? " why=\"no\"" : ""
      choices.append("<\(list.element)\(why)>\(written(word()))</\(list.element)>")
    }
    if next(3) == 0 {
      choices.append("<\(list.element) xml:lang=\"de\">\(written(word()))</\(list.element)>")
    }
    return choices
  }
}
