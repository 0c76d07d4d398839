import Testing

@testable import PackFormat

/// Reads of values by type, and columns by name.
struct TypedReadTests {
  private let reader: PackReader
  private let facts: PackTable

  init() throws {
    reader = try PackReader(ByteSource(SamplePack.bytes(rows: 20)))
    facts = try #require(reader.table("facts"))
  }

  /// The ways to read a value, with the types of the columns that they read.
  private static let reads:
    [(
      name: String, types: Set<ColumnType>, read: @Sendable (PackReader, PackColumn) throws -> Bool
    )] = [
      (
        "integer, date, year or reference", [.integer, .date, .year, .reference],
        { try $0.integer($1, 1) != nil }
      ),
      ("decimal or integer", [.decimal, .integer], { try $0.decimal($1, 1) != nil }),
      ("string", [.string], { try $0.string($1, 1) != nil }),
      ("string", [.string], { try $0.holdsString($1) { _ in true } }),
      ("flag", [.flag], { try $0.flag($1, 1) != nil }),
      ("blob", [.blob], { try $0.blob($1, 1) != nil }),
      ("string or blob", [.string, .blob], { try $0.byteCount(of: $1, 1) != nil }),
    ]

  @Test func columnsOfAnotherTypeThrowInEveryRow() throws {
    var seen: Set<ColumnType> = []
    for column in reader.tables.flatMap(\.columns) + reader.provenance.flatMap(\.columns) {
      seen.insert(column.type)
      for read in Self.reads {
        do {
          _ = try read.read(reader, column)
          #expect(read.types.contains(column.type), "\(read.name) reads \(column.label)")
        } catch let error as PackError {
          #expect(!read.types.contains(column.type), "\(read.name) throws for \(column.label)")
          #expect(
            error.message
              == "the column \(column.label) holds values of the type \(column.type.name), not \(read.name)"
          )
        }
      }
    }
    #expect(seen.isSuperset(of: [.integer, .decimal, .string, .flag, .blob, .date, .reference]))
  }

  @Test func aDecimalIsNeverReadAsItsMantissa() throws {
    let value = try facts.column("Value")
    #expect(throws: PackError.self) { try reader.integer(value, 0) }
    #expect(try reader.decimal(value, 0) == SamplePack.decimal(0))
  }

  @Test(arguments: [
    ("Vlaue", "", "; did you mean Value?"), ("value", "", "; did you mean Value?"),
    ("Units", "", "; did you mean Unit?"), ("AsOff", "", "; did you mean AsOf?"),
    ("Source", "", ", or the column is empty in every row"),
    ("Fact", "de", ", or the column is empty in every row"),
    ("Fcat", "ru", "; did you mean Fact@ru?"), ("", "", ", or the column is empty in every row"),
  ])
  func aMisspeltColumnThrowsAndNamesTheNearOne(
    _ name: String, _ language: String, _ end: String
  ) {
    let label = language.isEmpty ? name : "\(name)@\(language)"
    do throws(PackError) {
      _ = try facts.column(name, language: language)
      Issue.record("there is a column \(label)")
    } catch {
      #expect(error.message == "the table facts has no column \(label)" + end)
    }
    #expect(facts.optionalColumn(name, language: language) == nil)
  }

  @Test(arguments: [
    ("", "", 0), ("abc", "", 3), ("Value", "value", 0), ("Value", "Vlaue", 1), ("From", "Form", 1),
    ("kitten", "sitting", 3), ("Ä", "ä", 1),
  ])
  func theDistanceOfSpellingsCountsLetters(_ left: String, _ right: String, _ distance: Int) {
    #expect(SpellingDistance.between(left, right) == distance)
    #expect(SpellingDistance.between(right, left) == distance)
  }
}
