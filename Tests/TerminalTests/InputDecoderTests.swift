import Terminal
import TestSupport
import Testing

@Suite struct InputDecoderTests {
  private static let known: [(String, [InputEvent])] = [
    ("a", [.key(.character("a"))]), ("Й", [.key(.character("Й"))]),
    ("数🎯", [.key(.character("数")), .key(.character("🎯"))]),
    ("\r", [.key(.enter)]), ("\n", [.key(.enter)]), ("\t", [.key(.tab)]),
    ("\u{7F}", [.key(.backspace)]), ("\u{8}", [.key(.backspace)]),
    ("\u{3}", [.key(.character("c"), .control)]), ("\u{1A}", [.key(.character("z"), .control)]),
    ("\0", [.key(.character(" "), .control)]), ("\u{1F}", [.key(.character("_"), .control)]),
    ("\u{1B}x", [.key(.character("x"), .alt)]), ("\u{1B}\r", [.key(.enter, .alt)]),
    ("\u{1B}\u{1}", [.key(.character("a"), [.alt, .control])]),
    ("\u{1B}\u{1B}[A", [.key(.escape), .key(.up)]),
    ("\u{1B}Й", [.key(.escape), .key(.character("Й"))]),
    ("\u{1B}[A", [.key(.up)]), ("\u{1B}OB", [.key(.down)]), ("\u{1B}[1;2C", [.key(.right, .shift)]),
    ("\u{1B}[1;3D", [.key(.left, .alt)]), ("\u{1B}[1;6A", [.key(.up, [.shift, .control])]),
    ("\u{1B}O2C", [.key(.right, .shift)]), ("\u{1B}[a", [.key(.up, .shift)]),
    ("\u{1B}[H", [.key(.home)]), ("\u{1B}OF", [.key(.end)]), ("\u{1B}[1~", [.key(.home)]),
    ("\u{1B}[4~", [.key(.end)]), ("\u{1B}[7~", [.key(.home)]), ("\u{1B}[8~", [.key(.end)]),
    ("\u{1B}[5~", [.key(.pageUp)]), ("\u{1B}[6;2~", [.key(.pageDown, .shift)]),
    ("\u{1B}[2~", [.key(.insert)]), ("\u{1B}[3~", [.key(.delete)]),
    ("\u{1B}[Z", [.key(.tab, .shift)]),
    ("\u{1B}OP", [.key(.function(1))]), ("\u{1B}[11~", [.key(.function(1))]),
    ("\u{1B}[[A", [.key(.function(1))]), ("\u{1B}[1;5P", [.key(.function(1), .control)]),
    ("\u{1B}[15~", [.key(.function(5))]), ("\u{1B}[24~", [.key(.function(12))]),
    ("\u{1B}OM", [.key(.enter)]), ("\u{1B}Op", [.key(.character("0"))]),
    ("\u{1B}Ok", [.key(.character("+"))]),
    ("\u{1B}[97;5u", [.key(.character("a"), .control)]), ("\u{1B}[27u", [.key(.escape)]),
    ("\u{1B}[27;2;13~", [.key(.enter, .shift)]),
    ("\u{1B}[I", [.focus(true)]), ("\u{1B}[O", [.focus(false)]),
    ("\u{1B}[<0;5;3M", [.mouse(Mouse(.press, at: Point(4, 2)))]),
    ("\u{1B}[<0;5;3m", [.mouse(Mouse(.release, at: Point(4, 2)))]),
    ("\u{1B}[<32;300;3M", [.mouse(Mouse(.drag, at: Point(299, 2)))]),
    ("\u{1B}[<2;1;1M", [.mouse(Mouse(.press, .right, at: Point(0, 0)))]),
    ("\u{1B}[<20;1;1M", [.mouse(Mouse(.press, at: Point(0, 0), [.shift, .control]))]),
    ("\u{1B}[<64;9;9M", [.mouse(Mouse(.wheelUp, .none, at: Point(8, 8)))]),
    ("\u{1B}[<65;9;9M", [.mouse(Mouse(.wheelDown, .none, at: Point(8, 8)))]),
    ("\u{1B}[M !!", [.mouse(Mouse(.press, at: Point(0, 0)))]),
    ("\u{1B}[M#%%", [.mouse(Mouse(.release, .none, at: Point(4, 4)))]),
    ("\u{1B}[200~12\r\n\u{1B}[A\u{1B}[201~x", [.paste("12\n\u{1B}[A"), .key(.character("x"))]),
    ("\u{1B}[200~\u{1B}[201~", [.paste("")]),
    // Replies of the terminal, and unknown sequences.
    ("\u{1B}[?62;22cx", [.key(.character("x"))]),
    ("\u{1B}]11;rgb:0000/0000/0000\u{7}x", [.key(.character("x"))]),
    ("\u{1B}]11;rgb:0/0/0\u{1B}\\x", [.key(.character("x"))]),
    ("\u{1B}P1$r0m\u{1B}\\x", [.key(.character("x"))]),
    (
      "\u{1B}[99~\u{1B}[y\u{1B}Oz\u{1B}[<1;2M\u{1B}[<66;1;1M\u{1B}[<0;0;1Mx",
      [.key(.character("x"))]
    ),
    ("\u{1B}[1\u{1B}[Bx", [.key(.down), .key(.character("x"))]),
  ]

  @Test(
    arguments: [
      ("\u{1B}]11;rgb:ffff/8080/0000\u{7}", .rgb(255, 128, 0)),
      ("\u{1B}]11;rgb:ff/80/00\u{1B}\\", .rgb(255, 128, 0)),
      ("\u{1B}]11;rgb:f/0/8\u{7}", .rgb(255, 0, 136)),
      ("\u{1B}]11;rgb:fff/000/7ff\u{7}", .rgb(255, 0, 127)),
      ("\u{1B}]10;rgb:ff/ff/ff\u{7}", nil), ("\u{1B}]11;rgb:ff/ff\u{7}", nil),
      ("\u{1B}]11;rgb:fffff/0/0\u{7}", nil), ("\u{1B}]11;rgb:-f/0/0\u{7}", nil),
      ("\u{1B}P11;rgb:ff/ff/ff\u{7}", nil), ("\u{1B}]11;#ffffff\u{7}", nil),
      ("\u{1B}]11;rgb:ff/ff/ff\u{18}", nil), ("\u{1B}]11;rgb:ff/ff/ff", nil),
    ] as [(String, Colour?)])
  func theBackgroundIsAnsweredAndIsNoKey(text: String, background: Colour?) {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    for byte in Array(text.utf8) { events += decoder.take([byte]) }
    #expect(decoder.background == background)
    #expect(events == [])
    #expect(decoder.isAnswer == (text.last == "f"))
    _ = decoder.flush()
    #expect(decoder.take(Array("x".utf8)) == [.key(.character("x"))])
  }

  @Test(arguments: known)
  func knownSequencesAreDecoded(text: String, events: [InputEvent]) {
    var decoder = InputDecoder()
    #expect(decoder.take(Array(text.utf8)) == events)
    #expect(!decoder.isWaiting)
  }

  @Test(arguments: known)
  func itDoesNotMatterHowBytesArrive(text: String, events: [InputEvent]) {
    let bytes = Array(text.utf8)
    for split in 0...bytes.count {
      var decoder = InputDecoder()
      let first = decoder.take(bytes[..<split])
      #expect(first + decoder.take(bytes[split...]) == events, "split at \(split)")
    }
    var decoder = InputDecoder()
    #expect(bytes.flatMap { decoder.take([$0]) } == events)
  }

  @Test(arguments: [
    ("\u{1B}", [InputEvent.key(.escape)]), ("\u{1B}[", [.key(.character("["), .alt)]),
    ("\u{1B}O", [.key(.character("O"), .alt)]), ("\u{1B}[1;", []), ("\u{1B}]11;", []),
    ("a", [.key(.character("a"))]),
  ])
  func anUnfinishedSequenceIsDecodedWhenFlushed(text: String, events: [InputEvent]) {
    var decoder = InputDecoder()
    let first = decoder.take(Array(text.utf8))
    #expect(first + decoder.flush() == events)
    #expect(!decoder.isWaiting)
    #expect(decoder.take([0x78]) == [.key(.character("x"))])
  }

  @Test(
    arguments: [
      ([0xFF], 1), ([0xC3], 1), ([0xE2, 0x82], 1), ([0xC3, 0x28], 2), ([0xE0, 0x80, 0x80], 1),
      ([0xC2, 0x9B], 1),
      ([0xED, 0xA0, 0x80], 1), ([0xF4, 0x90, 0x80, 0x80], 1), ([0x80, 0x80], 2),
    ] as [([UInt8], Int)])
  func bytesThatAreNoTextAreReportedAsSuch(bytes: [UInt8], count: Int) {
    var decoder = InputDecoder()
    let events = decoder.take(bytes) + decoder.flush()
    #expect(events.count == count)
    #expect(events.first == .key(.character("\u{FFFD}")))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func anyBytesAtAllLeaveItWorking(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let likely = Array("\u{1B}\u{1B}\u{1B}[[[<<;;;;0123456789ABCDMmOPu~~\u{7}\r\\]".utf8)
    var bytes: [UInt8] = []
    for _ in 0..<3000 {
      bytes.append(
        Bool.random(using: &generator)
          ? likely.randomElement(using: &generator) ?? 0
          : UInt8.random(in: 0...255, using: &generator))
      if Int.random(in: 0..<40, using: &generator) == 0 {
        bytes += Array((Self.known.randomElement(using: &generator)?.0 ?? "").utf8)
      }
    }
    var (whole, single) = (InputDecoder(), InputDecoder())
    #expect(whole.take(bytes) == bytes.flatMap { single.take([$0]) }, "seed \(seed)")
    _ = whole.take(Array("\u{1B}\\\u{1B}[201~".utf8))
    _ = whole.flush()
    #expect(whole.take([0x78]) == [.key(.character("x"))], "seed \(seed)")
  }

  @Test func anEndlessPasteIsCut() {
    var decoder = InputDecoder()
    _ = decoder.take(Array("\u{1B}[200~".utf8))
    for _ in 0..<30 { #expect(decoder.take([UInt8](repeating: 0x61, count: 10_000)) == []) }
    guard case .paste(let text)? = decoder.take(Array("\u{1B}[201~".utf8)).first else {
      Issue.record("no paste")
      return
    }
    #expect(text.utf8.count == 1 << 16)
    #expect(decoder.take(Array("\u{1B}[".utf8) + [UInt8](repeating: 0x31, count: 100_000)) == [])
    #expect(decoder.take(Array("~x".utf8)) == [.key(.character("x"))])
  }
}
