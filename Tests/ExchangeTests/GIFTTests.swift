import Diagnostics
import TestSupport
import Testing

@testable import Exchange

/// GIFT, with every construct that Moodle's documentation has.
struct GIFTTests {
  private func read(_ text: String) throws -> ImportSink {
    var sink = ImportSink()
    try GIFTReader.read(
      ImportedFile(path: "quiz.gift", bytes: Array(text.utf8)), ImportOptions(), &sink)
    return sink
  }

  private func values(_ question: ExchangedQuestion) -> String {
    question.cells.map { "\($0.field)=\($0.text)" }.joined(separator: "|")
  }

  @Test(arguments: [
    ("Grant's tomb? {=no one ~Grant}", "Prompt=Grant's tomb?|Right=no one|Wrong1=Grant"),
    ("::Q1:: 1+1 {=2 ~3 ~4}", "Prompt=1+1|Right=2|Wrong1=3|Wrong2=4|Id=Q1"),
    ("The sun rises. {T}", "Prompt=The sun rises.|Right=True|Wrong1=False"),
    ("The sun rises. {FALSE}", "Prompt=The sun rises.|Right=False|Wrong1=True"),
    ("{~Mice =Cats} purr.", "Prompt=_____ purr.|Right=Cats|Wrong1=Mice"),
    ("Born? {#1822}", "Fact=Born?|Value=1822|Unit=number"),
    ("Pi (units)? {#3.1415:0.0005}", "Fact=Pi (units)?|Value=3.1415|Unit=number"),
    ("Height (m) {#-86.50}", "Fact=Height|Value=-86.50|Unit=m"),
    ("A number? {#1..5}", "Fact=A number?|Value=3|Unit=number"),
    ("Born? {#=1822:0 =%50%1822:2}", "Fact=Born?|Value=1822|Unit=number"),
    ("Who? {=me =you}", "Prompt=Who?|Answer=me|Accepted=you"),
    ("Who? {=%0%he =me =%100%you; all}", "Prompt=Who?|Answer=me|Accepted=you, all|Refused=he"),
    ("Who? {=me =Vlt* =%0%*}", "Prompt=Who?|Answer=me"),
    ("[html]a\\: {=\\{x\\} ~\\~ ~c\\\\d}", "Prompt=a:|Right={x}|Wrong1=~|Wrong2=c\\\\d"),
    ("2? {~%100%yes ~%0%no####Why not.}", "Prompt=2?|Right=yes|Wrong1=no|Explanation=Why not."),
    ("$CATEGORY: $course$/top/A/B\n2? {=a ~b}", "Prompt=2?|Right=a|Wrong1=b|Tags=A;B"),
    ("// [id:7] [tag:x]\n2? {=a\n// no\n~b}", "Prompt=2?|Right=a|Wrong1=b|Id=7|Tags=x"),
    ("Choose. {\r\n=a\r\n~b\r\n}\r\n", "Prompt=Choose.|Right=a|Wrong1=b"),
  ])
  func aQuestionIsRead(_ text: String, _ expected: String) throws {
    #expect(try read(text).questions.map(values) == [expected])
  }

  @Test(arguments: [
    ("Match. {=a -> b =c -> d}", "L106 left out: it has only two texts to choose from"),
    ("Who? {=me =*}", "L102 left out: any answer is right"),
    ("Who? {=%50%me =%20%you}", "L102 left out: no answer is worth 100 percent"),
    ("Write. {}", "L106 left out: it asks for an essay"),
    ("Only words.", "L106 left out: it is a description without answers"),
    (
      "Which? {~%9%a~%9%b~%9%c~%9%d~%9%e~%9%f~%9%g~%9%h~i}", "L101 left out: it has 8 right answers"
    ),
    ("Which? {~a ~b}", "L102 left out: no answer is marked as right"),
    ("Open {=a ~b", "L108 left out: its { has no } before the next blank line"),
    ("Odd {a b}", "L108 left out: between its braces no answer begins with = or ~"),
    (
      "Pi? {#3.1..3.2}",
      "L106 left out: \"3.1..3.2\" is no number, or an interval without a middle"
    ),
  ])
  func aQuestionWithoutAGameIsLeftOut(_ text: String, _ expected: String) throws {
    let sink = try read(text + "\n\nGood? {=a ~b}")
    #expect(sink.ledger.map { "\($0.code.id) \($0.message)" } == [expected])
    #expect(sink.questions.count == 1)
    #expect(sink.ledger[0].place == Place("quiz.gift", 0..<text.utf8.count))
  }

  @Test(arguments: [
    (
      "2? {=a#Well done ~b####Why not.}",
      "L202 the remark \"Well done\" about single answers is lost"
    ),
    ("2? {=a ~%50%b}", "L203 the weight of a wrong answer is lost"),
    ("[html]<b>2</b>&lt;3? {=a ~<i>b</i>}", "L201 markup became plain text: b, i"),
    ("[html]2? <img src='x.png'> {=a ~b}", "L211 the picture \"x.png\" is not there"),
    ("2 (m)? (m) {#5:2}", "L212 the tolerance 2 is lost"),
    ("2? {T#no}", "L202 the remark \"no\" about single answers is lost"),
    ("// [id:7]\n::Two::2? {=a ~b}", "L207 the title \"Two\" is lost, as the question has an id"),
  ])
  func aLossIsInTheLedger(_ text: String, _ expected: String) throws {
    let sink = try read(text)
    #expect(sink.ledger.map { "\($0.code.id) \($0.message)" } == [expected])
    #expect(sink.questions.count == 1)
  }

  @Test func damagedFilesAreReadWithoutACrash() throws {
    let text = Array(
      "$CATEGORY: A/B\n\n// [id:1]\n::x::[html]Wh\\:o? {\n=a#r\n~%50%b\n####e\n}\n\nN {#=1..3:2#f}\n"
        .utf8)
    for count in 0...text.count {
      var sink = ImportSink()
      try GIFTReader.read(
        ImportedFile(path: "q", bytes: Array(text.prefix(count))), ImportOptions(), &sink)
    }
    var random = SplitMix(seed: 1)
    for _ in 0..<2000 {
      var damaged = text
      for _ in 0..<3 {
        damaged[Int(random.next() % UInt64(text.count))] = UInt8(
          truncatingIfNeeded: random.pick(Array("{}=~#%:\\\n[]\u{0}é".utf8)))
      }
      var sink = ImportSink()
      let file = ImportedFile(path: "q", bytes: damaged)
      _ = GIFTReader.recognises(file)
      try GIFTReader.read(file, ImportOptions(), &sink)
    }
  }
}
