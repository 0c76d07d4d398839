internal import Diagnostics
internal import TextUnicode

/// Reporting of what HTML and web addresses left in a text.
extension TableJudge {
  /// Reports a text that is written as in a web address. The name of a file may be so written.
  mutating func addPercent(_ text: Span<UInt8>, in column: Int, at place: Range<Int>) {
    guard columns[column].field?.isAsset != true,
      let percent = PercentText(String(copying: text).collapsed)
    else { return }
    let (file, name) = (file, columns[column].label)
    let fix = fix(percent.text, notation.isWhole(text, size: place.count), safe: false, at: place)
    findings.add(.percentText) {
      Finding(
        .percentText, "\(name) is percent-encoded, as web addresses are", at: Place(file, place),
        label: "it reads \(Quoted.quoted(percent.text.utf8))",
        help: "write the characters themselves", fix: fix)
    }
  }

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
