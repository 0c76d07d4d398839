import Arguments
import Testing

@Test func theManualIsOnePageInMdoc() {
  #expect(
    Player.tool.manual == #"""
      .Dd January 31, 2026
      .Dt PACKPLAY 1
      .Os
      .Sh NAME
      .Nm packplay
      .Nd play question packs in a terminal
      .Sh SYNOPSIS
      .Nm
      .Op Ar options
      .Op Ar FILE
      .Sh DESCRIPTION
      Without FILE, the packs found are offered.
      .Bl -tag -width Ds
      .It Ar FILE
      The pack to play.
      .It Fl -packs Ar DIR
      Where to look for packs.
      .It Fl -plain
      Lines in, lines out; what a screen reader gets.
      .It Fl h , Fl -help
      Print this help.
      .It Fl -color Ar WHEN
      Colour the output: auto, always or never (default auto).
      .It Fl -version
      Print the version (also \-\-json).
      .El
      .Sh ENVIRONMENT
      .Bl -tag -width Ds
      .It Ev PACKPLAY_PATH
      Folders to look for packs in, with colons between.
      .El
      .Sh EXIT STATUS
      .Bl -tag -width Ds
      .It Li 0
      Fine.
      .It Li 4
      The pack is broken.
      .El
      .Sh EXAMPLES
      Straight into the game:
      .Bd -literal -offset indent
      packplay world\-facts.qpk
      .Ed

      """#)
}

@Test func theManualOfAToolHasEveryCommand() {
  let lines = Sample.tool.manual.split(separator: "\n")
  let sections = lines.filter { $0.hasPrefix(".S") }
  #expect(
    sections == [
      ".Sh NAME", ".Sh SYNOPSIS", ".Sh DESCRIPTION", ".Ss packtool init", ".Ss packtool validate",
      ".Ss packtool normalise", ".Ss packtool compile", ".Ss packtool help",
      ".Ss Options of every command", ".Sh ENVIRONMENT", ".Sh FILES", ".Sh EXIT STATUS",
      ".Sh EXAMPLES",
    ])
  let synopsis = lines.drop { $0 != ".Cm compile" }.prefix(4)
  #expect(synopsis == [".Cm compile", ".Fl -key Ar SECRET", ".Op Ar options", ".Ar PROJECT"])
}

@Test func textInTheManualIsNeverTakenForAMacro() {
  let command = Command(
    "odd", "a \\ and a ~", [],
    discussion: """
      .Sh is a macro. 'tis no macro `here`.

      .dotted ^words are long enough to be wrapped onto the line that follows, and .Sh
      .comes again.
      """,
    examples: [".odd -x 'a b'": "all that is odd"])
  let lines = Tool(command, date: "May 1, 2026").manual.split(separator: "\n")
  #expect(lines.contains(#".Nd a \e and a \(ti"#))
  let prose = lines.drop { $0 != ".Sh DESCRIPTION" }.dropFirst().prefix(6)
  #expect(
    prose == [
      #"\&.Sh is a macro."#, #"\(aqtis no macro \(gahere\(ga."#, ".Pp",
      #"\&.dotted \(hawords are long enough to be wrapped onto the line that follows,"#,
      "and .Sh .comes again.", ".Bl -tag -width Ds",
    ])
  #expect(lines.suffix(2) == [#"\&.odd \-x \(aqa b\(aq"#, ".Ed"])
}
