internal import Diagnostics
internal import Files
internal import Games
internal import Kinds
package import PackFormat
internal import Projects
internal import Words

/// A pack that a page plays, with what the page says of it before it is opened.
package struct WebPack {
  /// The path that the user gave, for messages.
  package let path: String
  /// The id of the pack, which is safe as part of a file name and of an address.
  package let id: String
  private let reader: PackReader
  private let description: String?
  let icon: PackIcon?
  /// True if the author wants scores to last as long as the page is open.
  private let isBrief: Bool

  /// Takes a verified pack; throws if it has no game.
  package init(_ reader: PackReader, path: String) throws(WebExportError) {
    let card = reader.header.card
    guard ContentKind.named(card.kind)?.game != nil else {
      throw .noGame(path: path, kind: card.kind)
    }
    self.reader = reader
    self.path = path
    id = Manifest.id(from: card.id)
    do throws(PackError) {
      description = try PackAbout(reader, language: card.titles.first?.language ?? "").description
      icon = try PackIcon(reader)
      isBrief = HighscorePlace.of(try RuleText.all(in: reader)) == .session
    } catch {
      throw .pack(error, path: path)
    }
  }

  /// The title in the pack's own language.
  package var title: String { reader.header.card.titles.first?.text ?? id }

  /// The kind of the pack, which decides what the page's engine needs.
  var kind: String { reader.header.card.kind }

  /// True if a game of the pack has a result in per cent; false if it is only played to its end.
  var hasPercent: Bool { ContentKind.named(kind)?.game?.hasPercent == true }

  /// The languages of the pack's title and texts.
  var languages: [LanguageTag] { reader.languages.compactMap { LanguageTag($0) } }

  package var questionCount: UInt64 { reader.header.card.questionCount }

  /// The number of bytes of the pack.
  var size: UInt64 { reader.byteCount }

  /// The name of the pack's file in a site, which changes with its content.
  var fileName: String { "\(id)-\(reader.header.rootDigest.hex.prefix(8)).qpk" }

  /// The members of the pack's entry in the list that the scripts read; `file` is its name in a site.
  func about(file: String?) -> JSONText {
    let card = reader.header.card
    let titles = card.titles.map { (key: $0.language, value: JSONText.string($0.text)) }
    let place = file.map { [(key: "file", value: JSONText.string($0))] } ?? []
    let icon = file == nil ? nil : icon.map { (key: "icon", value: JSONText.string($0.fileName)) }
    return .object(
      [
        (key: "id", value: .string(id)), (key: "title", value: .string(title)),
        (key: "titles", value: .object(titles)), (key: "kind", value: .string(card.kind)),
        (key: "description", value: .string(description ?? "")),
        (key: "questions", value: .number(String(card.questionCount))),
      ] + place + (icon.map { [$0] } ?? []) + [
        (key: "size", value: .number(String(size))),
        (key: "digest", value: .string(reader.header.rootDigest.hex)),
      ] + (isBrief ? [(key: "isBrief", value: .bool(true))] : []))
  }

  /// The number of bytes that are read at once: a multiple of three, so that Base64 texts of the parts join.
  private static let partSize: UInt64 = 3 << 18

  /// Hands the bytes of the pack to `take`, one part after the other.
  func read(
    _ take: (ArraySlice<UInt8>) throws(FileError) -> Void
  ) throws(WebExportError) {
    var offset: UInt64 = 0
    while offset < size {
      let part: [UInt8]
      do throws(PackError) {
        part = try reader.rawBytes(at: offset, count: Int(min(Self.partSize, size - offset)))
      } catch {
        throw .pack(error, path: path)
      }
      try files { () throws(FileError) in try take(part[...]) }
      offset += UInt64(part.count)
    }
  }
}
