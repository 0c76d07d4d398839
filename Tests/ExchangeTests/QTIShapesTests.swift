import Files
import TestSupport
import Testing

@testable import Exchange

/// Items of each shape that the public examples of QTI have: those with one answer of a kind that a game
/// has are taken, and all others are left out with a reason.
struct QTIShapesTests: QTIReading {
  private static let choice = [
    "Prompt=On a gate: What does it say?", "Right=Stay outside", "Wrong1=Come in",
    "Wrong2=Ring twice", "Id=choice",
  ]
  private static let several = [
    "Prompt=What is water made of?", "Right=Hydrogen", "Wrong1=Helium", "Right2=Oxygen",
    "Id=choice-multiple",
  ]
  private static let order = [
    "Prompt=From the smallest to the largest?", "Item1=Poppy seed", "Item2=Pea", "Item3=Pumpkin",
    "Id=order",
  ]
  private static let match = [
    "Prompt=What colour is it?", "Left1=Banana", "Right1=yellow", "Left2=Spinach", "Right2=green",
    "Extra1=red", "Id=match",
  ]
  private static let inline = [
    "Prompt=The sun rises in the _____ each day.", "Right=east", "Wrong1=west", "Id=inline-choice",
  ]
  private static let entry = [
    "Prompt=Bakers bake _____ .", "Answer=bread", "Accepted=Bread", "Id=text-entry",
  ]
  private static let key = [
    "Prompt=What falls from clouds?", "Answer=rain", "Id=extended-text-key",
  ]
  private static let hottext = [
    "Prompt=Which word is wrong? Snow is always black and cold.", "Right=black", "Wrong1=is",
    "Wrong2=cold", "Id=hottext",
  ]
  private static let slider = [
    "Fact=How many ounces are a pound?", "Value=16", "Unit=ounces", "Id=slider",
  ]

  /// The values of the items that are taken.
  private static let taken: [String: [String]] = [
    "1.2-true-false": ["Prompt=Whales are fish.", "Right=False", "Wrong1=True", "Id=true-false"],
    "1.2-multiple-choice": [
      "Prompt=Which animal lays eggs?", "Right=Hen", "Wrong1=Cow", "Wrong2=Cat",
      "Id=multiple-choice",
    ],
    "1.2-multiple-response": [
      "Prompt=Which animals lay eggs?", "Right=Duck", "Right2=Hen", "Wrong1=Cat",
      "Id=multiple-response",
    ],
    "1.2-fill-in": ["Prompt=Young of a cow?", "Answer=calf", "Accepted=Calf", "Id=fill-in"],
    "1.2-number": ["Fact=How many legs has a spider?", "Value=8", "Unit=number", "Id=number"],
    "1.2-order": [
      "Prompt=From light to heavy?", "Item1=Mouse", "Item2=Dog", "Item3=Horse", "Id=order",
    ],
    "1.2-order-by-position": [
      "Prompt=From slow to fast?", "Item1=Snail", "Item2=Hare", "Item3=Cheetah",
      "Id=order-by-position",
    ],
    "1.2-matching": [
      "Prompt=What are their young called?", "Left1=Cow", "Right1=calf", "Left2=Sheep",
      "Right2=lamb", "Extra1=foal", "Id=matching",
    ],
    "2.1-choice": choice, "3.0-choice": choice,
    "2.1-choice-multiple": several, "3.0-choice-multiple": several,
    "2.1-order": order, "3.0-order": order,
    "2.1-match": match, "3.0-match": match,
    "2.1-inline-choice": inline, "3.0-inline-choice": inline,
    "2.1-text-entry": entry, "3.0-text-entry": entry,
    "2.1-extended-text-key": key, "3.0-extended-text-key": key,
    "2.1-extended-text-mapping": [
      "Prompt=Frozen rain?", "Answer=hail", "Accepted=sleet", "Refused=ice",
      "Id=extended-text-mapping",
    ],
    "2.1-hottext": hottext, "3.0-hottext": hottext,
    "2.2-slider": slider, "3.0-slider": slider,
    "2.2-number": [
      "Fact=How warm is a healthy person?", "Value=36.5", "Unit=°C", "Id=number",
    ],
    "2.2-choice-mapping": [
      "Prompt=Which is a tree?", "Right=Oak", "Wrong1=Moss", "Id=choice-mapping",
    ],
  ]

  /// The reasons for the items that are left out: no game asks in their way, or nobody but people can judge them.
  private static let leftOut = [
    "1.2-several-blanks": "it is of the type fill_in_multiple_blanks_question",
    "1.2-essay": "it is of the type essay_question",
    "1.2-point": "it is of the type response_xy",
    "2.1-associate": "it is of the type associateInteraction",
    "2.1-gap-match": "it has only two texts to choose from",
    "2.1-extended-text": "it asks for a text, and no answer is marked as right",
    "3.0-extended-text": "it asks for a text, and no answer is marked as right",
    "2.1-extended-text-several": "it asks for several texts",
    "2.1-two-entries": "it asks for 2 answers",
    "2.2-hotspot": "it is of the type hotspotInteraction",
    "2.2-select-point": "it is of the type selectPointInteraction",
    "2.2-upload": "it is of the type uploadInteraction",
    "2.2-drawing": "it is of the type drawingInteraction",
    "2.2-graphic-order": "it is of the type graphicOrderInteraction",
  ]

  @Test func eachShapeIsTakenOrLeftOutWithItsReason() throws {
    let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
    let items = try TextArchive(file: root + "/Fixtures/qti/items.txtar").entries
    #expect(items.count == Self.taken.count + Self.leftOut.count)
    for item in items {
      let name = String(item.name.dropLast(".xml".count))
      let (questions, ledger, _) = try read(ImportedFile(path: item.name, bytes: item.bytes))
      if let reason = Self.leftOut[name] {
        #expect(questions.isEmpty, "\(name)")
        #expect(ledger.map { String($0.dropFirst(5)) } == ["left out: " + reason], "\(name)")
      } else {
        let values = Self.taken[name]
        #expect(questions.map { self.values($0).sorted() } == [values?.sorted() ?? []], "\(name)")
        #expect(!ledger.contains { $0.contains("left out:") }, "\(name)")
      }
    }
  }

  /// Nothing is lost of the items that are taken, and nothing happens to them, but for these.
  @Test func theLedgerOfTheShapesIsShort() throws {
    let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
    var entries: Set<String> = []
    for item in try TextArchive(file: root + "/Fixtures/qti/items.txtar").entries
    where Self.taken[String(item.name.dropLast(".xml".count))] != nil {
      entries.formUnion(try read(ImportedFile(path: item.name, bytes: item.bytes)).ledger)
    }
    #expect(
      entries.sorted() == [
        "L201 markup became plain text: line breaks",
        "L203 answers worth a part of the points are lost: \"breed\"",
        "L206 lost in 1 question: the order of choices",
        "L206 the ends of the slider are lost: 0 to 100",
        "L210 the number has no unit; `number` stands in its place",
        "L211 the picture \"gate.png\" is not there",
      ])
  }
}
