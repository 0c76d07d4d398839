import Arguments
import Testing

@Suite(.enabled(if: Bash.isInstalled))
struct BashCompletionsTests {
  @Test(arguments: [
    ("packtool ''", "init validate normalise compile help"),
    ("packtool va", "validate"),
    ("packtool --", "--help --color --version"),
    ("packtool --color never va", "validate"),
    ("packtool --color = never va", "validate"),
    ("packtool --color ''", "auto always never"),
    ("packtool dance ''", ""),
    ("packtool validate ''", "files"),
    ("packtool validate a.csv b", "files"),
    ("packtool validate --m", "--max-findings"),
    ("packtool validate -", "--format --max-findings --allow --quiet -v --help --color"),
    ("packtool validate --format ''", "human json sarif"),
    ("packtool validate --format =", "human json sarif"),
    ("packtool validate --format = js", "json"),
    ("packtool validate --format json ''", "files"),
    ("packtool validate --allow ''", ""),
    ("packtool validate --quiet ''", "files"),
    ("packtool normalise --ch", "--check"),
    ("packtool fmt --ch", "--check"),
    ("packtool init ''", "facts choice-quiz"),
    ("packtool init facts ''", "folders"),
    ("packtool init facts here ''", ""),
    ("packtool compile -o ''", "files"),
    ("packtool compile --key k ''", "files"),
    ("packtool compile --key k p ''", ""),
    ("packtool help co", "compile"),
    ("packplay ''", "files"),
    ("packplay --packs ''", "folders"),
    ("packplay --packs = ''", "folders"),
    ("packplay --pl", "--plain"),
    ("packplay --packs here ''", "files"),
    ("packplay a.qpk ''", ""),
  ])
  func bashOffersWhatComesNext(words: String, offered: String) {
    let script = """
      \(Sample.tool.completions(for: .bash))
      \(Player.tool.completions(for: .bash))
      compopt() { case $2 in default) COMPREPLY=(files) ;; dirnames) COMPREPLY=(folders) ;; esac; }
      COMP_WORDS=(\(words))
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _${COMP_WORDS[0]}
      printf %s "${COMPREPLY[*]}"
      """
    #expect(Bash.output(of: script) == offered)
  }
}

@Test func zshIsGivenASpecificationOfEveryArgument() {
  #expect(
    Player.tool.completions(for: .zsh) == """
      #compdef packplay
      _packplay() {
        _arguments -s -S \\
          '(--packs)--packs=[where to look for packs]:DIR:_files -/' \\
          '(--plain)--plain[lines in, lines out; what a screen reader gets]' \\
          '(-h --help)-h[print this help]' \\
          '(-h --help)--help[print this help]' \\
          '(--color)--color=[colour the output]:WHEN:(auto always never)' \\
          '(--version)--version[print the version (also --json)]' \\
          '1::FILE:_files'
      }
      if [[ $funcstack[1] == _packplay ]]; then
        _packplay "$@"
      else
        compdef _packplay packplay
      fi

      """)
}

@Test func zshIsGivenEveryCommandWithItsArguments() {
  let script = Sample.tool.completions(for: .zsh)
  let block = """
            compile)
              _arguments -s -S \\
                '(-o --output)-o+[the pack to write]:FILE:_files' \\
                '(-o --output)--output=[the pack to write]:FILE:_files' \\
                '(--key)--key=[the key to sign with]:SECRET:_files' \\
                '(--scale)--scale=[decimal places to shift]:N: ' \\
                '(--seed)--seed=[what chance starts from]:N: ' \\
                '(-h --help)-h[print this help]' \\
                '(-h --help)--help[print this help]' \\
                '(--color)--color=[colour the output]:WHEN:(auto always never)' \\
                '1:PROJECT:_files'
              ;;
    """
  #expect(script.contains(block), "\(script)")
  #expect(script.contains("        'compile:validate, then write a signed pack'\n"))
  #expect(script.contains("'*--allow=[a finding to pass over]:CODE: '"))
  #expect(script.contains("normalise|normalize|fmt)\n"))
}

@Test func fishIsGivenALineForEveryArgument() {
  #expect(
    Player.tool.completions(for: .fish) == """
      complete -c packplay -f
      complete -c packplay -l packs -x -a '(__fish_complete_directories)' -d 'where to look for packs'
      complete -c packplay -l plain -d 'lines in, lines out; what a screen reader gets'
      complete -c packplay -s h -l help -d 'print this help'
      complete -c packplay -l color -x -a 'auto always never' -d 'colour the output'
      complete -c packplay -l version -d 'print the version (also --json)'
      complete -c packplay -F

      """)
}

@Test func fishIsGivenEveryCommandWithItsArguments() {
  let lines = Sample.tool.completions(for: .fish).split(separator: "\n")
  let first = #"complete -c packtool -n "not __fish_seen_subcommand_from $commands" "#
  let alias = "complete -c packtool -n '__fish_seen_subcommand_from normalise normalize fmt' "
  #expect(lines[1] == "set -l commands init validate normalise normalize fmt compile help")
  #expect(lines.contains("\(first)-a validate -d 'check projects and single sources'"))
  #expect(
    lines.filter { $0.contains("_from normalise normalize fmt'") } == [
      "\(alias)-l check -d 'change nothing, say what would change'",
      "\(alias)-l delimiter -x -d 'what divides the cells'",
      "\(alias)-s h -l help -d 'print this help'",
      "\(alias)-l color -x -a 'auto always never' -d 'colour the output'",
      "\(alias)-F",
    ])
}

@Test(arguments: Shell.allCases)
func textIsQuotedForTheShell(shell: Shell) {
  let flag = Argument.flag("--odd", #"it's [odd]: a \ and "quotes""#)
  let tool = Tool(
    Command("tool", "odd", [flag], examples: ["tool --odd": "all that is odd"]),
    date: "May 1, 2026")
  let expected =
    switch shell {
    case .bash: "options='--odd --help --color --version'"
    case .zsh: #"'(--odd)--odd[it'\''s \[odd\]\: a \\ and "quotes"]'"#
    case .fish: #"-l odd -d 'it\'s [odd]: a \\ and "quotes"'"#
    }
  #expect(tool.completions(for: shell).contains(expected))
}
