internal import Diagnostics
internal import Kinds
internal import PackFormat

extension PackListing {
  /// The listing for programs: one JSON object.
  package var json: String {
    let header = pack.header
    let card = header.card
    let titles = card.titles.map { title -> JSONText in
      ["language": .string(title.language), "text": .string(title.text)]
    }
    let object: JSONText = [
      "id": .string(card.id), "version": .string(card.version), "kind": .string(card.kind),
      "questions": .number(String(card.questionCount)), "asOf": JSONText(asOf),
      "format": .string(format), "size": .number(String(header.fileLength)),
      "content": .string(header.contentDigest.hex), "root": .string(header.rootDigest.hex),
      "signature": signature?.json ?? .null,
      "provenance": provenance.json,
      "titles": .array(titles),
      "key": .array(key.map { .string($0) }),
      "languages": .array(
        languages.map { ["language": .string($0.language), "texts": .integer($0.texts)] }),
      "about": .array(
        about.map {
          ["key": .string($0.key), "language": .string($0.language), "text": .string($0.text)]
        }),
      "rules": .object(rules.map { ($0.name, .string($0.text)) }),
      "texts": .array(
        texts.map {
          ["name": .string($0.name), "language": .string($0.language), "text": .string($0.text)]
        }),
      "theme": .object(theme.map { ($0.name, .string($0.value)) }),
      "assets": .array(assets.map(json(of:))),
      "tables": .array(tables.map(\.json)),
      "sources": .array(
        sources.map {
          [
            "name": .string($0.name), "format": .string($0.format),
            "sha256": JSONText($0.digest?.hex),
          ]
        }),
    ]
    return object.text + "\n"
  }

  private func json(of asset: PackAsset) -> JSONText {
    [
      "name": .string(asset.name), "type": JSONText(asset.type), "width": JSONText(asset.width),
      "height": JSONText(asset.height), "bytes": JSONText(asset.byteCount),
    ]
  }
}
