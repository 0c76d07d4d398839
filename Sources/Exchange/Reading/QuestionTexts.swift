internal import Bytes
internal import Diagnostics
internal import Kinds
internal import TextUnicode

/// The texts of one question with markup, and all that is lost when they become plain text.
struct QuestionTexts {
  /// The most choices of a question that are read, of which a game then has eight.
  static let mostChoices = 500

  /// The reason why a question with more choices is left out.
  static func tooMany(_ count: Int) -> String {
    "it has \(count) answers, and at most \(mostChoices) are read"
  }

  private var lost: [String] = []
  /// The pictures of the question's own text.
  private var images: [PlainText.Image] = []
  private var further = 0
  /// The addresses of all pictures in the texts.
  private(set) var addresses: [String] = []
  private var media: [String] = []

  /// Returns the text that asks the question, whose first picture becomes the picture of the question.
  mutating func prompt(_ text: PlainText) -> String {
    note(text)
    images += text.images
    return text.text
  }

  /// Returns the text of a choice; where it is a picture alone, the words that stand for the picture.
  mutating func choice(_ text: PlainText) -> String {
    note(text)
    further += text.images.count
    return text.text.isEmpty ? text.images.first?.alt ?? "" : text.text
  }

  /// Returns another text, such as an explanation.
  mutating func other(_ text: PlainText) -> String {
    note(text)
    further += text.images.count
    return text.text
  }

  /// Records a sound or a video that is not in a text.
  mutating func lose(media words: String) {
    if !media.contains(words) { media.append(words) }
  }

  /// Adds a picture that is not in a text.
  mutating func add(_ image: PlainText.Image) { images.append(image) }

  private mutating func note(_ text: PlainText) {
    for name in text.lost { PlainText.lose(name, &lost) }
    for words in text.media { lose(media: words) }
    addresses += text.images.map(\.source)
  }

  // MARK: - The ledger

  /// Gives the question its picture and records what is lost.
  ///
  /// - `bytes`: returns the bytes of a picture by its address.
  func finish(
    _ question: inout ExchangedQuestion, _ sink: inout ImportSink, subject: String?,
    bytes: (String) -> NamedBytes
  ) {
    let place = question.place
    if !lost.isEmpty {
      sink.note(
        .markupDropped, "markup became plain text: \(lost.joined(separator: ", "))", at: place,
        subject: subject)
    }
    var (further, media) = (further + max(0, images.count - 1), media)
    let hasPicture = [.choice, .order, .pairs].contains(question.form)
    if !hasPicture, !images.isEmpty { further += 1 }
    if further > 0 { media.insert(further == 1 ? "a picture" : "\(further) pictures", at: 0) }
    if !media.isEmpty {
      sink.note(
        .mediaDropped, "lost: \(media.joined(separator: ", "))", at: place, subject: subject)
    }
    guard hasPicture, let image = images.first else { return }
    take(image, &question, &sink, subject, bytes)
  }

  private func take(
    _ image: PlainText.Image, _ question: inout ExchangedQuestion, _ sink: inout ImportSink,
    _ subject: String?, _ bytes: (String) -> NamedBytes
  ) {
    func refuse(_ reason: String) {
      let name = image.source.count <= 60 ? image.source : image.source.prefix(59) + "…"
      sink.note(
        .pictureNotTaken, "the picture \"\(name)\" \(reason)", at: question.place, subject: subject)
    }
    if image.source.hasPrefix("data:") {
      guard let data = Self.data(image.source) else { return refuse("is no Base64") }
      question.picture = ExchangedPicture(name: "picture", bytes: data)
    } else if image.source.contains("://") || image.source.hasPrefix("//") {
      return refuse("is on another computer, from which nothing is loaded")
    } else {
      let data = bytes(image.source)
      guard case .found(let data) = data else { return refuse(data.reason ?? "") }
      let address = String(image.source.prefix { $0 != "#" && $0 != "?" })
      let name = address.percentDecoded.split(separator: "/").last ?? "picture"
      question.picture = ExchangedPicture(name: String(name), bytes: data)
    }
    question["Image"] = question.picture?.name
    question["Alt"] = image.alt.trimmed
  }

  /// The bytes of an address such as `data:image/png;base64,iVBOR…`.
  private static func data(_ address: String) -> [UInt8]? {
    let parts = address.split(separator: ",", maxSplits: 1)
    guard parts.count == 2, parts[0].hasSuffix(";base64") else { return nil }
    return Base64.decoded(String(parts[1]).percentDecoded.utf8)
  }
}

/// The title of a question in lists of other programs.
enum QuestionTitle {
  /// Returns a title for a question: its beginning.
  static func made(of text: String) -> String {
    text.count <= 60 ? text : text.prefix(59) + "…"
  }

  /// True if a title says nothing that the text does not say: it is the beginning of the text.
  static func isBeginning(_ title: String, of text: String) -> Bool {
    let dots = ["...", "…"].first(where: title.hasSuffix)
    let start = String(title.dropLast(dots?.count ?? 0)).trimmed
    return text.hasPrefix(start) || start.isEmpty
  }
}
