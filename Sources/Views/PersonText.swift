package import Games
package import Words

/// A person of a roster in words.
package struct PersonText {
  package let person: Person
  package let language: Language

  package init(_ person: Person, _ language: Language) {
    self.person = person
    self.language = language
  }

  /// The description of the photo; without one, the facts about the person.
  package var picture: String {
    person.pictureText ?? (facts.isEmpty ? language(.photoUndescribed) : facts)
  }

  /// The facts, the note and the source; those that the pack has.
  package var lines: [String] { [sentence, person.note, source].compactMap { $0 } }

  /// The facts and the note in one paragraph, and the source.
  package var paragraphs: [String] {
    let story = language.paragraph([sentence, person.note].compactMap { $0 })
    return [story.isEmpty ? nil : story, source].compactMap { $0 }
  }

  private var sentence: String? {
    let facts = facts
    return facts.isEmpty
      ? nil : language(.personFacts, ["name": .text(person.name), "facts": .text(facts)])
  }

  private var source: String? {
    person.source.map { language(.sourceIs, ["source": .text($0)]) }
  }

  /// Number, position and years, as far as the pack has them.
  private var facts: String {
    let number = person.number.map { language(.personNumber, ["number": .text("\($0)")]) }
    let inducted = person.inducted.map { language(.personInducted, ["year": .text("\($0)")]) }
    return language.list([number, person.position, years, inducted].compactMap { $0 })
  }

  private var years: String? {
    switch (person.from, person.to) {
    case (let from?, let to?) where from == to: "\(from)"
    case (let from?, let to?):
      language(.personYears, ["from": .text("\(from)"), "to": .text("\(to)")])
    case (let from?, nil): language(.personFrom, ["from": .text("\(from)")])
    case (nil, let to?): language(.personTo, ["to": .text("\(to)")])
    case (nil, nil): nil
    }
  }
}
