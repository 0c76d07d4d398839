internal import Bytes
internal import Diagnostics
internal import Games
internal import Kinds
internal import Pictures
internal import Words

extension ExchangeFormat {
  /// A page of HTML to print: a sheet with boxes to tick, and its key.
  static let print = ExchangeFormat(
    "print", "printable page",
    writer: FormatWriter(
      suffix: "html",
      fields: .of(
        [.choice, .number, .portrait, .typed, .order, .pairs],
        beside: ["Pin", "Image", "Alt", "Explanation", "Source", "AsOf"]),
      hasPictures: true,
      deck: [.title, .version, .description, .language, .licence, .authors, .credits, .date],
      write: PrintWriter.write))
}

/// Writes a sheet to print and its key, as one page of HTML that loads nothing.
///
/// A seed gives another order of questions and choices, so that neighbours have different sheets.
struct PrintWriter {
  private let deck: ExportedDeck
  private let seed: UInt64?

  static func write(
    _ deck: ExportedDeck, _ options: ExportOptions, _ output: inout ExportOutput
  ) throws(ExportError) {
    let writer = PrintWriter(deck: deck, seed: options.seed)
    var generator = options.seed.map { SeededGenerator(seed: $0) }
    let order = generator?.shuffled(deck.count) ?? Array(0..<deck.count)
    try output.write(writer.head)
    var key = ""
    for number in order {
      let question = try deck.question(number)
      let choices =
        deck.form == .choice ? SheetChoices(of: question, shuffling: &generator) : nil
      let tasks = writer.tasks(of: question, &generator)
      try output.write(writer.text(of: question, choices, tasks))
      key += writer.answer(to: question, choices)
    }
    try output.write("</ol>\n</main>\n" + writer.key(key) + "</body>\n</html>\n")
  }

  // MARK: - The page

  /// The name of the sheet that a seed gives: a letter, as far as there are some.
  private var version: String? {
    seed.map { 1...26 ~= $0 ? ChoiceOrder.letter(Int($0) - 1) : String($0) }
  }

  private var title: String { EscapedText.of(deck.info.title ?? "Questions") }

  private var head: String {
    let language = deck.info.language ?? "en"
    let direction = (LanguageTag(language)?.isRightToLeft == true) ? "rtl" : "ltr"
    let version = version.map { "<p class=\"version\">\($0)</p>\n" } ?? ""
    let description =
      deck.info.description.map { "<p dir=\"auto\">\(EscapedText.of($0))</p>\n" } ?? ""
    return """
      <!DOCTYPE html>
      <html lang="\(EscapedText.of(language))" dir="\(direction)">
      <head>
      <meta charset="utf-8">
      <title>\(title)\(self.version.map { " – \($0)" } ?? "")</title>
      <style>
      \(PrintStyle.css)</style>
      </head>
      <body>
      <main>
      <header>
      \(version)<h1 dir="auto">\(title)</h1>
      \(description)<p class="person" lang="en" dir="ltr">Name <span></span> Date <span></span></p>
      </header>
      <ol class="questions">

      """
  }

  private func key(_ answers: String) -> String {
    let version = zip([version], [seed]).compactMap { version, seed in
      version.flatMap { version in seed.map { " – \(version) (seed \($0))" } }
    }
    let info = deck.info
    let lines =
      [
        info.version.map { "Version \($0)" }, info.date.map { "As of \($0)" },
        info.authors.isEmpty ? nil : info.authors.joined(separator: ", "), info.licence,
      ].compactMap(\.self) + info.credits
    let about = lines.map { "<li dir=\"auto\">\(EscapedText.of($0))</li>\n" }.joined()
    return """
      <section class="key">
      <h2><span lang="en">Answers</span>: <bdi>\(title)</bdi>\(version.joined())</h2>
      <ol>
      \(answers)</ol>
      \(about.isEmpty ? "" : "<ul class=\"about\">\n\(about)</ul>\n")</section>

      """
  }

  // MARK: - Questions

  /// The lines to number or to match; nil for other questions.
  private func tasks(of question: ExchangedQuestion, _ generator: inout SeededGenerator?) -> String?
  {
    func list(_ lines: [String]) -> String {
      "<ul class=\"choices\">\n" + lines.map { "<li>\($0)</li>\n" }.joined() + "</ul>\n"
    }
    func text(_ text: String) -> String { "<bdi>\(EscapedText.of(text))</bdi>" }
    let box = "<span class=\"box\"></span>"
    switch question.form {
    case .order:
      return list(MixedOrder.mixed(question.items, &generator).map { box + text($0) })
    case .pairs:
      let rights = MixedOrder.rightTexts(of: question, &generator)
      let letters = rights.enumerated().map { "\(ChoiceOrder.letter($0)). " + text($1) }
      return list(question.pairs.map { box + text($0.left) }) + list(letters)
    default: return nil
    }
  }

  private func text(
    of question: ExchangedQuestion, _ choices: SheetChoices?, _ tasks: String?
  ) -> String {
    let image = question.picture.flatMap { Self.image($0, alt: question["Alt"] ?? "") } ?? ""
    let isPortrait = question.form == .portrait
    let prompt =
      isPortrait
      ? "" : "<p class=\"prompt\" dir=\"auto\">\(EscapedText.of(question.prompt))</p>\n"
    var rest = "<p class=\"blank\"><span></span></p>\n"
    if let tasks {
      rest = tasks
    } else if let choices {
      rest = Self.list(choices)
    } else if let unit = question["Unit"] {
      rest = "<p class=\"blank\"><span></span> <bdi>\(EscapedText.of(unit))</bdi></p>\n"
    }
    return "<li>\n\(prompt)\(image)\(rest)</li>\n"
  }

  private static func list(_ choices: SheetChoices) -> String {
    let isShort = choices.texts.allSatisfy { $0.count <= 24 }
    let items = choices.texts.enumerated().map { index, text in
      "<li><span class=\"box\"></span>\(ChoiceOrder.letter(index)). "
        + "<bdi>\(EscapedText.of(text))</bdi></li>\n"
    }
    return "<ul class=\"choices\(isShort ? " short" : "")\">\n\(items.joined())</ul>\n"
  }

  private static func image(_ picture: ExchangedPicture, alt: String) -> String? {
    guard let type = PictureType(beginningOf: picture.bytes) else { return nil }
    let data = String(decoding: Base64.encoded(picture.bytes), as: UTF8.self)
    let source = "data:image/\(type == .jpeg ? "jpeg" : type.suffix);base64,\(data)"
    return "<p class=\"picture\"><img src=\"\(source)\" alt=\"\(EscapedText.of(alt))\"></p>\n"
  }

  private func answer(to question: ExchangedQuestion, _ choices: SheetChoices?) -> String {
    let value = question["Value"].map { "\($0) \(question["Unit"] ?? "")" }
    let date = question["AsOf"].map { " (\($0))" } ?? ""
    let typed = question.rightAnswers.joined(separator: " / ")
    let placed =
      question.form == .pairs
      ? question.pairs.map { "\($0.left) – \($0.right)" }.joined(separator: "; ")
      : question.items.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "; ")
    let named = !placed.isEmpty ? placed : typed.isEmpty ? question.prompt : typed
    let answer =
      value.map { $0 + date } ?? (choices == nil ? named : question.rights.joined(separator: " · "))
    let letter = choices.map { "<b>\($0.rightLetters)</b> " } ?? ""
    let texts = ["Explanation", "Note", "Source"].compactMap { question[$0] }
    let further = (Self.person(question) + texts).map {
      "<p dir=\"auto\">\(EscapedText.of($0))</p>\n"
    }
    return "<li>\(letter)<bdi>\(EscapedText.of(answer))</bdi>\n\(further.joined())</li>\n"
  }

  /// The values of a roster besides the name, as in `#7 · shortstop · 1995–2014 (2020)`; nothing for other kinds.
  private static func person(_ question: ExchangedQuestion) -> [String] {
    guard question.form == .portrait else { return [] }
    let (from, to) = (question["From"] ?? "", question["To"] ?? "")
    let parts = [
      question["Number"].map { "#\($0)" }, question["Position"],
      from.isEmpty && to.isEmpty ? nil : "\(from)–\(to)",
      question["Inducted"].map { "(\($0))" },
    ].compactMap(\.self)
    return parts.isEmpty ? [] : [parts.joined(separator: " · ")]
  }
}

/// The style sheet of a printed page, for paper of A4 and Letter.
enum PrintStyle {
  static let css = """
    @page { margin: 16mm 18mm; }
    * { box-sizing: border-box; }
    body { font: 11pt/1.4 "Noto Sans", "Liberation Sans", Arial, sans-serif; color: #000;
      background: #fff; max-width: 176mm; margin: 0 auto; }
    h1 { font-size: 17pt; line-height: 1.2; margin: 0 0 2mm; }
    h2 { font-size: 13pt; margin: 0 0 4mm; }
    p { margin: 0 0 2mm; }
    header { border-block-end: 0.4mm solid #000; margin-block-end: 6mm; padding-block-end: 3mm; }
    .version { float: inline-end; font-size: 17pt; font-weight: bold; border: 0.4mm solid #000;
      padding: 0 3mm; margin-inline-start: 4mm; line-height: 1.4; }
    .person { display: flex; gap: 3mm; align-items: end; margin: 6mm 0 0; }
    .person span { flex: 2; border-block-end: 0.2mm solid #000; height: 6mm; }
    .person span:last-child { flex: 1; }
    .questions { list-style-position: outside; padding-inline-start: 9mm; margin: 0; }
    .questions li::marker { font-weight: bold; }
    .questions > li { break-inside: avoid; margin-block-end: 6mm; }
    .prompt { font-weight: bold; break-after: avoid; unicode-bidi: plaintext; }
    .picture img { max-width: 60mm; max-height: 40mm; vertical-align: top; }
    .choices { list-style: none; margin: 0; padding: 0; }
    .choices.short { columns: 2; column-gap: 8mm; }
    .choices li { break-inside: avoid; padding-block: 0.7mm; padding-inline-start: 7mm;
      text-indent: -7mm; }
    .box { display: inline-block; width: 3.6mm; height: 3.6mm; border: 0.3mm solid #000;
      margin-inline-end: 3.4mm; vertical-align: -0.4mm; text-indent: 0; }
    .blank span { display: inline-block; width: 60mm; height: 7mm;
      border-block-end: 0.2mm solid #000; }
    .key { break-before: page; }
    .key ol { padding-inline-start: 9mm; margin: 0; }
    .key li { break-inside: avoid; margin-block-end: 1.5mm; }
    .key li p { font-size: 9pt; margin: 0; }
    .about { font-size: 8.5pt; list-style: none; padding: 2mm 0 0; margin: 6mm 0 0;
      border-block-start: 0.2mm solid #000; }
    @media screen {
      body { padding: 16mm 4mm; }
      .key { margin-block-start: 20mm; padding-block-start: 8mm; border-block-start: 0.4mm dashed #888; }
    }

    """
}
