internal import Diagnostics

/// Reporting of what HTML left in a text.
extension TableJudge {
  mutating func addHTML(_ text: Span<UInt8>, in column: Int, at place: Range<Int>) {
    guard let html = HTMLText(String(copying: text)) else { return }
    let isWhole = notation.isWhole(text, size: place.count)
    if !html.entities.isEmpty { addEntities(of: html, isWhole, in: column, at: place) }
    if !html.tags.isEmpty { addTags(of: html, isWhole, in: column, at: place) }
  }

  private mutating func addEntities(
    of html: HTMLText, _ isWhole: Bool, in column: Int, at place: Range<Int>
  ) {
    let (file, name, entities) = (file, columns[column].label, html.entities)
    let isSafe = isWhole && html.areEntitiesLeftovers
    let fix = fix(html.decoded, isWhole, safe: isSafe, at: place)
    let shown = html.shown(entities[0].place)
    findings.add(.htmlLeftover, safelyFixable: fix?.safe == true) {
      Finding(
        .htmlLeftover, "\(name) holds the HTML entity \(shown)", at: Place(file, place),
        label: "players would see \(shown)",
        help: entities.count == 1
          ? "write the character itself" : "write the characters themselves",
        fix: fix)
    }
  }

  private mutating func addTags(
    of html: HTMLText, _ isWhole: Bool, in column: Int, at place: Range<Int>
  ) {
    let (file, name) = (file, columns[column].label)
    let fix = fix(html.withoutTags, isWhole, safe: false, at: place)
    let shown = html.shown(html.tags[0].place)
    findings.add(.htmlLeftover) {
      Finding(
        .htmlLeftover, "\(name) holds the HTML tag \(shown)", at: Place(file, place),
        label: "players would see \(shown)",
        help: html.tags.count == 1 ? "remove it" : "remove the tags",
        fix: fix)
    }
  }

  /// A fix that writes another text; nil without one, or if the cell's bytes may hold more than its text.
  private func fix(
    _ text: String?, _ isWhole: Bool, safe isSafe: Bool, at place: Range<Int>
  ) -> FixIt? {
    guard isWhole, let text else { return nil }
    return FixIt([.init(place, notation.spelled(text))], safe: isSafe)
  }
}
