import Games
import Testing

struct StudyCardTests {
  @Test func rightAnswersComeAgainAfter1615And38Days() {
    var card = StudyCard.new
    var days: [Int64] = []
    for _ in 0..<5 {
      card = card.answered(isRight: true, on: max(100, card.due))
      days.append(card.interval)
    }
    #expect(days == [1, 6, 15, 38, 95])
    #expect(card.due == 255 && card.streak == 5 && card.ease == 2500)
  }

  @Test func aRightAnswerBeforeTheDayCountsForNothingAWrongOneDoes() {
    let card = StudyCard(streak: 2, interval: 6, ease: 2500, due: 106)
    #expect(card.answered(isRight: true, on: 105) == card)
    #expect(card.answered(isRight: false, on: 105).due == 105)
    let missed = card.answered(isRight: false, on: 105)
    #expect(missed.answered(isRight: true, on: 105).due == 106)
  }

  @Test func aWrongAnswerComesAgainOnTheSameDayAndMoreOftenLater() {
    var card = StudyCard(streak: 4, interval: 38, ease: 2500, due: 90)
    card = card.answered(isRight: false, on: 100)
    #expect(card == StudyCard(streak: 0, interval: 0, ease: 2180, due: 100))
    for _ in 0..<9 { card = card.answered(isRight: false, on: 100) }
    #expect(card.ease == 1300)
    for _ in 0..<3 { card = card.answered(isRight: true, on: max(100, card.due)) }
    #expect(card.interval == 8)
  }

  @Test func noRecordMakesAnIntervalOfMoreThanAHundredYears() {
    let card = StudyCard(streak: .max - 1, interval: .max, ease: 2500, due: 0)
    #expect(card.answered(isRight: true, on: 0).interval == 36_500)
    let odd = StudyCard(streak: 3, interval: -5, ease: 0, due: 0)
    #expect(odd.answered(isRight: true, on: 0).interval == 1)
  }

  @Test func practiceAsksWhatIsDueThenWhatIsNewThenTheRest() {
    func card(due: Int64) -> StudyCard { StudyCard(streak: 1, interval: 1, ease: 2500, due: due) }
    let cards = [0: card(due: 12), 2: card(due: 9), 3: card(due: 10), 5: card(due: 11)]
    var generator = SeededGenerator(seed: 1)
    let rows = StudyOrder.rows(
      Array(0...6), GivenRecords(cards: cards, day: 10), using: &generator)
    #expect(rows.prefix(2) == [2, 3])
    #expect(rows[2..<5].sorted() == [1, 4, 6])
    #expect(rows.suffix(2) == [5, 0])
  }
}

private struct GivenRecords: StudyRecords {
  let cards: [Int: StudyCard]
  let day: Int64

  func studyCard(of row: Int) -> StudyCard? { cards[row] }
}
