internal import Comparing
package import Diagnostics
internal import Kinds
package import PackFormat

/// The ledger of an export as a Data Package.
package enum DataPackageLedger {
  /// Returns an entry for each part of a pack that a Data Package has no place for.
  package static func entries(
    of pack: PackReader, at place: Place
  ) throws(PackError) -> [Finding] {
    let listing = try PackListing(pack)
    let card = pack.header.card
    var ledger: [Finding] = []
    if let kind = ContentKind.named(card.kind), kind.game != nil {
      ledger.append(
        Finding(
          .gameBecomesTable, "the questions of the game \(kind.name) become a table", at: place))
      if let game = listing.lostGame(of: kind) {
        ledger.append(
          Finding(.gameNotExported, "\(game) of the game are not exported", at: place))
      }
    }
    let own = card.titles.first?.language ?? ""
    let translated =
      (card.titles.count > 1 ? ["title"] : [])
      + (listing.about.contains { $0.key == "description" && $0.language != own }
        ? ["description"] : [])
    if !translated.isEmpty {
      ledger.append(
        Finding(
          .translationsNotExported,
          "a Data Package has no translations of the \(translated.joined(separator: " and "))",
          at: place))
    }
    if listing.about.contains(where: { $0.key == "credit" }) {
      ledger.append(
        Finding(.deckInfoNotExported, "a Data Package has no place for: credits", at: place))
    }
    return ledger
  }
}
