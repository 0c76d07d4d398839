internal import PackFormat

/// Compares what packs hold beside questions: settings, texts, colours, and texts about the pack.
struct SettingsComparison {
  private let old: ComparedPack
  private let new: ComparedPack

  init(_ old: ComparedPack, _ new: ComparedPack) {
    self.old = old
    self.new = new
  }

  /// A setting with its name and language, which several settings may share.
  private struct Entry: Hashable {
    let name: String
    let language: String
    let text: String

    init(_ name: String, _ language: String, _ text: String) {
      self.name = name
      self.language = language
      self.text = text
    }

    func isCalled(as other: Entry) -> Bool { name == other.name && language == other.language }
    var shownName: String { language.isEmpty ? name : "\(name)@\(language)" }
  }

  func changes(without languages: Set<String>) throws(PackError) -> [Change] {
    let (before, after) = (try PackListing(old.pack), try PackListing(new.pack))
    func changes(_ kind: ChangeKind, _ entries: (PackListing) -> [Entry]) -> [Change] {
      self.changes(
        kind, entries(before).filter { !languages.contains($0.language) },
        entries(after).filter { !languages.contains($0.language) })
    }
    return changes(.rules) { $0.rules.map { Entry($0.name, "", $0.text) } }
      + changes(.texts) { $0.texts.map { Entry($0.name, $0.language, $0.text) } }
      + changes(.theme) { $0.theme.map { Entry($0.name, "", $0.value) } }
      + changes(.about) { listing in
        (listing.asOf.map { [Entry("asOf", "", $0)] } ?? [])
          + listing.pack.header.card.titles.map { Entry("title", $0.language, $0.text) }
          + listing.about.map { Entry($0.key, $0.language, $0.text) }
      }
  }

  /// Removes equal entries, and pairs the others by name and language in their order.
  private func changes(_ kind: ChangeKind, _ before: [Entry], _ after: [Entry]) -> [Change] {
    var left = before
    var rest: [Entry] = []
    for entry in after {
      if let index = left.firstIndex(of: entry) {
        left.remove(at: index)
      } else {
        rest.append(entry)
      }
    }
    var changes: [Change] = []
    for entry in rest {
      let index = left.firstIndex { $0.isCalled(as: entry) }
      changes.append(change(kind, index.map { left.remove(at: $0) }, entry))
    }
    changes += left.map { change(kind, $0, nil) }
    if changes.isEmpty, before != after { changes.append(reordered(kind, before, after)) }
    return changes
  }

  private func change(_ kind: ChangeKind, _ before: Entry?, _ after: Entry?) -> Change {
    func place(_ entry: Entry?, _ pack: ComparedPack) -> SourceLocation? {
      entry.flatMap { pack.place(ofSetting: kind, $0.name, $0.language) }
    }
    return Change(
      kind: kind, subject: (after ?? before)?.shownName ?? "", oldPlace: place(before, old),
      newPlace: place(after, new),
      values: [.init(name: "", old: before?.text, new: after?.text)], bump: kind.bump)
  }

  /// Returns a change of order, which players see in lists of credits and authors.
  private func reordered(_ kind: ChangeKind, _ before: [Entry], _ after: [Entry]) -> Change {
    let first = zip(before, after).first { $0.0 != $0.1 }
    return Change(
      kind: kind, subject: first?.1.shownName ?? "", note: "in another order",
      oldPlace: first.flatMap { old.place(ofSetting: kind, $0.0.name, $0.0.language) },
      newPlace: first.flatMap { new.place(ofSetting: kind, $0.1.name, $0.1.language) },
      values: [.init(name: "", old: first?.0.text, new: first?.1.text)], bump: kind.bump)
  }
}
