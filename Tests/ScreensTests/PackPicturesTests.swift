import Games
import PackFormat
import Screens
import Terminal
import TestSupport
import Testing

/// Tests of pictures in the line-by-line games.
@Suite struct PackPicturesTests {
  @Test func aQuestionsPictureStandsAboveItsDescription() throws {
    let text = try quiz([Self.wide], columns: 40, .monochrome)
    #expect(
      text == """

        Question 1 of 1: What is this?



                 ▕▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▏
                 ▕████████████████████▏
                 ▕████████████████████▏
                 ▕████████████████████▏
                 ▕████████████████████▏
                 ▕████████████████████▏
                 ▕████████████████████▏



        Picture: A white box
        1) A box
        2) A ball
        Answer (1 to 2, 10 seconds left): 
        """)
  }

  @Test func photosStandSideBySideWhereTheyFit() throws {
    let text = try photos(Array(repeating: Self.small, count: 5), columns: 80, .monochrome)
    #expect(
      text == """

        Question 1 of 3: Tap the one that is Steve Van Buren.
        1)                         2)                         3)
         ▅▅▅▅                       ▅▅▅▅                       ▅▅▅▅
        ▕████▎                     ▕████▎                     ▕████▎
         ▀▀▀▀                       ▀▀▀▀                       ▀▀▀▀
        1) A man in green, laughing
        2) number 62, from 2011
        3) a photo without a description
        Photo (1 to 3): 
        """)
  }

  @Test func photosStandOneBelowTheOtherWhereTheyDoNot() throws {
    let text = try photos(Array(repeating: Self.small, count: 5), columns: 40, .monochrome)
    #expect(
      text == """

        Question 1 of 3: Tap the one that is
        Steve Van Buren.
        1)
         ▅▅▅▅
        ▕████▎
         ▀▀▀▀
        2)
         ▅▅▅▅
        ▕████▎
         ▀▀▀▀
        3)
         ▅▅▅▅
        ▕████▎
         ▀▀▀▀
        1) A man in green, laughing
        2) number 62, from 2011
        3) a photo without a description
        Photo (1 to 3): 
        """)
  }

  @Test(arguments: [[], [0x89], Array(wide.dropLast()), wide + [0]], ColourDepth.allCases)
  func aPictureThatIsBrokenIsDescribedOnly(file: [UInt8], colours: ColourDepth) throws {
    #expect(try quiz([file], columns: 80, colours) == quiz([file], columns: 80, nil))
    let files = Array(repeating: file, count: 5)
    #expect(try photos(files, columns: 80, colours) == photos(files, columns: 80, nil))
  }

  @Test func aPackWithoutTheirBytesIsPlayedInWords() throws {
    #expect(try quiz([], columns: 80, .monochrome) == quiz([], columns: 80, nil))
  }

  @Test(arguments: [20, 21, 39, 63, 64, 65, 80, 100], ColourDepth.allCases)
  func noLineIsWiderThanTheScreen(columns: Int, colours: ColourDepth) throws {
    for text in [
      try quiz([Self.wide], columns: columns, colours),
      try photos([Self.wide, Self.small, [], Self.small, Self.wide], columns: columns, colours),
    ] {
      let bare = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      #expect((bare == text) == (colours == .monochrome))
      // The last line is the prompt, at which the player types; it may be longer.
      for line in bare.split(separator: "\n").dropLast() { #expect(line.count <= columns) }
    }
  }

  /// A PNG file of 48 × 32 pixels, a white box on black.
  static let wide = hexadecimal(
    """
    89504e470d0a1a0a0000000d494844520000003000000020080000000071bfa4c00000001b4944415478da636018
    05830efcc70146358c6a18891a46c1800100b2bd7e90ab82039e0000000049454e44ae426082
    """)

  /// A PNG file of 6 × 6 pixels, a white box on black.
  static let small = hexadecimal(
    """
    89504e470d0a1a0a0000000d4948445200000006000000060800000000c5a7b094000000114944415478da636080
    82ff40808b0203004ee90ff10d5bc0730000000049454e44ae426082
    """)

  private static func hexadecimal(_ text: String) -> [UInt8] {
    let digits = text.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }

  private func quiz(_ files: [[UInt8]], columns: Int, _ colours: ColourDepth?) throws -> String {
    var pack = BuiltPack(
      kind: "choice-quiz",
      rules: RuleText.filled(
        [RuleText("questions", "1")], of: ChoiceQuizRules.specifications))
    pack.pictures = ["box.png"]
    pack.files = files
    pack.add("Prompt", ["What is this?"])
    pack.add("Right", ["A box"])
    pack.add("Wrong1", ["A ball"])
    pack.add("Image", .reference, [0])
    pack.add("Alt", ["A white box"])
    return try question(of: pack, after: "", columns, colours)
  }

  private func photos(_ files: [[UInt8]], columns: Int, _ colours: ColourDepth?) throws -> String {
    var pack = PhotoPack.pack()
    pack.about = []
    pack.pictures = (0..<5).map { "\($0).png" }
    pack.files = files
    pack.add("Image", .reference, [0, 1, 2, 3, 4])
    return try question(of: pack, after: "n", columns, colours)
  }

  /// Returns the output after the line that opens the first question.
  private func question(
    of pack: BuiltPack, after line: String, _ columns: Int, _ colours: ColourDepth?
  ) throws -> String {
    let reader = try pack.reader()
    let kind = try #require(GameKind.of(reader.header.card))
    let settings = GameSettings(
      seed: 4, year: nil, columns: columns, painter: colours.map { PicturePainter($0) })
    var game = try kind.play(reader, settings, ScoreKeeper(best: 0))
    _ = try game.begin()
    return try game.take(line, after: 0).text
  }
}
