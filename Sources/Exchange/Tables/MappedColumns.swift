internal import Diagnostics
internal import Kinds
internal import Projects
internal import Rows

/// The roles of columns of which `--map` names some. The others are found by their names.
struct MappedColumns {
  /// A column that `--map` names and the header lacks.
  struct Missing: Equatable {
    let mapping: ImportOptions.Mapping
    /// The name of the column that has the field all the same.
    var substitute: String?
    /// True if `--map` names that column, too.
    var isMapped = false
  }

  private typealias Name = (column: Int, name: String)

  let kind: ContentKind
  private(set) var roles: [Int: ColumnRole] = [:]
  private(set) var missing: [Missing] = []
  /// True if the other columns are those of a known program.
  private(set) var isTemplate = false
  /// The required fields whose column has the very name, or is mapped.
  private var own: Set<String> = []
  /// The columns that `--map` names.
  private var mapped: Set<Int> = []

  /// The names of mappings for choices, which stand for no field.
  static let words = [choice, wrong]
  private static let choice = "choice"
  private static let wrong = "wrong"

  /// Returns the roles for the kind that they fit best; nil if the header is not one of questions.
  static func best(
    _ names: [(column: Int, name: String)], _ options: ImportOptions, _ lists: Set<Int>
  ) -> MappedColumns? {
    let candidates = ContentKind.all.filter { kind in
      options.mappings.allSatisfy { mapping in
        TableMapping.ownField(mapping.field, kind) != nil
          || kind.questionForm == .choice && words.contains(mapping.field.lowercased())
      }
    }.map { MappedColumns($0, names, options, lists) }
    guard
      let best = candidates.max(by: { left, right in
        (-left.missingFields.count, left.score) < (-right.missingFields.count, right.score)
      })
    else { return nil }
    return best.missing.isEmpty || best.missingFields.isEmpty ? best : nil
  }

  private init(
    _ kind: ContentKind, _ names: [(column: Int, name: String)],
    _ options: ImportOptions, _ lists: Set<Int>
  ) {
    self.kind = kind
    take(options.mappings, of: names)
    if options.hasHeader, kind.questionForm == .choice { takeChoices(of: names, lists) }
    if roles.values.contains(.choice) { takeRight(of: names) }
    if options.hasHeader { takeFields(of: names, lists) }
    nameSubstitutes(names)
  }

  // MARK: - Roles

  private mutating func take(_ mappings: [ImportOptions.Mapping], of names: [Name]) {
    for mapping in mappings {
      let role = role(mapping)
      let pattern = ColumnPattern(mapping.column)
      let found = names.filter { roles[$0.column] == nil && pattern.matches($0.name) }
      let takesAll = role == .choice || role == .wrong
      for name in takesAll ? found[...] : found.prefix(1) {
        roles[name.column] = role
        mapped.insert(name.column)
      }
      if case .field(let field) = role, !found.isEmpty { own.insert(field) }
      if found.isEmpty { missing.append(Missing(mapping: mapping)) }
    }
  }

  private func role(_ mapping: ImportOptions.Mapping) -> ColumnRole {
    switch mapping.field.lowercased() {
    case Self.choice: .choice
    case Self.wrong: .wrong
    case "right" where mapping.isReference: .right(.reference)
    default: .field(TableMapping.ownField(mapping.field, kind) ?? mapping.field)
    }
  }

  /// Takes the choices of a known program or of numbered columns, unless choices are mapped.
  private mutating func takeChoices(of names: [Name], _ lists: Set<Int>) {
    if roles.values.contains(where: { $0 == .choice || $0 == .wrong || $0.isWrong }) { return }
    if let template = TableTemplate.roles(of: names) {
      isTemplate = true
      let taken = Set(roles.values)
      for (column, role) in template where roles[column] == nil && !taken.contains(role) {
        if role.isRight, hasRight { continue }
        roles[column] = role
      }
      return
    }
    if let choices = TableMapping.choices(among: rest(of: names), lists) {
      for column in choices { roles[column] = .choice }
      return
    }
    for (column, name) in rest(of: names) where TableMapping.isWrongList(name) {
      roles[column] = .wrong
    }
  }

  /// Takes the column that names the right one among choices.
  private mutating func takeRight(of names: [Name]) {
    for (column, role) in roles where role == .field("Right") { roles[column] = .right(.text) }
    if hasRight { return }
    let rest = rest(of: names)
    for (name, field) in zip(rest, TableMapping.fields(of: rest, kind)) where field == "Right" {
      roles[name.column] = .right(.either)
    }
  }

  /// Takes the columns whose names are those of fields, or mean them.
  private mutating func takeFields(of names: [Name], _ lists: Set<Int>) {
    var taken = Set(roles.values)
    let hasChoices = taken.contains(.choice)
    // Questions for a typed answer have no choices.
    let isUntyped = rest(of: names).contains {
      TableMapping.choiceNumber($0.name) != nil || TableMapping.isList($0.name)
    }
    let names = names.filter { !TableMapping.isChoices($0, lists) }
    func isFree(_ field: String) -> Bool {
      let isChoice = field == "Right" || field.hasPrefix("Wrong")
      return !taken.contains(.field(field))
        && !(isChoice && hasChoices) && !(field == "Right" && hasRight)
        && !(field == "Answer" && isUntyped)
    }
    for (column, name) in rest(of: names) {
      guard let field = TableMapping.ownField(name, kind), isFree(field) else { continue }
      roles[column] = .field(field)
      taken.insert(.field(field))
      own.insert(field)
    }
    guard names.count <= TableMapping.mostNames else { return }
    let rest = rest(of: names).filter { !$0.name.contains("@") }
    for (name, field) in zip(rest, TableMapping.fields(of: rest, kind)) {
      guard let field, isFree(field) else { continue }
      roles[name.column] = .field(field)
      taken.insert(.field(field))
    }
  }

  private func rest(of names: [Name]) -> [Name] { names.filter { roles[$0.column] == nil } }

  private var hasRight: Bool {
    roles.values.contains(where: \.isRight)
  }

  // MARK: - What is missing

  /// The required fields that no column has.
  private var missingFields: [String] {
    let taken = Set(roles.values)
    let hasChoices = taken.contains(.choice)
    // The unit may stand in brackets behind the fact.
    let isFact = own.isSuperset(of: ["Fact", "Value"])
    return kind.schema.requiredNames.filter { field in
      switch field {
      case "Unit" where isFact: false
      case "Wrong1" where hasChoices || taken.contains(.wrong): false
      case "Right" where hasRight: false
      default: !taken.contains(.field(field))
      }
    }
  }

  private var score: Int { TableMapping.score(kind, own: own, roles) }

  /// Finds for each missing column the one that has its field all the same, mapped or not.
  private mutating func nameSubstitutes(_ names: [Name]) {
    for (index, column) in missing.enumerated() {
      let wanted = role(column.mapping)
      let substitute = names.first { name in
        guard let role = roles[name.column] else { return false }
        return role == wanted || role.isRight && wanted.isRight
      }
      guard let substitute else { continue }
      missing[index].substitute = substitute.name
      missing[index].isMapped = mapped.contains(substitute.column)
    }
  }
}

extension ColumnRole {
  fileprivate var isWrong: Bool {
    if case .field(let field) = self { field.hasPrefix("Wrong") } else { false }
  }

  /// True for a column that names the right choice, by its text or its number.
  var isRight: Bool {
    if case .right = self { true } else { self == .field("Right") }
  }
}

extension LackingColumn {
  init(
    _ column: MappedColumns.Missing, _ message: String, help: String, at place: Place,
    _ sheet: String?
  ) {
    mapping = column.mapping
    let words = sheet.map { " on \($0)" } ?? ""
    error = Finding(.unreadableImport, message + words, at: place, help: help)
    if column.isMapped {
      entry = nil
    } else {
      let fate =
        column.substitute.map {
          "\(column.mapping.field) is taken from \"\(ColumnName.shown($0))\""
        }
        ?? "\(column.mapping.field) is not taken"
      entry = Finding(
        .columnMissing, "no column is named \"\(column.mapping.column)\"\(words): \(fate)",
        at: place)
    }
  }
}
