import Testing

@testable import Comparing

/// Tests of whether two prompts ask for the same in other words.
struct PromptTests {
  @Test(arguments: [
    ("Moons of Mars", "Moons of Mars"), ("Moons of Mars", "How many moons of Mars?"),
    ("Which currency has TURKEY?", "Which currency has TÜRKİYE?"),
    ("Hight of Mont Blanc", "Height of Mont Blanc"),
    ("Length of the river Nile", "Length of the Nile"),
    ("Высота горы Эверест", "Какова высота горы Эверест?"),
    ("Colour of 7 roses", "Color of 7 roses"),
    ("Einwohner von Zürich", "Einwohner von Zurich"),
  ])
  func theSameInOtherWordsIsSimilar(_ left: String, _ right: String) throws {
    let (one, other) = (try #require(Prompt(left)), try #require(Prompt(right)))
    #expect(one.isSimilar(to: other))
    #expect(other.isSimilar(to: one))
  }

  @Test(arguments: [
    ("Moons of Mars", "Moons of Jupiter"), ("Moons of Mars", "Rings of Mars"),
    ("Which currency has CHAD?", "Which currency has TOGO?"),
    ("Chromosomes in a body cell of a dog", "Chromosomes in a body cell of a wolf"),
    ("Population of Oslo in 2020", "Population of Oslo in 2021"),
    ("Height of Everest", "Height of Everest in New Zealand"), ("", "Moons of Mars"),
    ("Which sign is ₩?", "Which sign is ₪?"),
  ])
  func anotherQuestionIsNot(_ left: String, _ right: String) throws {
    let (one, other) = (try #require(Prompt(left)), try #require(Prompt(right)))
    #expect(!one.isSimilar(to: other))
    #expect(!other.isSimilar(to: one))
  }

  @Test func aVeryLongTextIsNotComparedByWords() {
    #expect(Prompt(String(repeating: "moon ", count: 400)) != nil)
    #expect(Prompt(String(repeating: "moon ", count: 401)) == nil)
  }
}
