internal import Checking
internal import Diagnostics
internal import Files
internal import Kinds
internal import Projects
internal import Rewriting
internal import Rows
internal import SafeText

/// Works out what an import changes in a project, question by question.
struct UpdateWork {
  /// The changes of one question, which are made together or not at all.
  struct Plan {
    /// The number of the question in the project; nil for a new one.
    var partner: Int?
    /// The row that a new question goes behind; nil for the end of the last source.
    var anchor: ProjectQuestions.Home?
    var cells: [(field: String, text: String)] = []
    /// The entries about these changes.
    var entries: [Finding] = []
  }

  private let known: ProjectQuestions
  private let imported: [ExchangedQuestion]
  private var pictures: ProjectPictures
  private let carried: CarriedFields
  private let matching: QuestionMatching
  private var plans: [Int: Plan] = [:]
  /// The entries about what is not taken, by the imported question.
  private var notes: [Int: [Finding]] = [:]
  private var removed: [Int] = []
  private var missing: [Finding] = []

  init(
    _ known: ProjectQuestions, _ imported: [ExchangedQuestion], _ pictures: ProjectPictures,
    _ carried: CarriedFields
  ) {
    (self.known, self.imported) = (known, imported)
    (self.pictures, self.carried) = (pictures, carried)
    matching = QuestionMatching(imported, with: known.questions, ids: known.ids)
  }

  // MARK: - Comparing

  /// Compares each imported question with its partner.
  mutating func compare() {
    var anchor: ProjectQuestions.Home?
    for number in imported.indices {
      if matching.ambiguous.contains(number) {
        note(
          number, .ambiguousMatch,
          "left out: several questions of the project or of the files could be meant",
          help: "give each its Id")
      } else if let partner = matching.partners[number] {
        compare(number, with: partner)
        anchor = known.homes[partner]
      } else {
        add(number, behind: anchor)
      }
    }
  }

  private mutating func note(
    _ number: Int, _ code: Code, _ message: String, field: String? = nil, help: String? = nil
  ) {
    let question = imported[number]
    notes[number, default: []].append(
      Finding(
        code, message, at: field.map { question.place(of: $0) } ?? question.place, help: help,
        subject: question["Id"]))
  }

  private mutating func add(_ number: Int, behind anchor: ProjectQuestions.Home?) {
    let question = imported[number]
    var plan = Plan(anchor: anchor)
    let source = anchor?.source ?? known.sources.count - 1
    for cell in question.cells {
      var text = known.plain(cell.text, of: cell.field) ?? cell.text
      if cell.field == "Image" { text = pictures.name(for: text, inPlaceOf: "") }
      take(number, known.label(cell.field), text, source, &plan)
    }
    plan.entries.append(
      Finding(
        .questionAdded, "added: \(question.prompt.quoted())", at: question.place,
        subject: question["Id"]))
    plans[number] = plan
  }

  private mutating func compare(_ number: Int, with partner: Int) {
    let question = imported[number]
    let old = known.questions[partner]
    var changes: [(field: String, text: String)] =
      question.form == .choice ? wrong(number, old) : []
    for cell in question.cells {
      let field = known.label(cell.field)
      if field == "Id" || question.form == .choice && cell.isWrong { continue }
      var text = known.plain(cell.text, of: field) ?? cell.text
      let before = old[field] ?? ""
      // Readers assume this unit where a file states none.
      if field == "Unit", text == "number", carried.lacks(field, question) { continue }
      if field == "Image" { text = pictures.name(for: text, inPlaceOf: before) }
      if Self.areSame(field, before, text) { continue }
      changes.append((field, text))
    }
    for cell in old.cells where question[cell.field] == nil {
      let field = cell.field
      if field == "Id" || question.form == .choice && cell.isWrong { continue }
      guard !changes.contains(where: { $0.field == field }), carried.has(field, question),
        !question.cells.contains(where: { known.label($0.field) == field })
      else { continue }
      if field == "Image" || field == "Alt" {
        note(
          number, .changeNotTaken,
          "\(field) stays \(cell.text.quoted()): no import removes a picture",
          field: field)
      } else {
        changes.append((field, ""))
      }
    }
    compareIds(number, partner)
    if changes.isEmpty { return }
    guard let home = known.homes[partner] else {
      return note(
        number, .sourceNotEdited,
        "not changed: a <template> makes the question from \(maker(of: partner)), and the file has other values for \(changes.map(\.field).joined(separator: ", "))",
        help: "change the table or the <template>")
    }
    var plan = Plan(partner: partner)
    for (field, text) in changes {
      guard take(number, field, text, home.source, &plan) else { continue }
      plan.entries.append(changed(number, field, from: old[field] ?? "", to: text))
    }
    if plan.cells.isEmpty { return }
    // A derived id comes from the words of the question.
    if plan.cells.contains(where: { $0.field == known.asked }), old["Id"] == nil,
      known.column(of: "Id", in: home.source) != nil
    {
      plan.cells.append(("Id", known.ids[partner]))
      plan.entries.append(changed(number, "Id", from: "", to: known.ids[partner]))
    }
    plans[number] = plan
  }

  /// The line of a table from which a template makes a question of the project.
  private func maker(of number: Int) -> String { known.makers[number] ?? "a table" }

  private func changed(
    _ number: Int, _ field: String, from old: String, to new: String
  ) -> Finding {
    let question = imported[number]
    let message =
      old.isEmpty
      ? "\(field) is now \(new.quoted())"
      : new.isEmpty
        ? "\(field) is emptied; it was \(old.quoted())"
        : "\(field) is changed from \(old.quoted()) to \(new.quoted())"
    return Finding(
      .cellChanged, message, at: question.place(of: field),
      subject: question["Id"] ?? matching.partners[number].map { known.ids[$0] })
  }

  /// True if two values mean the same: the order of a list does not count.
  private static func areSame(_ field: String, _ left: String, _ right: String) -> Bool {
    if left == right { return true }
    guard ["Tags", "Accepted", "Refused"].contains(field) else { return false }
    func parts(_ text: String) -> [String] {
      text.split(separator: ";").map { $0.trimmingSpaces }.sorted()
    }
    return parts(left) == parts(right)
  }

  private mutating func compareIds(_ number: Int, _ partner: Int) {
    guard let id = imported[number]["Id"], id != Intake.slug(known.ids[partner]) else { return }
    note(
      number, .idNotTaken,
      "the question keeps its id \(known.ids[partner]), and does not get \(id)",
      field: "Id")
  }

  /// The changes of wrong choices, whose order does not count.
  private mutating func wrong(
    _ number: Int, _ old: ExchangedQuestion
  ) -> [(field: String, text: String)] {
    if imported[number].cells.contains(where: { Self.isRemark($0.field) }) {
      return wrongInOrder(number, old)
    }
    var new = imported[number].wrong.map { known.plain($0, of: "Wrong1") ?? $0 }
    let fields = old.cells.filter(\.isWrong).map(\.field)
    let before = old.wrong
    for (field, text) in zip(fields, before)
    where carried.isBehindColumns(field, imported[number]) && !new.contains(text) {
      new.append(text)
    }
    if new.sorted() == before.sorted() { return [] }
    var fresh = new
    var kept: [String?] = []
    for text in before {
      if let index = fresh.firstIndex(of: text) {
        fresh.remove(at: index)
        kept.append(text)
      } else {
        kept.append(nil)
      }
    }
    let isTranslated = old.cells.contains {
      $0.isTranslation && $0.field.hasPrefix("Wrong") || Self.isRemark($0.field)
    }
    var texts = kept.compactMap { text in text ?? (fresh.isEmpty ? nil : fresh.removeFirst()) }
    texts += fresh
    if isTranslated, texts.count != before.count {
      note(
        number, .changeNotTaken,
        "the wrong choices stay: they have translations or remarks, and the file has \(texts.count) in place of \(before.count)",
        help: "change them in the project, with what belongs to them")
      return []
    }
    var changes: [(field: String, text: String)] = []
    for index in 0..<max(texts.count, before.count) {
      let field = index < fields.count ? fields[index] : "Wrong\(index + 1)"
      let text = index < texts.count ? texts[index] : ""
      if text != (index < before.count ? before[index] : "") { changes.append((field, text)) }
    }
    return changes
  }

  /// The changes of wrong choices with remarks, which belong to them by their number.
  private func wrongInOrder(
    _ number: Int, _ old: ExchangedQuestion
  ) -> [(field: String, text: String)] {
    let question = imported[number]
    return (1..<ExchangedQuestion.mostChoices).compactMap { choice in
      let field = "Wrong\(choice)"
      let text = question[field].map { known.plain($0, of: field) ?? $0 } ?? ""
      if text == old[field] ?? "" || carried.isBehindColumns(field, question) { return nil }
      return (field, text)
    }
  }

  /// True for a remark about a wrong choice, such as `Why2`.
  private static func isRemark(_ field: String) -> Bool {
    field.hasPrefix("Why") && field.dropFirst(3).first?.isNumber == true
  }

  /// Takes a value into a plan; false, with a note, if the project has no place for it.
  @discardableResult
  private mutating func take(
    _ number: Int, _ field: String, _ text: String, _ source: Int, _ plan: inout Plan
  ) -> Bool {
    if source >= 0, known.column(of: field, in: source) == nil {
      if text.isEmpty { return false }
      if field == "Id" {
        note(
          number, .idNotTaken, "the id \(text) is not taken: the project has no column Id",
          field: field, help: "packtool normalise --write-ids adds one")
        return false
      }
      guard known.mayHave(field) else {
        note(
          number, .changeNotTaken,
          "\(field) is not taken: the project has no \(field.contains("@") ? "translations into that language" : "such field")",
          field: field)
        return false
      }
    }
    plan.cells.append((field, text))
    return true
  }

  // MARK: - Missing questions

  /// Removes the questions that the files do not have, or records how many there are.
  mutating func compareMissing(removing: Bool, note: String, at place: Place) {
    let met = Set(matching.partners.values)
    let unclear = Set(matching.ambiguous.map { QuestionMatching.key(imported[$0].prompt) })
    let absent = known.questions.indices.filter {
      !met.contains($0) && !unclear.contains(QuestionMatching.key(known.questions[$0].prompt))
    }
    if absent.isEmpty { return }
    guard removing else {
      let names = absent.prefix(3).map { known.questions[$0].prompt.quoted() }
      let more = absent.count > 3 ? " and others" : ""
      let are = absent.count == 1 ? "question of the project is" : "questions of the project are"
      missing.append(
        Finding(
          .questionsNotInFile,
          "\(absent.count) \(are) not in the files and stay\(absent.count == 1 ? "s" : ""): \(names.joined(separator: ", "))\(more)\(note)",
          at: place))
      return
    }
    for number in absent {
      let question = known.questions[number]
      guard known.homes[number] != nil else {
        missing.append(
          Finding(
            .sourceNotEdited,
            "not removed: a <template> makes \(question.prompt.quoted()) from \(maker(of: number))",
            at: place, help: "change the table or the <template>", subject: known.ids[number]))
        continue
      }
      removed.append(number)
      missing.append(
        Finding(
          .questionRemoved, "removed: \(question.prompt.quoted())", at: question.place,
          subject: known.ids[number]))
    }
  }

  // MARK: - Settling

  /// The most rounds of checking, each of which takes changes back.
  private static let mostRounds = 50

  /// Returns the update, without the changes that would make the project invalid.
  mutating func settled(_ project: PackProject) throws(FileError) -> ProjectUpdate {
    if known.sources.isEmpty, !plans.isEmpty {
      return refusal(
        Finding(
          .projectNotUpdated,
          "the project has no source for new questions: a <template> makes all that it has",
          at: Place(project.path, 0..<0),
          help: "add a source of questions to pack.xml, or rows to the table"))
    }
    for _ in 0..<Self.mostRounds {
      let (edited, ledger) = applied()
      let texts = edited.map { $0.text() }
      if plans.isEmpty && removed.isEmpty { return update(edited, texts, ledger) }
      let errors = try errors(in: project, edited, texts)
      if errors.isEmpty { return update(edited, texts, ledger) }
      var isCorrected = false
      for error in errors {
        guard let number = cause(of: error, edited, texts), plans.removeValue(forKey: number) != nil
        else { continue }
        isCorrected = true
        note(
          number, .changeNotTaken,
          "\(matching.partners[number] == nil ? "left out" : "not changed"): \(error.message)",
          help: error.help)
      }
      if !isCorrected {
        return refusal(
          Finding(
            .projectNotUpdated, "the project would not be valid: \(errors[0].message)",
            at: Place(project.path, 0..<0), help: errors[0].help))
      }
    }
    return refusal(
      Finding(
        .projectNotUpdated, "too many of the changes would make the project invalid",
        at: Place(project.path, 0..<0)))
  }

  private func refusal(_ finding: Finding) -> ProjectUpdate {
    var update = ProjectUpdate()
    update.ledger = entries(of: imported.indices) + missing + [finding]
    update.isPossible = false
    return update
  }

  private func entries(of numbers: Range<Int>) -> [Finding] {
    numbers.flatMap { (plans[$0]?.entries ?? []) + notes[$0, default: []] }
  }

  /// The sources with all changes that are left, and the entries about new columns.
  private func applied() -> (sources: [EditableSource], ledger: [Finding]) {
    var known = known
    var ledger: [Finding] = []
    for (number, plan) in plans.sorted(by: { $0.key < $1.key }) {
      let home = plan.partner.flatMap { known.homes[$0] }
      let source = home?.source ?? plan.anchor?.source ?? known.sources.count - 1
      var values: [Int: String] = [:]
      for (field, text) in plan.cells {
        let column =
          known.column(of: field, in: source)
          ?? {
            ledger.append(
              Finding(
                .columnAdded,
                "the column \(field) is added to \(Path.name(of: known.sources[source].path))",
                at: imported[number].place(of: field)))
            return known.addColumn(field, to: source)
          }()
        values[column] = known.spelling(text, in: column, of: source)
      }
      known.change(source, home?.row, values, behind: plan.anchor?.row, tag: number)
    }
    for number in removed {
      if let home = known.homes[number] { known.remove(home) }
    }
    return (known.sources, ledger)
  }

  /// The errors that the project would have.
  private func errors(
    in project: PackProject, _ edited: [EditableSource], _ texts: [EditableSource.Text]
  ) throws(FileError) -> [Finding] {
    var contents = project.texts
    for (source, text) in zip(edited, texts) { contents[source.path] = text.bytes }
    let all = Set(Code.all.filter { $0.severity == .error })
    let changed = try PackProject(
      opening: project.path, kind: project.isBare ? project.kind : nil,
      findings: Findings(limit: 10_000, showing: CodeFilter(selecting: all)), texts: contents)
    let found = try ProjectCheck(changed, .init(today: nil)).findings.kept
    return found.filter { error in
      // The new pictures are not in their folder yet; they were checked when they were read.
      guard [Code.missingAsset, .misspeltAsset].contains(error.code),
        let number = cause(of: error, edited, texts),
        let name = plans[number]?.cells.first(where: { $0.field == "Image" })?.text
      else { return true }
      return pictures.new[name] == nil
    }
  }

  /// The imported question whose change a finding is about.
  private func cause(
    of error: Finding, _ edited: [EditableSource], _ texts: [EditableSource.Text]
  ) -> Int? {
    for place in [error.place] + error.related.map(\.place) {
      for (source, text) in zip(edited, texts) where source.path == place.file {
        let part = text.parts.first {
          $0.bytes.lowerBound <= place.bytes.lowerBound
            && place.bytes.lowerBound <= $0.bytes.upperBound
        }
        if let part { return part.tag }
      }
    }
    return nil
  }

  private func update(
    _ edited: [EditableSource], _ texts: [EditableSource.Text], _ columns: [Finding]
  ) -> ProjectUpdate {
    var update = ProjectUpdate()
    for (source, text) in zip(edited, texts) where text.bytes != source.before {
      update.sources.append(
        ProjectUpdate.Source(
          path: source.path, root: source.root, before: source.before, after: text.bytes))
    }
    let used = Set(plans.values.flatMap(\.cells).filter { $0.field == "Image" }.map(\.text))
    let root = edited.first?.root
    for (name, bytes) in pictures.new.sorted(by: { $0.key < $1.key }) where used.contains(name) {
      update.pictures.append(
        ProjectUpdate.Picture(path: Path.joined(pictures.folder, name), root: root, bytes: bytes))
    }
    update.added = plans.values.count { $0.partner == nil }
    update.removed = removed.count
    update.cells = plans.values.reduce(0) { $0 + ($1.partner == nil ? 0 : $1.cells.count) }
    let place = imported.first?.place
    let added = update.pictures.map {
      Finding(
        .pictureAdded, "the picture \(Path.name(of: $0.path)) is added",
        at: Place(place?.file ?? $0.path, 0..<0))
    }
    update.ledger = columns + entries(of: imported.indices) + added + missing
    return update
  }
}

extension StringProtocol {
  /// The text without spaces around it.
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
