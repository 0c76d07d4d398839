import Diagnostics
import Testing

@testable import CSVSource

/// A damaged text with one finding; `«` and `»` enclose the place of the finding.
struct Damage: Sendable, CustomTestStringConvertible {
  var text: String
  var code: String
  var message: String
  /// The number of rows that are read in spite of the damage.
  var rows: Int

  init(_ text: String, _ code: String, _ message: String, rows: Int) {
    self.text = text
    self.code = code
    self.message = message
    self.rows = rows
  }

  var testDescription: String { "\(code) \(message)" }
}

struct DamageTests {
  static let damages = [
    // Unclosed quotes.
    Damage(
      "F,V,U\n«\"»Moons of Mars,2,moons\n\"Moons of Saturn\",274,moons\nx,1,y\n", "C001",
      "the quote is never closed: it swallows the line below, up to the next quote", rows: 2),
    Damage(
      "F,V,U\na,1,b\n«\"»Moons of Mars,2,moons\nx,1,y\nz,1,y\n", "C001",
      "the quote is never closed: it swallows the 2 lines below, to the end of the file", rows: 3),
    Damage("F,V,U\na,1,«\"»b", "C001", "the quote is never closed", rows: 0),
    Damage("F,V,U\na,1,«\"»b\n", "C001", "the quote is never closed", rows: 0),
    Damage("F,V,U\n«\"»a,\"1\",b\nc,1,d\n", "C001", "the quote is never closed", rows: 1),
    Damage(
      "F,V,U\n«\"»a,1,b\nc,2,\"\"\nd,3,e\n", "C001",
      "the quote is never closed: it swallows the 2 lines below, to the end of the file", rows: 2),
    // A quote may stand where this one ends, so that only the number of cells reveals the damage.
    Damage(
      "F,V,U\na,«\"»1,b\nc,1,\"\nd\"\ne,2,f\n", "C001",
      "the quote is never closed: it swallows the line below, up to the next quote", rows: 2),
    // Quotes that belong to the text.
    Damage(
      "F,V,U\n\"He said «\"»hi\"\",1,x\na,1,b\n", "C003",
      "a quote inside a quoted cell is not doubled", rows: 1),
    Damage(
      "F,V,U\n\"one\nhe said «\"»hi\" there\nthree\",1,x\na,1,b\n", "C003",
      "a quote inside a quoted cell is not doubled", rows: 1),
    Damage(
      "F,V,U\n\"a\"«b»,1,x\n\"a\",1,b\n", "C003", "text after the closing quote: \"b\"", rows: 1),
    Damage("F,V,U\n\"a\"«  »,1,x\n\"a\",1,b\n", "C003", "space after the closing quote", rows: 1),
    Damage("F,V,U\n«\"»\"a, b\",1,x\nc,1,d\n", "C003", "two quotes open the cell", rows: 1),
    Damage(
      "F,V,U\n«p»\nq, r\ns\",1,x\nc,1,d\n", "C002",
      "the cell has a closing quote, but no opening one", rows: 1),
    Damage(
      "F,V,U\n\"p«\"»\nq\ns\",1,x\nc,1,d\n", "C003",
      "a quote inside a quoted cell is not doubled", rows: 1),
    Damage("F,V,U\na«\"»b,1,x\nc,1,d\n", "C002", "a quote inside an unquoted cell", rows: 1),
    Damage(
      "F,V,U\na b«\"»,1,x\nc,1,d\n", "C002",
      "a closing quote, but the cell does not begin with one", rows: 1),
    Damage("F,V,U\n«  »\"a, b\",1,x\nc,1,d\n", "C002", "space before the opening quote", rows: 1),
    // Widths.
    Damage("F,V,U\n«a,1»\nc,1,d\n", "C004", "2 cells, but the header has 3", rows: 1),
    Damage("F,V,U\na,1,b«,c»\nc,1,d\n", "C004", "4 cells, but the header has 3", rows: 1),
    Damage("F,V,U\na,1,b«,,»\nc,1,d\n", "C004", "5 cells, but the header has 3", rows: 1),
    Damage("F\na«,b»\nc\n", "C004", "2 cells, but the header has 1", rows: 1),
    Damage(
      "F,V,U\nEverest,«8,849»,m\nc,1,d\n", "C005",
      "a thousands separator splits the number 8,849", rows: 1),
    Damage(
      "F,V,U\npeople,«-8,123,456.5»,m\nc,1,d\n", "C005",
      "a thousands separator splits the number -8,123,456.5", rows: 1),
    Damage(
      "F,V,U,W\nE,«8,849,1,000»,m\nc,1,d,e\n", "C005",
      "a thousands separator splits the number 8,849 and 1,000", rows: 1),
    Damage(
      "F,V,U\n«a;1;b»\nc,1,d\n", "C006", "the row is delimited by semicolons, the header by commas",
      rows: 1),
    // Text.
    Damage("F,V,U\na«\0\0»,1,b\nc,1,d\n", "T004", "2 NUL bytes in the text", rows: 1),
    Damage("«»", "T001", "the file is empty", rows: 0),
    Damage("«»\u{FEFF}\n \r\n\t", "T001", "the file holds only blank space", rows: 0),
    // The header.
    Damage("F,V,«»,U\na,1,b,c\n", "C008", "column 3 has no name", rows: 1),
    Damage("F,V,«V»\na,1,b\n", "C007", "two columns are named \"V\"", rows: 1),
    Damage(
      "F,V,«\"»U\na,1,b\nc,2,d\n", "C001",
      "the quote is never closed: it swallows the 2 lines below, to the end of the file", rows: 2),
    Damage("\n\n«F,V;U\tW»\n", "C009", "the delimiter may be comma, semicolon or tab", rows: 0),
    // Unusual but readable text.
    Damage("F«;»V\na;1\n", "C020", "read with the delimiter found, a semicolon", rows: 1),
    Damage(
      "F,V«\r»a,1\rb,2\r", "C021", "a carriage return alone ends the line", rows: 2),
    Damage("F,V\na,1«\r»b,2\n", "C021", "a carriage return alone ends the line", rows: 2),
    Damage("F,V\na,1«\r\n»b,2\n", "C022", "from here on a line ends in CR LF", rows: 2),
    Damage("F,V\r\na,1«\n»b,2\r\n", "C022", "from here on a line ends in LF", rows: 2),
    Damage("F,V\n«\n\n\n»a,1\n", "C023", "3 blank lines", rows: 1),
    Damage("F,V\na,1\n«\n»", "C023", "blank line", rows: 1),
    Damage("«\r\n\r\n»F,V\r\na,1\r\n", "C023", "2 blank lines", rows: 1),
  ]

  @Test(arguments: damages)
  func everyDamageHasOneFindingAtItsPlace(_ damage: Damage) throws {
    let marked = Marked(damage.text)
    for chunkSize in [1, 3, 7, 64, 1 << 18] {
      let reading = try Reading(marked.text, chunkSize: chunkSize)
      #expect(reading.findings.map(\.code.id) == [damage.code])
      #expect(reading.findings.first?.message == damage.message)
      #expect(reading.findings.first?.place.bytes == marked.place)
      #expect(reading.rows.count == damage.rows)
    }
  }
}
