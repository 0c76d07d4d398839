internal import Games
internal import Words

/// A person of a roster in words.
struct PersonText {
  let person: Person
  let language: Language

  init(_ person: Person, _ language: Language) {
    self.person = person
    self.language = language
  }

  /// The description of the photo; without one, the facts about the person.
  var picture: String {
    person.pictureText
      ?? (facts.isEmpty
        ? language("a photo without a description", ru: "фотография без описания") : facts)
  }

  /// The lines about a person who was found; none if nothing is known.
  var lines: [String] {
    (facts.isEmpty ? [] : ["\(person.name): \(facts)."])
      + [person.note, person.source.map { language("Source: ", ru: "Источник: ") + $0 }]
      .compactMap { $0 }
  }

  /// Number, position and years, as far as the pack has them.
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
