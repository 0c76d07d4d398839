internal import Games

/// Somebody of a roster in words.
struct PersonText {
  let person: Person
  let language: Language

  init(_ person: Person, _ language: Language) {
    self.person = person
    self.language = language
  }

  /// What one would see in the photo; where the pack does not say, what is known of the person.
  var picture: String {
    person.pictureText
      ?? (facts.isEmpty
        ? language("a photo without a description", ru: "фотография без описания") : facts)
  }

  /// Who it was, for those who have found them: a line each, none where nothing is known.
  var lines: [String] {
    (facts.isEmpty ? [] : ["\(person.name): \(facts)."])
      + [person.note, person.source.map { language("Source: ", ru: "Источник: ") + $0 }]
      .compactMap { $0 }
  }

  /// Number, position and years, as far as they are known.
  private var facts: String {
    let number = person.number.map { language("number \($0)", ru: "номер \($0)") }
    let inducted = person.inducted.map {
      language("inducted in \($0)", ru: "в Зале славы с \($0)")
    }
    return [number, person.position, years, inducted].compactMap { $0 }.joined(separator: ", ")
  }

  private var years: String? {
    switch (person.from, person.to) {
    case (let from?, let to?) where from == to: "\(from)"
    case (let from?, let to?): language("\(from) to \(to)", ru: "\(from)–\(to)")
    case (let from?, nil): language("from \(from)", ru: "с \(from)")
    case (nil, let to?): language("to \(to)", ru: "до \(to)")
    case (nil, nil): nil
    }
  }
}
