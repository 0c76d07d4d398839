import Terminal
import Testing

@Suite struct ColourDepthTests {
  @Test(arguments: [
    (["TERM": "xterm-256color"], ColourDepth.indexed),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .direct),
    (["TERM": "xterm", "COLORTERM": "24bit"], .direct),
    (["TERM": "xterm", "COLORTERM": "yes"], .basic),
    (["TERM": "xterm"], .basic),
    (["TERM": "linux"], .basic),
    (["TERM": "vt220"], .monochrome),
    ([:], .monochrome),
    (["TERM": "dumb", "COLORTERM": "truecolor"], .monochrome),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .monochrome),
    (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed),
  ])
  func theEnvironmentSaysHowManyColoursThereAre(
    variables: [String: String], colours: ColourDepth
  ) {
    #expect(ColourDepth(isTerminal: true) { variables[$0] } == colours)
    #expect(ColourDepth(isTerminal: false) { variables[$0] } == .monochrome)
    #expect(
      ColourDepth(isWanted: false, isTerminal: true) { variables[$0] } == .monochrome)
  }

  @Test(arguments: [
    (["NO_COLOR": "1", "TERM": "dumb"], ColourDepth.indexed), ([:], .indexed),
    (["NO_COLOR": "1", "COLORTERM": "24bit"], .direct),
  ])
  func coloursThatAreAskedForAreThere(variables: [String: String], colours: ColourDepth) {
    #expect(ColourDepth(isWanted: true, isTerminal: false) { variables[$0] } == colours)
  }
}
