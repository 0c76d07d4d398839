internal import Diagnostics
internal import PackFormat

/// The fields that make a key together, and their columns in the source at hand.
struct KeyFields {
  private let fields: [String]
  /// The columns of the fields; nil if the source lacks one.
  private var columns: [Int]?

  init(_ fields: [String]) { self.fields = fields }

  var name: String { fields.joined(separator: " and ") }
  var isSingle: Bool { fields.count == 1 }
  var isOfIds: Bool { fields == ["Id"] }

  mutating func bind(_ columns: [Binding.Column]) { self.columns = self.columns(in: columns) }

  /// The columns of a source for the fields; nil if it lacks one.
  func columns(in columns: [Binding.Column]) -> [Int]? {
    let found = fields.compactMap { field in columns.firstIndex(ofField: field) }
    return found.count == fields.count ? found : nil
  }

  /// The key of a row; nil if a part is missing or at fault.
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

  /// The hash of the key of a row, whose parts are hashed in their canonical spelling; nil if a part is missing or at
  /// fault.
  func hash(of row: TypedRow, by hash: TextHash) -> UInt64? {
    guard let columns else { return nil }
    var found: UInt64?
    for column in columns {
      guard column < row.values.count else { return nil }
      let part: UInt64
      switch row.values[column] {
      case .missing, .faulty: return nil
      case .text(let range): part = hash(quoted: row.textBytes[range])
      case let value: part = hash(Array(value.text.utf8)[...])
      }
      found = found.map { hash.combined($0, part) } ?? part
    }
    return found
  }

  /// The key of a row if it is one text; nil if it is missing, at fault or no text.
  func text(of row: TypedRow) -> ArraySlice<UInt8>? {
    guard let columns, columns.count == 1, columns[0] < row.values.count else { return nil }
    return row.text(columns[0])
  }

  /// The place of the first part of the key.
  func place(in row: TypedRow) -> Range<Int> { columns?.first.map { row.places[$0] } ?? row.place }

  /// The key in the words of a message.
  func shown(_ row: TypedRow) -> String {
    (columns ?? []).map { column in
      row.text(column).map { Quoted.quoted($0) } ?? row.values[column].text
    }.joined(separator: ", ")
  }
}

extension [Binding.Column] {
  /// The position of a field's column in the pack's own language.
  package func firstIndex(ofField name: String) -> Int? {
    firstIndex { $0.field?.name == name && $0.language.isEmpty }
  }
}
