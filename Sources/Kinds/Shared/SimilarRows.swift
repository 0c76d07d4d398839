internal import Diagnostics
internal import PackFormat
internal import Rows

/// Reports rows that ask for the same thing as another one of the project, or as a question of another pack.
/// `ComparedTexts` has the definition.
struct SimilarRows: CrossRowRule {
  static let code = Code(
    "Q001", .warning, "two rows ask for the same thing",
    why: "A player gets the same question twice, and knows the answer the second time.",
    bad: "Fact,Value,Unit\nHeight of Mont Blanc,4806,m\nWhat is the height of Mont Blanc?,4806,m",
    good: "Fact,Value,Unit\nHeight of Mont Blanc,4806,m\nHeight of the Matterhorn,4478,m",
    fix: "Remove one of the two; if they are two things, say in each what tells it from the other."
  )

  static let another = Code(
    "Q140", .warning, "a question stands already in another pack",
    why: "Whoever has played the other pack knows the answer.",
    bad:
      "Fact,Value,Unit\nHeight of Mont Blanc,4806,m (and alps.qpk asks: What is the height of Mont Blanc?)",
    good: "Fact,Value,Unit\nHeight of the Matterhorn,4478,m",
    fix:
      "Leave the question out, or ask for something else. An older pack of the project counts only questions that it"
      + " has under another id.")

  static let answeredOtherwise = Code(
    "Q141", .warning, "another pack has another answer",
    why: "One of the two packs is wrong, or a text lacks what tells two questions apart.",
    bad: "Fact,Value,Unit\nHeight of Mont Blanc,4810,m (and alps.qpk has 4806)",
    good: "Fact,Value,Unit\nHeight of Mont Blanc,4806,m",
    fix:
      "Find out which answer is right; if they are two questions, say in each what tells it from the other."
  )

  static let codes = [code, another, answeredOtherwise]

  static let comparesRows = true
  var fields: [String] { [subject] + answers }

  private let subject: String
  private let answers: [String]
  private var subjectColumn: Int?
  private var answerColumns: [Int] = []
  private var file = ""
  private var texts: ComparedTexts
  private var places = PackedPlaces()
  /// The place of each row of the project.
  private var placeOfRow: [UInt64] = []
  private var others: [OtherPack]?
  /// The ids of the rows, if one of the other packs is an older one of this project.
  private var ids: [String] = []
  private var kind = ""
  private var packId = ""
  private var findings: Findings

  /// With no `answers`, two rows are similar only if they have exactly the same words.
  init(_ subject: String, answers: [String], _ template: Findings) {
    self.subject = subject
    self.answers = answers
    texts = ComparedTexts(haveAnswers: !answers.isEmpty)
    findings = template
  }

  mutating func start(_ columns: [Binding.Column], _ context: RuleContext) {
    file = context.file
    if others == nil { takeOthers(context) }
    subjectColumn = columns.firstIndex(ofField: subject)
    answerColumns = answers.compactMap { columns.firstIndex(ofField: $0) }
    if answerColumns.count < answers.count { subjectColumn = nil }
  }

  private mutating func takeOthers(_ context: RuleContext) {
    (kind, packId) = (context.kind, context.packId)
    let others = context.others.filter { $0.kind == kind }
    for other in others {
      for row in 0..<other.count {
        texts.append(other.text(row), answer: other.answers[row])
      }
      texts.endPack()
    }
    self.others = others
  }

  private var isOlder: Bool { others?.contains { $0.packId == packId } == true }

  mutating func take(_ row: TypedRow) {
    guard let subjectColumn, let text = row.text(subjectColumn) else { return }
    var answer = CellHash()
    for column in answerColumns where !answer.add(column, of: row) { return }
    texts.append(text, answer: answer.value)
    placeOfRow.append(places.packed(Place(file, row.places[subjectColumn])))
    if isOlder { ids.append(row.subject ?? QuestionId.derive(kind: kind, text: text)) }
  }

  mutating func finish() -> Findings {
    let (places, placeOfRow, otherCount) = (places, placeOfRow, texts.otherCount)
    func place(_ row: Int) -> Place { places.place(placeOfRow[row - otherCount]) }
    let doubles = Doubles(others ?? [], ids, packId)
    for pair in texts.pairs() {
      if let own = pair.own {
        findings.add(Self.code) {
          Finding(
            Self.code, "this asks for the same as another row, in nearly the same words",
            at: place(pair.row), label: "the same thing again",
            help: "remove one of the two, or say in each what tells it from the other",
            related: [Related(place(own), "asked for here before")])
        }
      }
      let same = doubles.related(pair, answeredOtherwise: false, otherCount)
      if !same.isEmpty {
        findings.add(
          Finding(
            Self.another, "this question stands already in another pack", at: place(pair.row),
            label: "asked for there, too", help: "leave it out, or ask for something else",
            related: same))
      }
      let others = doubles.related(pair, answeredOtherwise: true, otherCount)
      if !others.isEmpty {
        findings.add(
          Finding(
            Self.answeredOtherwise, "this question has another answer in another pack",
            at: place(pair.row), label: "asked for there, too",
            help: "find out which is right, or say in each what tells it from the other",
            related: others))
      }
    }
    return findings
  }
}

/// The questions of other packs that count as doubles. Of an older pack of the project, those do not that the project
/// still has, and its own questions do not that were in it.
private struct Doubles {
  let packs: [OtherPack]
  let ids: [String]
  let packId: String
  private let known: Set<String>
  private let older: [Int: Set<String>]

  init(_ packs: [OtherPack], _ ids: [String], _ packId: String) {
    (self.packs, self.ids, self.packId) = (packs, ids, packId)
    known = Set(ids)
    var older: [Int: Set<String>] = [:]
    for (number, pack) in packs.enumerated() where pack.packId == packId {
      older[number] = Set((0..<pack.count).map(pack.id))
    }
    self.older = older
  }

  func related(
    _ pair: ComparedTexts.Pair, answeredOtherwise: Bool, _ otherCount: Int
  ) -> [Related] {
    pair.others.compactMap { other in
      guard other.isAnsweredOtherwise == answeredOtherwise else { return nil }
      let pack = packs[other.pack]
      if let older = older[other.pack] {
        if older.contains(ids[pair.row - otherCount]) || known.contains(pack.id(other.row)) {
          return nil
        }
      }
      return pack.related(other.row, withAnswer: answeredOtherwise)
    }
  }
}
