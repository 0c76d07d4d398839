internal import Kinds
internal import Rows

/// Buffers the columns that cross-row rules need. These rules run only if the table has at most 100,000 rows, which
/// is known at the end; larger tables drop the buffer.
struct BufferedRows {
  private let fields: Set<String>
  private var parts: [Part] = []
  /// The buffered columns of the source at hand.
  private var kept: [Int] = []
  private var values: [TypedValue] = []
  private var places: [Range<Int>] = []
  private var texts: [UInt8] = []
  /// The end of the texts of each row.
  private var ends: [Int] = []

  /// The rows of one source.
  private struct Part {
    var columns: [Binding.Column]
    var context: RuleContext
    var rowCount = 0
  }

  init(_ fields: Set<String>) { self.fields = fields }

  mutating func start(_ columns: [Binding.Column], _ context: RuleContext) {
    kept = columns.indices.filter { index in
      columns[index].language.isEmpty
        && columns[index].field.map { fields.contains($0.name) } == true
    }
    parts.append(Part(columns: kept.map { columns[$0] }, context: context))
  }

  mutating func append(_ row: TypedRow) {
    let start = texts.count
    for column in kept {
      places.append(row.places[column])
      if case .text(let range) = row.values[column] {
        values.append(.text(texts.count - start..<texts.count - start + range.count))
        texts += row.textBytes[range]
      } else {
        values.append(row.values[column])
      }
    }
    ends.append(texts.count)
    parts[parts.count - 1].rowCount += 1
  }

  /// Hands all rows to a rule, source by source, with the buffered columns.
  func replay(to rule: inout any CrossRowRule) {
    var row = TypedRow()
    var number = 0
    var cell = 0
    for part in parts {
      rule.start(part.columns, part.context)
      for _ in 0..<part.rowCount {
        let cells = cell..<cell + part.columns.count
        row.values.replaceSubrange(0..., with: values[cells])
        row.places.replaceSubrange(0..., with: places[cells])
        row.textBytes.replaceSubrange(
          0..., with: texts[(number > 0 ? ends[number - 1] : 0)..<ends[number]])
        rule.take(row)
        number += 1
        cell = cells.upperBound
      }
    }
  }
}
