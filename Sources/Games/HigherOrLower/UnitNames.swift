internal import SafeText

/// The words by which prompts name a unit.
package enum UnitNames {
  /// The spelled-out names of units that are written as symbols, each without the endings of its language.
  package static let spelledOut: [String: [String]] = [
    "year": [
      "year", "Jahr", "année", "an", "año", "ano", "год", "рік", "році", "року", "年", "سنة", "عام",
    ],
    "m": ["metre", "meter", "mètre", "metro", "метр"],
    "km": [
      "kilometre", "kilometer", "kilomètre", "kilómetro", "quilómetro", "quilômetro", "километр",
      "кілометр",
    ],
    "cm": ["centimetre", "centimeter", "Zentimeter", "centimètre", "centímetro", "сантиметр"],
    "mm": ["millimetre", "millimeter", "millimètre", "milímetro", "миллиметр", "міліметр"],
    "km²": [
      "square kilometre", "square kilometer", "Quadratkilometer", "kilomètre carré",
      "kilómetro cuadrado", "quilómetro quadrado", "quilômetro quadrado", "квадратных километров",
    ],
    "m²": ["square metre", "square meter", "Quadratmeter", "mètre carré", "metro cuadrado"],
    "km³": ["cubic kilometre", "cubic kilometer", "Kubikkilometer", "kilomètre cube"],
    "m³": ["cubic metre", "cubic meter", "Kubikmeter", "mètre cube"],
    "ha": ["hectare", "Hektar", "hectárea", "гектар"],
    "L": ["litre", "liter", "litro", "литр", "літр"],
    "kg": ["kilogram", "kilogramme", "Kilogramm", "kilogramo", "quilograma", "килограмм"],
    "g": ["gram", "gramme", "Gramm", "gramo", "grama", "грамм"],
    "t": ["tonne", "metric ton", "Tonne", "tonelada", "тонна", "тонн"],
    "s": ["second", "Sekunde", "seconde", "segundo", "секунда", "секунд"],
    "km/h": ["kilometre per hour", "kilometer per hour", "Kilometer pro Stunde"],
    "m/s": ["metre per second", "meter per second", "Meter pro Sekunde"],
    "km/s": ["kilometre per second", "kilometer per second", "Kilometer pro Sekunde"],
    "°C": ["degree Celsius", "Grad Celsius", "degré Celsius", "grado Celsius", "grau Celsius"],
    "°F": ["degree Fahrenheit", "Grad Fahrenheit", "degré Fahrenheit", "grado Fahrenheit"],
    "%": ["percent", "per cent", "Prozent", "pour cent", "por ciento", "por cento", "процент"],
    "J": ["joule", "джоуль"],
    "kJ": ["kilojoule", "килоджоуль"],
    "W": ["watt", "vatio", "ватт"],
    "kW": ["kilowatt", "kilovatio", "киловатт"],
    "MW": ["megawatt", "megavatio", "мегаватт"],
    "Hz": ["hertz", "герц"],
    "Pa": ["pascal", "паскаль"],
    "Bq": ["becquerel", "беккерель"],
    "US$": ["US dollar", "U.S. dollar", "US-Dollar", "dollar américain", "dólar"],
  ]

  /// True if the words of a prompt name the unit, in any letter case and with any ending.
  ///
  /// A unit after a number is a measure that the prompt mentions, as in `Laps of a 400 m track`, and counts only after
  /// `nearest`.
  static func name(_ unit: String, in prompt: String) -> Bool {
    let words = words(of: prompt)
    return ([unit] + (spelledOut[unit] ?? [])).contains { name in
      if name.unicodeScalars.contains(where: isWrittenWithoutSpaces) {
        let (text, part) = (Array(prompt.unicodeScalars), Array(name.unicodeScalars))
        return text.indices.contains { text[$0...].starts(with: part) }
      }
      let name = Self.words(of: name)
      guard !name.isEmpty, name.count <= words.count else { return false }
      return (0...words.count - name.count).contains { first in
        zip(name, words[first...]).allSatisfy(areForms) && !isMeasure(words[..<first])
      }
    }
  }

  /// True if a text is a name of the unit and nothing else.
  package static func isName(_ text: String, of unit: String) -> Bool {
    let words = words(of: text)
    return !words.isEmpty
      && ([unit] + (spelledOut[unit] ?? [])).contains { name in
        let name = Self.words(of: name)
        return name.count == words.count && zip(name, words).allSatisfy(areForms)
      }
  }

  /// True if the words before a unit end with a number to which the unit belongs.
  private static func isMeasure(_ words: ArraySlice<String>) -> Bool {
    guard let number = words.last, number.allSatisfy({ $0.isNumber }) else { return false }
    // The groups of digits of 100,000 are words of their own.
    return words.last { !$0.allSatisfy { $0.isNumber } } != "nearest"
  }

  /// True if two words are the same but for their endings, such as `metre` and `metres`, or `country` and `countries`.
  private static func areForms(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    let (shorter, longer) = one.count < other.count ? (one, other) : (other, one)
    let shared = zip(one, other).prefix { $0 == $1 }.count
    return shared >= 3 && shared >= shorter.count - 1 && longer.count <= shared + 3
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split {
      $0.unicodeScalars.first?.isLetter != true && !$0.isNumber && !"°%$€£/".contains($0)
    }.map(
      String.init)
  }

  /// True for Chinese and Japanese letters.
  private static func isWrittenWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    0x3040...0x30ff ~= scalar.value || 0x3400...0x9fff ~= scalar.value
  }
}

extension Fact {
  /// True if the prompt names the unit, so that nothing is added to it.
  package var promptNamesUnit: Bool {
    UnitNames.name(unit, in: prompt) || isYear && UnitNames.name("year", in: prompt)
  }
}
