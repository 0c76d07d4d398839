package import Diagnostics
internal import Kinds
package import PackFormat

/// The numbers of questions in a pack that say where they come from: with a source, reviewed, and by their origins.
package struct ProvenanceListing {
  private let questions: Int
  private let noun: String
  private let sourced: Int
  private let reviewed: Int
  /// The number of questions of each origin that occurs, in the order of the schema.
  private let origins: [(name: String, count: Int)]

  package init(_ pack: PackReader) throws(PackError) {
    let card = pack.header.card
    let table = pack.kindTable
    questions = table.rowCount
    noun = card.rowNoun
    func count(_ name: String, _ type: ColumnType) throws(PackError) -> Int {
      guard let column = table.optionalColumn(name, type) else { return 0 }
      return try pack.valueCount(of: column)
    }
    sourced = try count("Source", .string)
    reviewed = try count("Reviewed", .date)
    var counts: [String: Int] = [:]
    if let column = table.optionalColumn("Origin", .string) {
      for row in 0..<column.rowCount {
        if let origin = try pack.string(column, row) { counts[origin, default: 0] += 1 }
      }
    }
    origins = Self.words.compactMap { word in
      counts[word.origin].map { (name: word.origin, count: $0) }
    }
  }

  /// The origins that the schemas allow, with the words of the listing.
  private static let words = [
    (origin: "person", text: "by a person"), (origin: "model", text: "by a model"),
    (origin: "import", text: "imported"),
  ]

  /// True if no question says where it comes from.
  package var isEmpty: Bool { sourced == 0 && reviewed == 0 && origins.isEmpty }

  /// The numbers in words, such as "120 questions, 118 with a source, 90 reviewed, 12 by a model".
  package var text: String {
    let all = "\(questions) \(noun)\(questions == 1 ? "" : "s")"
    let byOrigin = origins.map { origin in
      "\(origin.count) \(Self.words.first { $0.origin == origin.name }?.text ?? origin.name)"
    }
    return ([all, "\(sourced) with a source", "\(reviewed) reviewed"] + byOrigin)
      .joined(separator: ", ")
  }

  package var json: JSONText {
    [
      "questions": .integer(questions), "withSource": .integer(sourced),
      "reviewed": .integer(reviewed),
      "origins": .object(origins.map { ($0.name, .integer($0.count)) }),
    ]
  }

  /// True if both packs have as many questions without a source, reviewed ones and ones of each origin. The number of
  /// questions alone is no other provenance.
  func isLike(_ other: ProvenanceListing) -> Bool {
    questions - sourced == other.questions - other.sourced && reviewed == other.reviewed
      && origins.elementsEqual(other.origins, by: ==)
  }
}
