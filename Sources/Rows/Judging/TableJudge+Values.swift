internal import Diagnostics
internal import PackFormat
internal import TextUnicode

/// Reading the value of one cell, and reporting a fault in it.
extension TableJudge {
  mutating func value(of text: Span<UInt8>, in column: Int, at place: Range<Int>) -> TypedValue {
    if let conflict = ConflictText(text) {
      addConflict(conflict, in: column, at: place)
      return .faulty
    }
    let start = row.textBytes.count
    let outcome = CellText.append(text, to: &row.textBytes)
    if outcome == .forbidden {
      addForbidden(text, in: column, at: place)
      return .faulty
    }
    let range = start..<row.textBytes.count
    guard !range.isEmpty else { return missing(column, at: place) }
    if formats[column]?.isMissing(row.textBytes[range]) == true {
      row.textBytes.removeSubrange(range)
      return missing(column, at: place)
    }
    let type = columns[column].field?.type ?? .string
    if type == .string {
      let value = judged(canonicalUnit(range, in: column, at: place), in: column, at: place)
      if outcome == .invisible, value != .faulty { addInvisible(text, in: column, at: place) }
      if outcome == .misread, value != .faulty { addMisread(text, in: column, at: place) }
      if outcome == .percent, value != .faulty { addPercent(text, in: column, at: place) }
      if outcome == .html, value != .faulty { addHTML(text, in: column, at: place) }
      return value
    }
    defer { row.textBytes.removeSubrange(range) }
    let result =
      formats[column]?.parse(row.textBytes.span.extracting(range), as: type)
      ?? ValueParser.parse(row.textBytes.span.extracting(range), as: type)
    switch result {
    case .value(let value):
      if mayBeDoubtful[column] { note(number: range, in: column, at: place) }
      return judged(value, in: column, at: place)
    case .tooLarge, .tooPrecise: addTooLarge(range, in: column, at: place)
    case .notOfType:
      if let number = columns[column].field?.number(of: row.textBytes.span.extracting(range)) {
        return judged(number, in: column, at: place)
      }
      addNotOfType(range, in: column, at: place)
    }
    return .faulty
  }

  private mutating func addConflict(_ conflict: ConflictText, in column: Int, at place: Range<Int>)
  {
    let (file, name) = (file, columns[column].label)
    findings.add(.unresolvedMerge) {
      Finding(
        .unresolvedMerge, "\(name) was changed by both sides of a merge: \(conflict.words)",
        at: Place(file, place), help: "write the one that is right")
    }
  }

  private mutating func addForbidden(_ text: Span<UInt8>, in column: Int, at place: Range<Int>) {
    guard let forbidden = ForbiddenText(text) else { return }
    // A cell with doubled quotes differs in length from its text, so that places in the text are not places in the
    // source.
    let isVerbatim = place.count == text.count
    let places = forbidden.places.map {
      place.lowerBound + $0.lowerBound..<place.lowerBound + $0.upperBound
    }
    let bytes = isVerbatim ? places.first ?? place : place
    let (file, name) = (file, columns[column].label)
    let isSafe = isVerbatim && forbidden.areControls
    findings.add(.forbiddenCharacter, safelyFixable: isSafe) {
      Finding(
        .forbiddenCharacter, "\(name) holds the character \(forbidden.name)",
        at: Place(file, bytes), help: places.count == 1 ? "remove it" : "remove all of its kind",
        fix: isVerbatim ? FixIt(places.map { .init($0, "") }, safe: isSafe) : nil)
    }
  }

  private mutating func addInvisible(_ text: Span<UInt8>, in column: Int, at place: Range<Int>) {
    guard let invisible = InvisibleText(String(copying: text)) else { return }
    let (file, name) = (file, columns[column].label)
    // A cell with doubled quotes differs in length from its text, so that places in the text are not places in the
    // source.
    let isVerbatim = place.count == text.count
    let edits = invisible.places.map { bytes in
      FixIt.Edit(place.lowerBound + bytes.lowerBound..<place.lowerBound + bytes.upperBound, "")
    }
    findings.add(.invisibleCharacter, safelyFixable: isVerbatim) {
      Finding(
        .invisibleCharacter, "\(name) holds the invisible character \(invisible.name)",
        at: Place(file, isVerbatim ? edits[0].bytes : place),
        help: edits.count == 1 ? "remove it" : "remove all \(edits.count) of its kind",
        fix: isVerbatim ? FixIt(edits, safe: true) : nil)
    }
  }

  private mutating func addMisread(_ text: Span<UInt8>, in column: Int, at place: Range<Int>) {
    guard let misread = Mojibake(String(copying: text).collapsed) else { return }
    let (file, name) = (file, columns[column].label)
    let isVerbatim = place.count == text.count
    findings.add(.misreadText) {
      Finding(
        .misreadText, "\(name) was saved in one encoding and read in another",
        at: Place(file, place), label: "it may have been \(Quoted.quoted(misread.text.utf8))",
        help: "open the original as UTF-8, and save it anew",
        fix: isVerbatim ? FixIt([.init(place, misread.text)], safe: false) : nil)
    }
  }

  private mutating func missing(_ column: Int, at place: Range<Int>) -> TypedValue {
    guard let field = columns[column].field, field.constraints.required else { return .missing }
    let (file, name) = (file, columns[column].label)
    findings.add(.missingValue) {
      Finding(
        .missingValue, "\(name) is missing", at: Place(file, place),
        label: "expected \(field.description.isEmpty ? "a value" : field.description.asLabel)",
        related: field.requiredBy.map { [$0] } ?? [])
    }
    return .faulty
  }

  private mutating func judged(
    _ range: Range<Int>, in column: Int, at place: Range<Int>
  ) -> TypedValue {
    if preTests[column].fits(row.textBytes.span.extracting(range)) { return .text(range) }
    let text = row.textBytes[range]
    if text.count > ColumnType.string.longestValue {
      addTooLong(text.count, in: column, at: place)
      return .faulty
    }
    guard let field = columns[column].field else { return .text(range) }
    let (file, name) = (file, columns[column].label)
    let trace = SpreadsheetTrace(text: text)
    guard let (code, message, label) = field.fault(of: text, patterns) else {
      if let trace { addDoubtful(trace, text, in: column, at: place) }
      return .text(range)
    }
    let fix = field.fix(of: text, code, patterns)
    findings.add(code) {
      Finding(
        code, "\(name) " + message, at: Place(file, place),
        label: trace?.reason ?? fix?.reason ?? label, help: trace?.help ?? fix?.help,
        fix: fix?.value.map { FixIt([.init(place, $0)], safe: false) })
    }
    return .faulty
  }

  /// Reports a value that is too long for a pack, whatever the schema allows.
  private mutating func addTooLong(_ count: Int, in column: Int, at place: Range<Int>) {
    let (file, name) = (file, columns[column].label)
    findings.add(.wrongLength) {
      Finding(
        .wrongLength, "\(name) is \(count) bytes long", at: Place(file, place),
        label: "at most \(ColumnType.string.longestValue)")
    }
  }

  private mutating func addDoubtful(
    _ trace: SpreadsheetTrace, _ text: ArraySlice<UInt8>, in column: Int, at place: Range<Int>
  ) {
    let (file, name) = (file, columns[column].label)
    findings.add(.spreadsheetText) {
      Finding(
        .spreadsheetText, "\(name) looks like a spreadsheet's work: \(Quoted.quoted(text))",
        at: Place(file, place), label: trace.reason, help: trace.help)
    }
  }

  private mutating func judged(
    _ value: TypedValue, in column: Int, at place: Range<Int>
  ) -> TypedValue {
    let minimum = columns[column].field?.constraints.minimum
    let maximum = columns[column].field?.constraints.maximum
    let limit: (TypedValue, String)? =
      if let minimum, value.isBelow(minimum) == true {
        (minimum, "at least")
      } else if let maximum, maximum.isBelow(value) == true {
        (maximum, "at most")
      } else {
        nil
      }
    guard let (bound, words) = limit else {
      return hasFurtherLimits[column] ? judgedFurther(value, in: column, at: place) : value
    }
    let (file, name) = (file, columns[column].label)
    findings.add(.outOfRange) {
      Finding(
        .outOfRange, "\(name) is out of its range: \(value.text)", at: Place(file, place),
        label: "\(words) \(bound.text)")
    }
    return .faulty
  }

  /// Judges a value by the limits that few columns have.
  private mutating func judgedFurther(
    _ value: TypedValue, in column: Int, at place: Range<Int>
  ) -> TypedValue {
    guard let constraints = columns[column].field?.constraints else { return value }
    let (file, name) = (file, columns[column].label)
    let limit: String? =
      if let above = constraints.above, above.isBelow(value) == false {
        "more than \(above.text)"
      } else if let below = constraints.below, value.isBelow(below) == false {
        "less than \(below.text)"
      } else {
        nil
      }
    if let limit {
      findings.add(.outOfRange) {
        Finding(
          .outOfRange, "\(name) is out of its range: \(value.text)", at: Place(file, place),
          label: limit)
      }
      return .faulty
    }
    guard let options = constraints.options, !options.contains(value) else { return value }
    findings.add(.notAnOption) {
      Finding(
        .notAnOption, "\(name) is none of those allowed: \(value.text)", at: Place(file, place),
        label: "expected \(String.label(listing: options.texts))")
    }
    return .faulty
  }

  private mutating func addTooLarge(_ text: Range<Int>, in column: Int, at place: Range<Int>) {
    let (file, name, shown) = (file, columns[column].label, Quoted.quoted(row.textBytes[text]))
    findings.add(.numberTooLarge) {
      Finding(
        .numberTooLarge, "\(name) does not fit: \(shown)", at: Place(file, place),
        label: "at most 9223372036854775807, and 18 decimal places",
        help: "use a larger unit, or round it")
    }
  }

  private mutating func note(number text: Range<Int>, in column: Int, at place: Range<Int>) {
    let form = NumberForm(row.textBytes.span.extracting(text))
    if form == .other { return }
    let isDoubtful = form == .doubtful
    let number = isDoubtful ? Array(row.textBytes[text]) : []
    let (label, subject) = (isDoubtful ? columns[column].label : "", row.subject)
    doubts?.note(form, number, in: label, at: place, subject)
  }

  private mutating func addNotOfType(_ text: Range<Int>, in column: Int, at place: Range<Int>) {
    guard let field = columns[column].field else { return }
    if mayBeDoubtful[column] { note(number: text, in: column, at: place) }
    if let expected = field.expectedSpelling {
      return addMisspelt(field, expected, text, at: place)
    }
    // Every row may have a fault, so the details are only worked out for findings that are shown.
    let numbers = field.format?.numbers ?? .plain
    let isOrdinary =
      ValueFix.isOrdinary(row.textBytes.span.extracting(text), field.type)
      || !numbers.hasComma
        && ValueFix.isDigitsWithComma(row.textBytes.span.extracting(text), field.type)
    let (file, text) = (file, row.textBytes[text])
    let (own, expected) = field.type.fault
    let context = ValueFix.Context(
      type: field.type, isRequired: field.constraints.required, hasUnit: hasUnit,
      numbers: numbers, reading: numbers.hasComma ? .comma : .point)
    let fix = isOrdinary ? nil : ValueFix.of(text, context)
    let code = fix?.code ?? own
    var isKept = false
    findings.add(code, safelyFixable: fix?.isCertain == true) {
      isKept = true
      let fix = isOrdinary ? ValueFix.of(text, context) : fix
      return Finding(
        code, "\(field.name) is not \(expected): \(Quoted.quoted(text))", at: Place(file, place),
        label: fix?.reason ?? field.expectedNumber ?? field.expectedWord
          ?? "expected \(field.type.example)",
        help: fix?.help,
        fix: fix.flatMap { fix in
          fix.value.map { FixIt([.init(place, $0)], safe: fix.isCertain) }
        })
    }
    if isKept, mayBeDoubtful[column], text.contains(where: isSign) {
      doubts?.note(NumberDoubts.Reported(place: place, text: Array(text), context: context))
    }
  }

  /// True for a sign that stands before decimals or between thousands.
  private func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
  }
}

extension TableJudge {
  /// Reports a value that is not spelled as the format of its field says.
  private mutating func addMisspelt(
    _ field: TableSchema.Field, _ expected: String, _ text: Range<Int>, at place: Range<Int>
  ) {
    let (code, type) = field.type.fault
    let (file, text) = (file, row.textBytes[text])
    findings.add(code) {
      Finding(
        code, "\(field.name) is not \(type): \(Quoted.quoted(text))", at: Place(file, place),
        label: expected)
    }
  }
}

extension TableSchema.Field {
  /// The fault of a text: its code, its message, and the label beside the caret.
  fileprivate func fault(
    of text: ArraySlice<UInt8>, _ patterns: [String: Pattern]
  ) -> (Code, String, String)? {
    if let limit = constraints.maxLength, text.count > limit {
      let count = length(text)
      if count > limit {
        return (.wrongLength, "is \(count) characters long", "at most \(limit)")
      }
    }
    if let limit = constraints.minLength, text.count < 4 * limit, length(text) < limit {
      return (.wrongLength, "is shorter than \(limit) characters", "at least \(limit)")
    }
    if let options = constraints.options, !options.contains(Array(text)) {
      return (
        .notAnOption, "is none of those allowed: \(Quoted.quoted(text))",
        "expected \(String.label(listing: options.texts))"
      )
    }
    if let form = format?.text, !form.matches(text) {
      return (
        .wrongPattern, "does not have the form of its column: \(Quoted.quoted(text))",
        "expected \(form.expectation.asLabel)"
      )
    }
    if let pattern = constraints.pattern, patterns[pattern]?.matches(text) == false {
      return (
        .wrongPattern, "does not have the form of its column: \(Quoted.quoted(text))",
        "expected \((description.isEmpty ? pattern : description).asLabel)"
      )
    }
    return nil
  }

  /// The text that was probably meant by one that does not match the pattern of its column.
  fileprivate func fix(
    of text: ArraySlice<UInt8>, _ code: Code, _ patterns: [String: Pattern]
  ) -> ValueFix? {
    guard code == .wrongPattern, text.count <= 12, text.allSatisfy({ 0x30...0x39 ~= $0 }),
      let pattern = constraints.pattern.flatMap({ patterns[$0] })
    else { return nil }
    // A spreadsheet turns 00123 into the number 123.
    for zeros in 1...12 {
      let padded = [UInt8](repeating: 0x30, count: zeros) + text
      guard pattern.matches(padded[...]) else { continue }
      let value = String(decoding: padded, as: UTF8.self)
      return ValueFix(
        value: value, "zeros at its beginning are gone, as spreadsheets take them away",
        help: "write \(value)")
    }
    return nil
  }

  /// The number of Unicode scalars, counted without making a String.
  private func length(_ text: ArraySlice<UInt8>) -> Int {
    text.reduce(0) { $0 + ($1 & 0xc0 == 0x80 ? 0 : 1) }
  }
}

extension TableSchema.FieldType {
  /// The code for a cell that holds no value of the type, and the words for what is expected.
  fileprivate var fault: (Code, String) {
    switch self {
    case .number, .string: (.notANumber, "a number")
    case .integer: (.notAWholeNumber, "a whole number")
    case .year: (.notAWholeNumber, "a year")
    case .boolean: (.notAFlag, "true or false")
    case .date: (.notADate, "a date")
    }
  }

  /// An example of a value.
  var example: String {
    switch self {
    case .string: "text"
    case .number: "digits, as in 4806 or 12.5"
    case .integer: "digits, as in 3"
    case .year: "digits, as in 1989"
    case .boolean: "true or false"
    case .date: "a date as in 2025-01-31"
    }
  }
}

extension TypedValue {
  /// The canonical spelling of a value other than text.
  package var text: String {
    switch self {
    case .number(let number): number.text
    case .integer(let number), .year(let number): String(number)
    case .flag(let flag): String(flag)
    case .date(let days): CalendarDate(daysSince1970: Int(days))?.text ?? String(days)
    case .missing, .faulty, .text: ""
    }
  }
}
