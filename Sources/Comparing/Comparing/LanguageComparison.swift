internal import PackFormat

/// Finds the languages that only one of two packs has.
struct LanguageComparison {
  let changes: [Change]
  /// The languages whose texts are not compared one by one, since only one pack has them.
  let languages: Set<String>

  init(_ old: ComparedPack, _ new: ComparedPack) throws(PackError) {
    let before = try LanguageListing.all(of: old.pack)
    let after = try LanguageListing.all(of: new.pack)
    var changes: [Change] = []
    let own = (before.first?.language ?? "", after.first?.language ?? "")
    if own.0 != own.1 {
      changes.append(
        Self.change(
          old, new, own.1, note: "the pack's own language", old: own.0, new: own.1, .major))
    }
    let kept = Set(before.map(\.language)).intersection(after.map(\.language))
    for listing in after where !kept.contains(listing.language) && listing.language != own.1 {
      changes.append(
        Self.change(old, new, listing.language, old: nil, new: Self.words(listing), .minor))
    }
    for listing in before where !kept.contains(listing.language) && listing.language != own.0 {
      changes.append(
        Self.change(old, new, listing.language, old: Self.words(listing), new: nil, .major))
    }
    self.changes = changes
    languages = Set((before + after).map(\.language)).subtracting(kept)
      .subtracting([own.0, own.1, ""])
  }

  private static func words(_ listing: LanguageListing) -> String {
    "\(listing.texts) of \(listing.all) texts"
  }

  private static func change(
    _ before: ComparedPack, _ after: ComparedPack, _ language: String, note: String? = nil,
    old: String?, new: String?, _ bump: Bump
  ) -> Change {
    Change(
      kind: .language, subject: language, note: note ?? (old == nil ? "added" : "removed"),
      oldPlace: before.place(ofSetting: .language, language, ""),
      newPlace: after.place(ofSetting: .language, language, ""),
      values: [.init(name: "", old: old, new: new)], bump: bump)
  }
}
