import Arguments
import Testing

@Test func theHelpOfAToolListsItsCommands() {
  #expect(
    Sample.tool.help() == """
      packtool - check, normalise and compile question packs

      usage: packtool COMMAND [options] [operands]

      An author's tool. It says what is wrong, where, and how to fix it.

      commands:
        init       begin a project that already validates
        validate   check projects and single sources
        normalise  rewrite sources in canonical form (also normalize, fmt)
        compile    validate, then write a signed pack
        help       explain a command

      options:
        -h, --help    print this help
        --color WHEN  colour the output: auto, always or never (default auto)
        --version     print the version (also --json)

      exit codes:
        0  fine
        1  findings
        2  usage

      environment:
        NO_COLOR  no colour unless --color says otherwise

      files:
        ~/.config/packtool/keys
                              the public keys you trust

      examples:
        packtool init facts capitals
            a new project in ./capitals
        packtool validate packs/world-facts
            check one project
        packtool normalise --check packs
            exit 1 where something would change

      'packtool help COMMAND' explains a command.

      """)
}

@Test func theHelpOfACommandNamesEveryArgument() {
  #expect(
    Sample.tool.help(for: Sample.compile) == """
      packtool compile - validate, then write a signed pack

      usage: packtool compile --key SECRET [options] PROJECT

      operands:
        PROJECT  the project, or a bare source

      options:
        -o, --output FILE  the pack to write
        --key SECRET       the key to sign with
        --scale N          decimal places to shift
        --seed N           what chance starts from
        -h, --help         print this help
        --color WHEN       colour the output: auto, always or never (default auto)

      example:
        packtool compile --key me.key packs/world-facts
            write world-facts.qpk

      """)
}

@Test func helpReadsWellOnFortyColumns() {
  #expect(
    Sample.tool.help(for: Sample.validate, width: 40) == """
      packtool validate - check projects and
        single sources

      usage: packtool validate
             [options] [PATH...]

      Every fault is shown with file, line and
      column. A bare source is checked by the
      rules of the kind that its header shows.

      Nothing is changed.

      operands:
        PATH...  projects, single sources, or
                 folders to search

      options:
        --format FORMAT
                      how findings are
                      written: human, json or
                      sarif (default human)
        --max-findings N
                      how many findings are
                      shown; the rest is
                      counted (default 100)
        --allow CODE  a finding to pass over
        -q, --quiet   only count
        -v            name every file that is
                      read
        -h, --help    print this help
        --color WHEN  colour the output: auto,
                      always or never (default
                      auto)

      examples:
        packtool validate packs/world-facts
            check one project
        packtool validate --format json . > findings.jsonl
            check every project below

      """)
}

@Test func anAliasIsShownInTheHelpOfItsCommand() {
  let lines = Sample.tool.help(for: Sample.normalise).split(separator: "\n")
  #expect(lines.contains("also: normalize, fmt"))
}

@Test func theHelpOfAToolOfOneCommandIsThatCommands() {
  #expect(
    Player.tool.help(width: 60) == """
      packplay - play question packs in a terminal

      usage: packplay [options] [FILE]

      Without FILE, the packs found are offered.

      operands:
        FILE  the pack to play

      options:
        --packs DIR   where to look for packs
        --plain       lines in, lines out; what a screen reader
                      gets
        -h, --help    print this help
        --color WHEN  colour the output: auto, always or never
                      (default auto)
        --version     print the version (also --json)

      exit codes:
        0  fine
        4  the pack is broken

      environment:
        PACKPLAY_PATH  folders to look for packs in, with colons
                       between

      example:
        packplay world-facts.qpk
            straight into the game

      """)
}

@Test(arguments: [.min, 0, 39, 40, 41, 57, 80, 99, 100, 101, .max])
func onlyWhatIsToBeCopiedIsWiderThanThePage(width: Int) {
  let columns = min(max(width, 40), 100)
  let pages = [nil, Sample.validate, Sample.normalise, Sample.initialise, Sample.compile].map {
    Sample.tool.help(for: $0, width: width)
  }
  for line in (pages + [Player.tool.help(width: width)]).flatMap({ $0.split(separator: "\n") })
  where !line.hasPrefix("  packtool ") {
    #expect(line.unicodeScalars.count <= columns, "\(line)")
    #expect(line.last != " ", "\(line)")
  }
}
