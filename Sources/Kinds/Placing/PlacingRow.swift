internal import Diagnostics
internal import Games
internal import Rows

/// One question of an ordering or a matching in one language, as rules see it.
struct PlacingRow {
  let form: PlacingForm
  let prompt: QuestionCell?
  /// The texts of the places; an ordering has none.
  let places: [QuestionCell]
  /// The items that belong to places, in the order of the columns.
  let items: [QuestionCell]
  /// The items that belong to none.
  let extras: [QuestionCell]
  /// The description of the picture, which the screen shows, too; nil if there is none.
  let pictureText: String?
  let explanation: QuestionCell?
  let source: QuestionCell?
  /// The language; empty for the pack's own.
  let language: String
  /// The game's settings; nil if they contradict each other, which is reported elsewhere.
  let rules: PlacingRules?

  /// The argument that selects the language in a replay command.
  var languageArgument: String { language.isEmpty ? "" : "--lang \(language)" }

  var isTranslation: Bool { !language.isEmpty }

  /// The cells from which the player chooses, with their texts.
  var shown: [(cell: QuestionCell, text: String)] { given(items + extras) }

  /// The places' cells that have a text.
  var left: [(cell: QuestionCell, text: String)] { given(places) }

  private func given(_ cells: [QuestionCell]) -> [(cell: QuestionCell, text: String)] {
    cells.compactMap { cell in cell.text.map { (cell, $0) } }
  }

  /// True if no text of the question stands in this language.
  var isStandIn: Bool {
    ([prompt].compactMap(\.self) + places + items + extras).allSatisfy(\.isStandIn)
  }

  static let rules: [any PlacingRule.Type] = [
    EqualItems.self, EqualPlaces.self, ItemsAlike.self, ItemsInOrder.self, HalfPair.self,
    TooFewItems.self, ItemWithPlace.self, OrderInPrompt.self, PairGivenAway.self,
    PlacingTooTall.self, PlacingToldTooTall.self, PlacingTooLong.self,
  ]

  /// The codes of the rules of both kinds.
  static let codes = rules.map { $0.code } + [EnoughQuestions.ofPlacing.code]

  /// Makes the check of rows by all rules, in each language of the columns.
  static func check(
    _ form: PlacingForm
  ) -> @Sendable ([Binding.Column], RuleContext) -> RowCheck {
    { columns, context in
      let rules = try? PlacingRules(context.rules)
      let names = ["Prompt"] + form.placeColumns + form.itemColumns
      let readers = TranslatedColumn.languages(of: names, in: columns).map {
        Reader($0, form, columns, context, rules)
      }
      return { row in
        readers.flatMap { reader in
          reader.question(row).map { question in
            Self.rules.flatMap { $0.findings(for: question) }
          } ?? []
        }
      }
    }
  }

  /// The columns of one language, from which questions are read.
  struct Reader {
    private let form: PlacingForm
    private let columns: [Binding.Column]
    private let context: RuleContext
    private let rules: PlacingRules?
    private let language: String
    private let texts: [TranslatedColumn?]
    private let places: [TranslatedColumn]
    private let items: [TranslatedColumn]
    private let extras: [TranslatedColumn]

    init(
      _ language: String, _ form: PlacingForm, _ columns: [Binding.Column], _ context: RuleContext,
      _ rules: PlacingRules?
    ) {
      (self.language, self.form, self.columns) = (language, form, columns)
      (self.context, self.rules) = (context, rules)
      func named(_ names: some Sequence<String>) -> [TranslatedColumn] {
        names.compactMap { TranslatedColumn($0, language, columns) }
      }
      texts = ["Prompt", "Alt", "Explanation", "Source"].map {
        TranslatedColumn($0, language, columns)
      }
      places = named(form.placeColumns)
      items = named(form.itemColumns.prefix(form.mostPlaces))
      extras = named(form.extraColumns)
    }

    /// Returns the question of a row; nil if an item or a place has a finding of its own.
    func question(_ row: TypedRow) -> PlacingRow? {
      guard !(places + items + extras).contains(where: { $0.isFaulty(in: row) }) else { return nil }
      func cell(_ column: TranslatedColumn) -> QuestionCell {
        column.cell(of: row, columns, context, language: language)
      }
      return PlacingRow(
        form: form, prompt: texts[0].map(cell), places: places.map(cell), items: items.map(cell),
        extras: extras.map(cell), pictureText: texts[1].flatMap { cell($0).text },
        explanation: texts[2].map(cell), source: texts[3].map(cell), language: language,
        rules: rules)
    }
  }
}

/// A rule that judges single questions of both kinds; each rule has a file of its own.
protocol PlacingRule: SendableMetatype {
  static var code: Code { get }

  /// The findings for a question that breaks the rule.
  static func findings(for question: PlacingRow) -> [Finding]
}
