import Testing

@testable import Kinds

struct AnsweredFieldsTests {
  /// A text that belongs to nothing is no choice by itself: an answer names an item for each place.
  @Test func anAnswerToAMatchingIsNoneOfItsTexts() throws {
    let fields = try #require(ContentKind.matching.answeredFields)
    #expect(fields.wrong == [] && !fields.isChosen && !fields.isTyped)
    #expect(fields.content.contains("Left6") && fields.content.contains("Extra3"))
  }

  @Test func anAnswerToAnOrderingIsAboutAllItsItems() throws {
    let fields = try #require(ContentKind.ordering.answeredFields)
    #expect(
      fields.wrong == [] && fields.content == ["Prompt"] + (1...8).map { "Item\($0)" } + ["Image"])
  }
}
