import TestSupport

/// Random XML sources, sound and faulty in many ways, fixed by their seed.
struct MessyXML {
  private var random: SplitMix
  let kind: String

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    kind =
      ["choice-quiz", "choice-quiz", "facts", "roster"].randomElement(using: &random) ?? "facts"
  }

  private mutating func chance(_ perCent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < perCent
  }

  private mutating func one(_ items: [String]) -> String {
    items.randomElement(using: &random) ?? ""
  }

  private mutating func word() -> String {
    if chance(80) {
      return one([
        "Paris", "Pécs", "東京", "город", "Ёлка", "of", "none", "these", "All", "3.5", "-5", "C++",
        "🎯",
        "e\u{301}", "ß", "שלום", "각", "…", "\u{a0}", "\u{200b}", "\u{feff}", "数", "1985", "q", "м²",
      ])
    }
    return one([
      "&amp;", "&lt;", "&gt;", "&quot;", "&apos;", "&#65;", "&#x41;", "a > b", "]]", "]]>", "&",
      "&x;",
      "=SUM(1)", "#REF!", "\t", "\n", "\r\n", "\r", "\u{85}", "\u{7f}", "\u{ffff}", "\u{fffd}",
      "it's",
      "\"x\"", "<b>c</b>", "<![CDATA[x < y]]>", "<!-- c -->", "<?pi x?>",
    ])
  }

  private mutating func text(_ most: Int) -> String {
    (0..<Int.random(in: 0...most, using: &random)).map { _ in word() }.joined(separator: " ")
  }

  private mutating func attribute(_ name: String, _ values: [String]) -> String {
    let (before, equals) = (chance(95) ? " " : one(["", "\n", "  "]), chance(97) ? "=" : " = ")
    let quote = chance(90) ? "\"" : "'"
    return before + name + equals + quote + one(values) + quote
  }

  private mutating func language() -> String {
    chance(25) ? attribute("xml:lang", ["de", "pt-BR", "en", "DE", "xx", "x", ""]) : ""
  }

  private mutating func element(_ name: String, _ attributes: String, _ text: String) -> String {
    let pad = chance(80) ? "" : one([" ", "\n  ", "\r\n"])
    let end = chance(95) ? ">" : one([" >", "\n>"])
    return "\(gap())<\(name)\(attributes)>\(pad)\(text)\(pad)</\(name)\(end)"
  }

  private mutating func gap() -> String {
    chance(80) ? "\n  " : one(["", " ", "\t", "\r\n", " x "])
  }

  private mutating func question(_ number: Int) -> String {
    var row = "<question"
    if chance(40) {
      row += attribute("id", ["q-\(number)", "twice", "Not one", "q0123456789abc", "", "q&#45;1"])
    }
    if chance(20) { row += attribute("difficulty", ["1", "5", "9", "x", " 2", "1\t"]) }
    if chance(20) { row += attribute("tags", ["a;b", "a b-c;x", "A", "a;;b"]) }
    if chance(5) {
      row += one([" foo=\"1\"", " id=\"x\" id=\"y\"", " right=\"true\"", " xmlns=\"u\""])
    }
    if chance(2) { return row + "/>" }
    row += ">" + element("prompt", language(), text(8) + (chance(60) ? " \(number)" : ""))
    for index in 0..<Int.random(in: 1...6, using: &random) {
      var attributes = ""
      if index == 0 || chance(4) {
        attributes =
          chance(90) ? " right=\"true\"" : attribute("right", ["true", "false", "yes", "True"])
      }
      row += element("choice", attributes + language(), text(4))
    }
    if chance(20) { row += element("explanation", language(), text(30)) }
    if chance(5) {
      row += one([
        "<image/>", "<promt>x</promt>", "stray", "<choice/>", "<prompt>again</prompt>", "<q:x/>",
      ])
    }
    return row + gap() + "</question>"
  }

  private mutating func fact(_ number: Int) -> String {
    var row = "<fact" + attribute("value", ["4806", "12.5", "-3", "1,5", "x", ""])
    if chance(80) { row += attribute("unit", ["m", "km", "year", "metres", "KM", " m"]) }
    if chance(20) { row += attribute("id", ["f-\(number)", "X"]) }
    row += ">" + text(6) + (chance(70) ? " \(number)" : "")
    if chance(30) { row += element("text", language(), text(4)) }
    if chance(10) { row += element("unit", language(), "m") }
    if chance(5) { row += text(3) }
    return row + "</fact>"
  }

  private mutating func person(_ number: Int) -> String {
    var row = "<person" + attribute("number", ["7", "x"])
    if chance(40) { row += attribute("from", ["1985", "85", ""]) }
    row += ">" + element("name", language(), text(3) + " \(number)")
    if chance(40) { row += element("note", language(), text(9)) }
    return row + gap() + "</person>"
  }

  mutating func text() -> [UInt8] {
    let root = kind == "facts" ? "facts" : kind == "roster" ? "roster" : "quiz"
    var text =
      chance(70)
      ? "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      : one(["", "\u{feff}", "<!-- <\(root)> -->"])
    text +=
      chance(80)
      ? "<\(root)>"
      : one(["<\(root) x=\"a>b\">", "<\(root) xmlns=\"u\">", "<\(root)s>", "<\(root) >"])
    for number in 0..<Int.random(in: 0...12, using: &random) {
      text +=
        chance(90)
        ? "\n" : one(["", "stray", "<!-- <question> -->", "<x/>", "</question>", "<![CDATA[ ]]>"])
      text += root == "quiz" ? question(number) : root == "facts" ? fact(number) : person(number)
    }
    text +=
      chance(90) ? "\n</\(root)>\n" : one(["", "</\(root)>x", "</x>", "</\(root)><\(root)/>"])
    var bytes = Array(text.utf8)
    if chance(15) {
      for _ in 0..<3 {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = Array("<>&\"'=/ x\0".utf8).randomElement(using: &random) ?? 0xff
        case 1: bytes.remove(at: place)
        default:
          bytes.insert(
            [0xc3, 0xff, 0x0b, 0x3c, 0x26].randomElement(using: &random) ?? 0, at: place)
        }
      }
    }
    return bytes
  }
}
