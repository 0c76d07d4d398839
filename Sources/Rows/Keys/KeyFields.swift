internal import Diagnostics
internal import PackFormat

/// Fields that make a key together, and where the source at hand has them.
struct KeyFields {
  private let fields: [String]
  /// Nil where the source has not all of them.
  private var columns: [Int]?

  init(_ fields: [String]) { self.fields = fields }

  var name: String { fields.joined(separator: " and ") }
  var isSingle: Bool { fields.count == 1 }
  /// The field, where it is one alone.
  var single: String? { isSingle ? fields[0] : nil }
  var isOfIds: Bool { fields == ["Id"] }

  mutating func bind(_ columns: [Binding.Column]) {
    let found = fields.compactMap { field in columns.firstIndex(ofField: field) }
    self.columns = found.count == fields.count ? found : nil
  }

  /// Nil where a part is missing or at fault.
  func key(of row: TypedRow) -> SeenKeys.Key? {
    guard let columns else { return nil }
    var hasher = SeenKeys.KeyHasher()
    for column in columns {
      guard column < row.values.count else { return nil }
      switch row.values[column] {
      case .missing, .faulty: return nil
      case let value: hasher.add(value, of: row)
      }
    }
    return hasher.finish()
  }

  /// The text that is the key; nil where it is missing, at fault or no text.
  func text(of row: TypedRow) -> ArraySlice<UInt8>? {
    guard let columns, columns.count == 1, columns[0] < row.values.count else { return nil }
    return row.text(columns[0])
  }

  /// Where the key stands: its first part.
  func place(in row: TypedRow) -> Range<Int> { columns?.first.map { row.places[$0] } ?? row.place }

  /// The key as messages show it.
  func shown(_ row: TypedRow) -> String {
    (columns ?? []).map { column in
      row.text(column).map { Quoted.quoted($0) } ?? row.values[column].text
    }.joined(separator: ", ")
  }
}

extension [Binding.Column] {
  /// The column of a field in the pack's own language.
  package func firstIndex(ofField name: String) -> Int? {
    firstIndex { $0.field?.name == name && $0.language.isEmpty }
  }
}
