package import PackFormat

/// The roster of a pack in one language; each person is read and verified when they are shown.
package struct PackPeople: PersonSource {
  private let reader: PackReader
  private let names: LocalColumn
  private let pictures: PictureColumn
  private let pictureTexts: LocalColumn
  private let numbers: PackColumn?
  private let positions: LocalColumn
  private let firstYears: PackColumn?
  private let lastYears: PackColumn?
  private let inductions: PackColumn?
  private let notes: LocalColumn
  private let sources: LocalColumn
  package let personCount: Int

  package init(_ reader: PackReader, language: String) throws(PackError) {
    guard let table = reader.table("roster") else {
      throw PackError(.malformed("there is no roster"), at: 0)
    }
    func column(_ name: String) -> LocalColumn { LocalColumn(table, name, language: language) }
    self.reader = reader
    names = column("Name")
    pictures = PictureColumn(table, "Image", in: reader)
    pictureTexts = column("Alt")
    numbers = table.optionalColumn("Number", .integer)
    positions = column("Position")
    firstYears = table.optionalColumn("From", .year)
    lastYears = table.optionalColumn("To", .year)
    inductions = table.optionalColumn("Inducted", .year)
    notes = column("Note")
    sources = column("Source")
    personCount = table.rowCount
  }

  package func person(at index: Int) throws(PackError) -> Person {
    guard let name = try names.text(reader, index) else {
      throw PackError(.malformed("a person lacks their name"), at: 0)
    }
    return Person(
      name: name, picture: try pictures.picture(reader, index),
      pictureText: try pictureTexts.text(reader, index), number: try integer(numbers, index),
      position: try positions.text(reader, index), from: try integer(firstYears, index),
      to: try integer(lastYears, index), inducted: try integer(inductions, index),
      note: try notes.text(reader, index), source: try sources.text(reader, index))
  }

  package func id(at index: Int) throws(PackError) -> String? { try reader.questionId(index).text }

  private func integer(_ column: PackColumn?, _ row: Int) throws(PackError) -> Int64? {
    guard let column else { return nil }
    return try reader.integer(column, row)
  }
}
