internal import Diagnostics
internal import PackFormat

/// Numbers that can be read in two ways: the file's other numbers decide once all of them are known.
extension TableJudge {
  /// A judge for a second pass over the rows of the source at hand, of which some were accepted without being judged;
  /// nil if what is known settles every doubt. The pass may stop as soon as `numbersAreSettled`.
  package func numberPass() -> TableJudge? {
    guard let doubts, doubts.comma != nil || doubts.point == nil else { return nil }
    var judge = self
    judge.doubts = NumberDoubts(limit: findings.limit)
    (judge.keys, judge.links) = (keys.none, [])
    return judge
  }

  /// True if some number shows a decimal comma and none a decimal point, so that a number of a row that was not judged
  /// matters.
  package var lacksPoint: Bool { doubts.map { $0.comma != nil && $0.point == nil } ?? false }

  /// True if the numbers of a second pass leave no doubt, whatever follows.
  package func numbersAreSettled(after first: TableJudge, asksPoint: Bool) -> Bool {
    (asksPoint || first.doubts?.comma == nil) && doubts?.point != nil
  }

  /// Takes over the numbers of a second pass, or only the one that shows a decimal point.
  package mutating func takeNumbers(of second: TableJudge, pointAlone: Bool) {
    guard let other = second.doubts else { return }
    if pointAlone { doubts?.takePoint(of: other) } else { doubts?.replaceNumbers(by: other) }
  }

  /// Reports the doubtful numbers of the source that ends, and corrects the advice for faults that were reported.
  mutating func finishNumbers() {
    guard let doubts else { return }
    self.doubts = nil
    let reading = doubts.reading
    if reading != .point { amend(doubts) }
    guard doubts.count > 0, reading != .point || doubts.point == nil else { return }
    var late = findings.emptied
    late.maker = findings.maker
    if reading == .point { addOne(doubts, to: &late) } else { addAll(doubts, to: &late) }
    if keys.isDeferred { self.late.merge(late) } else { findings.merge(late) }
  }

  private mutating func amend(_ doubts: NumberDoubts) {
    var advice: [Place: Findings.Advice] = [:]
    for fault in doubts.reported {
      var context = fault.context
      let usual = ValueFix.of(fault.text, context)
      context.reading = doubts.reading
      guard let fix = ValueFix.of(fault.text, context) else { continue }
      // Without this number the doubtful ones would be read with a point, and nobody would be told.
      let isProof = doubts.count > 0 && NumberForm(fault.text.span) == .provesComma
      guard isProof || fix.value != usual?.value else { continue }
      let isSettled = findings.maker == nil && !(isProof && doubts.reading == .unclear)
      let value = isSettled ? fix.value : nil
      advice[Place(file, fault.place)] = Findings.Advice(
        label: fix.value == usual?.value ? usual?.reason : fix.reason, help: fix.help,
        fix: value.map { FixIt([.init(fault.place, $0)], safe: false) })
    }
    if !advice.isEmpty { findings.amend(advice) }
  }

  /// Adds the warning for a source none of whose numbers shows how to read the doubtful ones.
  private func addOne(_ doubts: NumberDoubts, to late: inout Findings) {
    guard let first = doubts.doubtful.first else { return }
    let shown = Quoted.quoted(first.text)
    let words = Self.readings(of: first.text)
    let more = doubts.count - 1
    late.add(
      Finding(
        .doubtfulNumber,
        "\(first.column) may be \(words.point) or \(words.comma): \(shown)"
          + (more == 0 ? "" : ", and \(more) more like it"), at: Place(file, first.place),
        label: "no number of the file shows which", help: Self.help, subject: first.subject))
  }

  /// Adds a finding for each doubtful number of a source that has numbers with a decimal comma.
  private func addAll(_ doubts: NumberDoubts, to late: inout Findings) {
    let isMixed = doubts.reading == .unclear
    let code: Code = isMixed ? .doubtfulNumber : .foreignNumber
    var related: [Related] = []
    if let comma = doubts.comma { related.append(Related(Place(file, comma), "a decimal comma")) }
    if isMixed, let point = doubts.point {
      related.append(Related(Place(file, point), "a decimal point"))
    }
    for number in doubts.doubtful {
      let words = Self.readings(of: number.text)
      let shown = Quoted.quoted(number.text)
      late.add(
        Finding(
          code,
          isMixed
            ? "\(number.column) may be \(words.point) or \(words.comma): \(shown)"
            : "\(number.column) has a point for thousands: \(shown)",
          at: Place(file, number.place),
          label: isMixed
            ? "other numbers show both signs" : "other numbers have a decimal comma",
          help: isMixed
            ? "write \(words.comma), or \(words.point)0" : "write \(words.comma); or \(Self.help)",
          related: related,
          fix: isMixed ? nil : FixIt([.init(number.place, words.comma)], safe: false),
          subject: number.subject))
    }
    for _ in doubts.doubtful.count..<doubts.count {
      late.add(code) {
        Finding(code, "a further number can be read in two ways", at: Place(file, 0..<0))
      }
    }
  }

  private static let help =
    "say which sign stands before the decimals: --decimal comma or point, or decimal=\",\" of its"
    + " <source> in pack.xml"

  /// The number with its point before decimals, and with its point between thousands.
  private static func readings(of text: [UInt8]) -> (point: String, comma: String) {
    let plain = String(decoding: text, as: UTF8.self)
    return (plain, plain.replacing(".", with: ""))
  }
}
