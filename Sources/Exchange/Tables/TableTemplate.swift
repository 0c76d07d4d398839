/// A form in which another program keeps questions, by the names of its columns.
struct TableTemplate {
  struct Column {
    let pattern: ColumnPattern
    let role: ColumnRole
    var isRequired = true
  }

  let columns: [Column]

  init(_ columns: [Column]) { self.columns = columns }

  /// Returns the roles of columns by their number, as the first of the known forms has them that they fit.
  static func roles(of names: [(column: Int, name: String)]) -> [Int: ColumnRole]? {
    let plain = names.map { ($0.column, ColumnPattern.plain($0.name)) }
    return known.lazy.compactMap { $0.roles(ofPlain: plain) }.first
  }

  /// Returns the roles of columns by their number; nil if a required one is missing.
  ///
  /// A column of the template takes the first column with its name, and a choice or wrong choice all of them.
  private func roles(ofPlain names: [(Int, String)]) -> [Int: ColumnRole]? {
    var roles: [Int: ColumnRole] = [:]
    for column in columns {
      let found = names.filter { roles[$0.0] == nil && column.pattern.matches(plain: $0.1) }
      let takesAll = column.role == .choice || column.role == .wrong
      for (number, _) in takesAll ? found[...] : found.prefix(1) { roles[number] = column.role }
      if found.isEmpty, column.isRequired { return nil }
    }
    return roles
  }
}

extension TableTemplate {
  private static func column(_ pattern: String, _ role: ColumnRole) -> Column {
    Column(pattern: ColumnPattern(pattern), role: role)
  }

  private static func maybe(_ pattern: String, _ role: ColumnRole) -> Column {
    Column(pattern: ColumnPattern(pattern), role: role, isRequired: false)
  }

  /// The templates of known programs.
  static let known = [kahoot, quizizz, blooket]

  private static let timeLimits = "time limits"

  private static let kahoot = TableTemplate([
    column("question - max*", .field("Prompt")),
    column("answer 1 - max*", .choice), column("answer 2 - max*", .choice),
    maybe("answer * - max*", .choice),
    maybe("time limit*", .setting(timeLimits)),
    column("correct answer(s)*", .right(.counted)),
  ])

  private static let quizizz = TableTemplate([
    column("question text", .field("Prompt")),
    column("question type", .type),
    column("option 1", .choice), column("option 2", .choice), maybe("option *", .choice),
    column("correct answer*", .right(.counted)),
    maybe("time in seconds", .setting(timeLimits)),
    maybe("image link", .field("Image")),
    maybe("answer explanation", .field("Explanation")),
  ])

  private static let blooket = TableTemplate([
    column("question text", .field("Prompt")),
    column("answer 1*", .choice), column("answer 2*", .choice), maybe("answer *", .choice),
    maybe("time limit*", .setting(timeLimits)),
    column("correct answer(s)*", .right(.counted)),
  ])
}
