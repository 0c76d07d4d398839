@testable import PackFormat

/// A pack with every column type, missing values, repeated values and more than one block of data.
enum SamplePack {
  static let texts = (0..<3000).map { "Question number \($0) — Größe, 数 and 🎯" }

  static func writer(rows: Int = 3000) -> PackWriter {
    var writer = PackWriter(
      card: PackCard(
        id: "sample", version: "1.2.3-rc.1", kind: "facts", asOf: 20_454,
        questionCount: UInt64(rows),
        titles: [.init(language: "en", text: "Sample"), .init(language: "ru", text: "Образец")]))
    var fact = ColumnBuilder("Fact", .string)
    var translated = ColumnBuilder("Fact", language: "ru", .string)
    var value = ColumnBuilder("Value", .decimal)
    var unit = ColumnBuilder("Unit", .string)
    var image = ColumnBuilder("Image", .reference, target: ".assets")
    var day = ColumnBuilder("AsOf", .date)
    var checked = ColumnBuilder("Checked", .flag)
    var wide = ColumnBuilder("Wide", .integer)
    for row in 0..<rows {
      fact.append(texts[row % texts.count] + String(repeating: "!", count: row / texts.count))
      translated.append(row % 3 == 0 ? nil : "Вопрос \(row)")
      value.append(decimal(row))
      unit.append(["m", "km", "year"][row % 3])
      image.append(row % 7 == 0 ? nil : Int64(row % 2))
      day.append(Int64(-3 + row))
      checked.append(row % 5 == 0)
      wide.append(row % 2 == 0 ? Int64.min : Int64.max)
    }
    var name = ColumnBuilder("Name", .string)
    name.append("a.png")
    name.append("b.png")
    var bytes = ColumnBuilder("Bytes", .blob)
    bytes.append(bytes: [UInt8](repeating: 0xff, count: 70_000))
    bytes.append(bytes: [])
    writer.content = [
      TableBuilder("facts", [fact, translated, value, unit, image, day, checked, wide]),
      TableBuilder(.assets, [name, bytes]),
    ]
    var line = ColumnBuilder("Line", .integer)
    for row in 0..<rows { line.append(Int64(row + 2)) }
    writer.provenance = [TableBuilder("facts", [line])]
    return writer
  }

  static func decimal(_ row: Int) -> ExactDecimal? {
    row % 11 == 4 ? nil : ExactDecimal(mantissa: Int64(row) * 1_000_003 - 5, scale: UInt8(row % 19))
  }

  static func bytes(rows: Int = 3000) throws -> [UInt8] { try writer(rows: rows).encode().bytes }
}
