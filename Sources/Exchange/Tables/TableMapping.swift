internal import Kinds
internal import Projects
internal import Rows

/// The meaning of the columns of one table.
struct TableMapping {
  let kind: String
  /// The form of the kind's questions.
  let form: QuestionForm
  /// The roles by the number of the column.
  let roles: [Int: ColumnRole]
  /// The names of all columns of the header.
  let names: [Int: String]
  /// True if the names are those of a known program, whose words above the header are its own.
  var isTemplate = false
  /// The columns of `--map` that the header lacks.
  private(set) var missing: [MappedColumns.Missing] = []

  /// The columns of choices in their order.
  let choices: [Int]

  private init(
    _ kind: String, _ roles: [Int: ColumnRole], _ names: [(column: Int, name: String)],
    isTemplate: Bool = false
  ) {
    (self.kind, self.roles, self.isTemplate) = (kind, roles, isTemplate)
    form = .of(kind)
    self.names = Dictionary(names.map { ($0.column, $0.name) }) { first, _ in first }
    choices = roles.filter { $0.value == .choice }.keys.sorted()
  }

  /// The way in which a column names the right choice; nil if it does not.
  func rightForm(of column: Int) -> RightForm? {
    if case .right(let form) = roles[column] { form } else { nil }
  }

  /// The names of all columns of choices and keys, as those of one program have them.
  var keyColumns: String {
    let columns = roles.keys.filter { roles[$0] == .choice || rightForm(of: $0) != nil }
    return columns.sorted().map { names[$0] ?? "" }.joined(separator: "\n")
  }

  /// Finds the meaning of a header's columns; nil if the row is no header of questions.
  ///
  /// - `lists`: the columns that have several texts in a cell, as arrays of JSON.
  init?(
    header names: [(column: Int, name: String)], _ options: ImportOptions, lists: Set<Int> = []
  ) {
    // Every kind has two required fields.
    guard names.count > 1 else { return nil }
    if !options.mappings.isEmpty {
      guard let columns = MappedColumns.best(names, options, lists) else { return nil }
      self.init(columns.kind.name, columns.roles, names, isTemplate: columns.isTemplate)
      missing = columns.missing
      return
    }
    if let roles = TableTemplate.roles(of: names) {
      self.init(QuestionForm.choice.kind, roles, names, isTemplate: true)
      return
    }
    guard names.count <= Self.mostNames else { return nil }
    if let mapping = Self(lettered: names, lists) ?? Self(words: names, lists) {
      self = mapping
    } else {
      return nil
    }
  }

  /// The field of the kind with this name, whatever its letter case and spaces are; with the language of a translation.
  static func ownField(_ name: String, _ kind: ContentKind) -> String? {
    let parts = name.split(separator: "@", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return nil }
    let plain = first.lowercased().filter { !$0.isWhitespace && $0 != "_" && $0 != "-" }
    guard let field = kind.schema.fields.first(where: { $0.name.lowercased() == plain }) else {
      return nil
    }
    guard parts.count == 2 else { return field.name }
    return field.isTranslatable ? "\(field.name)@\(parts[1].filter { !$0.isWhitespace })" : nil
  }

  /// The fields and words that `--map` may name.
  static var fieldNames: Set<String> {
    Set(ContentKind.all.flatMap(\.fieldNames).map { $0.lowercased() } + MappedColumns.words)
  }

  // MARK: - Columns with usual names

  /// A header with the choices in numbered or lettered columns, such as `Question, A, B, C, D, Correct answer`.
  private init?(lettered names: [(column: Int, name: String)], _ lists: Set<Int>) {
    guard let quiz = ContentKind.named(QuestionForm.choice.kind),
      let choices = Self.choices(among: names, lists)
    else { return nil }
    let right = ColumnRole.right(.either)
    var roles = Dictionary(uniqueKeysWithValues: choices.map { ($0, ColumnRole.choice) })
    let rest = names.filter { roles[$0.column] == nil }
    let fields = TableMapping.fields(of: rest, quiz)
    for ((column, _), field) in zip(rest, fields) {
      guard let field, !field.hasPrefix("Wrong") else { continue }
      roles[column] = field == "Right" ? right : .field(field)
    }
    guard roles.values.contains(.field("Prompt")), roles.values.contains(right) else { return nil }
    self.init(quiz.name, roles, names)
  }

  /// Returns the columns of choices, numbered, lettered or in one list or cell; nil if there are none.
  static func choices(
    among names: [(column: Int, name: String)], _ lists: Set<Int>
  ) -> [Int]? {
    if let list = names.first(where: { isChoices($0, lists) }) {
      return [list.column]
    }
    let numbers = names.map { choiceNumber($0.name) }
    let found = numbers.compactMap(\.self)
    guard found.count >= 2, found == Array(1...found.count) else {
      return names.first { isList($0.name) }.map { [$0.column] }
    }
    return zip(names, numbers).filter { $1 != nil }.map(\.0.column)
  }

  /// True if a name means all choices of a question.
  static func isList(_ name: String) -> Bool {
    listNames.contains(plain(name))
  }

  private static let listNames: Set = [
    "answers", "options", "choices", "possibleanswers", "answeroptions", "answerchoices",
    "alternatives", "antworten", "antwortmöglichkeiten", "antwortoptionen", "optionen",
    "auswahlmöglichkeiten", "réponses", "reponses", "propositions", "respuestas", "opciones",
    "alternativas", "risposte", "opzioni", "respostas", "opções", "opcoes", "odpowiedzi", "opcje",
    "antwoorden", "opties", "ответы", "варианты", "вариантыответа", "вариантыответов",
    "svarsalternativ", "seçenekler",
  ]

  /// True if a column has all choices of a question, and so no other value.
  static func isChoices(_ column: (column: Int, name: String), _ lists: Set<Int>) -> Bool {
    lists.contains(column.column) && isList(column.name)
  }

  /// True if a name means all wrong choices of a question.
  static func isWrongList(_ name: String) -> Bool {
    wrongNames.contains(plain(name))
  }

  private static let wrongNames: Set = [
    "wrong", "wrongs", "wronganswers", "wrongoptions", "wrongchoices", "incorrect",
    "incorrectanswers", "incorrectoptions", "incorrectchoices", "distractors", "falscheantworten",
    "distraktoren", "mauvaisesréponses", "réponsesfausses", "respuestasincorrectas", "distractores",
    "rispostesbagliate", "risposteerrate", "distrattori", "respostaserradas", "respostasincorretas",
    "distratores", "błędneodpowiedzi", "fouteantwoorden", "неправильныеответы", "неверныеответы",
  ]

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static let stems = [
    "", "option", "options", "answer", "answers", "choice", "choices", "antwort", "réponse",
    "respuesta", "opción", "risposta",
    "resposta", "opção", "ответ", "вариант", "odpowiedź", "antwoord", "reponse", "choix",
    "proposition", "opcion", "alternativa", "alternative", "opzione", "scelta", "opcao", "opcja",
    "optie", "keuze", "auswahl", "svar", "alternativ", "cevap", "seçenek",
  ]

  /// The number in names such as `Option 2`, `Answer B` and `C`; nil for other names.
  static func choiceNumber(_ name: String) -> Int? {
    let plain = ColumnPattern.plain(name).filter { $0.isLetter || $0.isNumber }
    // `Options` is no choice S.
    guard let last = plain.last, !isList(name), stems.contains(String(plain.dropLast())) else {
      return nil
    }
    if let number = last.wholeNumberValue, last.isASCII { return number }
    guard let letter = last.asciiValue, plain.count != 1 || last != "x" else { return nil }
    return Int(letter) - 0x60
  }

  /// True if a name means the right one among choices.
  static func isKey(_ name: String) -> Bool {
    guard let quiz = ContentKind.named(QuestionForm.choice.kind) else { return false }
    return fields(of: [(0, name)], quiz) == ["Right"]
  }

  /// The words of each kind, by its name.
  private static let words = Dictionary(
    uniqueKeysWithValues: ContentKind.all.map { ($0.name, ColumnWords($0)) })
  /// The most columns of a header whose names are looked up among words.
  static let mostNames = 500
  /// A longer text is no name of a column.
  private static let longestName = 60

  /// Returns for each column the field that its name means.
  static func fields(
    of columns: [(column: Int, name: String)], _ kind: ContentKind
  ) -> [String?] {
    let names = columns.map { $0.name.utf8.count > longestName ? "" : $0.name }
    return words[kind.name]?.fields(of: names) ?? names.map { _ in nil }
  }

  /// A header with the names of a kind's fields, or with words that mean them.
  private init?(words names: [(column: Int, name: String)], _ lists: Set<Int>) {
    let candidates = ContentKind.all.compactMap { Candidate($0, names, lists) }
    guard let best = candidates.max(by: { $0.score < $1.score }) else { return nil }
    self.init(best.kind.name, best.roles, names)
  }

  /// The higher, the more of the kind's `own` names a header has. Wrong choices are columns of no other kind, so that they
  /// decide.
  static func score(_ kind: ContentKind, own: Set<String>, _ roles: [Int: ColumnRole]) -> Int {
    let required = kind.schema.requiredNames
    return (kind.questionForm == .choice ? 1_000_000 : 0)
      + required.count { own.contains($0) } * 10_000 + required.count * 100 + roles.count
  }

  private struct Candidate {
    let kind: ContentKind
    var roles: [Int: ColumnRole] = [:]
    var score = 0

    /// Nil if a required field of the kind is missing.
    init?(_ kind: ContentKind, _ names: [(column: Int, name: String)], _ lists: Set<Int>) {
      self.kind = kind
      let count = names.count
      let names = names.filter { !TableMapping.isChoices($0, lists) }
      var own: Set<String> = []
      for (column, name) in names where name.contains("@") {
        if let field = TableMapping.ownField(name, kind) { roles[column] = .field(field) }
      }
      for (column, name) in names
      where kind.questionForm == .choice && TableMapping.isWrongList(name) {
        roles[column] = .wrong
      }
      let rest = names.filter { roles[$0.column] == nil && !$0.name.contains("@") }
      let fields = TableMapping.fields(of: rest, kind)
      for ((column, name), field) in zip(rest, fields) {
        guard let field else { continue }
        roles[column] = .field(field)
        if TableMapping.ownField(name, kind) == field { own.insert(field) }
      }
      let taken = Set(roles.values)
      // The unit may stand in brackets behind the fact.
      let isFact = own.isSuperset(of: ["Fact", "Value"])
      let hasWrong = taken.contains(.wrong)
      let required = kind.schema.requiredNames.filter {
        !(isFact && $0 == "Unit" || hasWrong && $0 == "Wrong1")
      }
      guard required.allSatisfy({ taken.contains(.field($0)) }) else { return nil }
      // Questions for a typed answer have no choices.
      let hasChoices = names.contains {
        (TableMapping.choiceNumber($0.name) != nil || TableMapping.isList($0.name))
          && roles[$0.column] == nil
      }
      if kind.questionForm == .typed, hasChoices || names.count < count { return nil }
      score = TableMapping.score(kind, own: own, roles)
    }
  }
}

extension TableMapping {
  /// The column of each field that has exactly one.
  var fieldColumns: [String: Int] {
    // Wrong choices are numbered anew where choices stand in columns of their own.
    let isNumbered = !choices.isEmpty || roles.values.contains(.wrong)
    var columns: [String: [Int]] = [:]
    for (column, role) in roles {
      guard case .field(let field) = role, !(isNumbered && field.hasPrefix("Wrong")) else {
        continue
      }
      columns[field, default: []].append(column)
    }
    return columns.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }
}
