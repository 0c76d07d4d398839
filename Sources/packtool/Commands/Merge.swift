import Arguments
import Diagnostics
import Files
import Rewriting
import Rows

/// `packtool merge`: merges two versions of a source by rows and cells.
enum Merge {
  private static let files = Argument.many(
    "FILE", .file("FILE"), "BASE, OURS and THEIRS; with --install patterns of sources instead")
  private static let output = Argument.optional(
    "-o, --output", .newFile(), "the file to write; by default OURS is replaced")
  private static let name = Argument.optional(
    "--name", .text(), "the name of the source in messages, as git gives it by %P")
  private static let ours = Argument.optional(
    "--ours-label", .text(), "the name of OURS in conflicts, as git gives it by %X")
  private static let theirs = Argument.optional(
    "--theirs-label", .text(), "the name of THEIRS in conflicts, as git gives it by %Y")
  private static let install = Argument.flag(
    "--install",
    "let git merge the sources that the patterns name, and show packs, in the repository around")
  private static let uninstall = Argument.flag(
    "--uninstall", "remove what --install wrote, and nothing else")

  static let command = Command(
    "merge", "merge two versions of a source by rows and cells",
    [files, output, name, ours, theirs, install, uninstall],
    discussion: """
      Takes a source in CSV or XML and two descendants of it, and writes what both changed. Rows belong \
      together by their Id, else by what they ask. A cell that one side changed is changed, rows \
      are added and removed, and a moved row is none of both. What nobody changed keeps the bytes, \
      the order and the quotes of OURS.

      If one side changed nothing, the result is the other side, byte for byte. An empty BASE stands \
      for a file that both sides added: rows with one Id are brought together.

      A cell that both sides changed to different values holds both, between marks. So does a row \
      that one side changed and the other removed. validate reports each as F131, and no pack is \
      made until somebody has written the right value. The exit code is then 1.

      Nothing is written, and the exit code is 3, if a file is damaged or no source of a kind, or if \
      a side removed a column that the other still changes: git then leaves the file to you.

      --install makes this the way in which git merges such sources, and lets git diff and git log -p \
      show packs by packtool show --lines: it adds two sections to .git/config, and a line for each \
      pattern and one for *.qpk to .gitattributes. A pattern for .xml leaves out pack.xml, whose lines \
      git merges as before. Without a pattern it does so for packs alone. --uninstall removes these \
      lines and leaves all others.
      """,
    examples: [
      "packtool merge base.csv ours.csv theirs.csv": "merge into ours.csv",
      "packtool merge base.csv ours.csv theirs.csv -o merged.csv": "keep all three",
      "packtool merge --install 'packs/*/*.csv'": "let git merge these sources by cells",
      "packtool merge --uninstall": "let git do as it did before",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let files = invocation[files]
    if invocation[install], invocation[uninstall] {
      throw .usage(invocation.usageError("--install and --uninstall exclude each other"))
    }
    if invocation[install] { return try Git.install(files, invocation, &console) }
    if invocation[uninstall] {
      guard files.isEmpty else {
        throw .usage(invocation.usageError("--uninstall removes the lines of all patterns"))
      }
      return try Git.uninstall(&console)
    }
    guard files.count == 3 else {
      throw .usage(invocation.usageError("three files are merged: BASE OURS THEIRS"))
    }
    let name = invocation[name] ?? files[1]
    let unchanged = try reading { () throws(FileError) in
      try UnchangedSide(base: files[0], ours: files[1], theirs: files[2])
    }
    if let unchanged {
      try write(unchanged.text, invocation)
      console.say("merged \(Path.printable(name)): \(unchanged.reason)")
      return .fine
    }
    let merge: SourceMerge
    do throws(SourceMerge.Refusal) {
      merge = try SourceMerge(
        base: files[0], ours: files[1], theirs: files[2], labels: labels(invocation))
    } catch {
      switch error {
      case .file(let error): throw .file(error)
      case .unreadable(let side, let reason):
        throw .message("\(name.quoted) is not merged: \(side): \(reason)", .unreadable)
      case .apart(let reason):
        throw .message("\(name.quoted) is not merged: \(reason)", .unreadable)
      }
    }
    try write(merge.text, invocation)
    for conflict in merge.conflicts {
      console.say(
        "conflict in \(name.quoted): \(conflict.column) of \(conflict.row.quoted)")
    }
    let taken = merge.taken
    let parts = [
      (taken.cells, "cell"), (taken.added, "added row"), (taken.removed, "removed row"),
    ].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    let what = parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
    let rest = merge.conflicts.isEmpty ? "" : "; \(counted(merge.conflicts.count, "conflict"))"
    console.say("merged \(Path.printable(name)): took \(what)\(rest)")
    return merge.conflicts.isEmpty ? .fine : .findings
  }

  /// The names of the two versions. git before version 2.44 leaves its placeholders as they are.
  private static func labels(_ invocation: Invocation) -> ConflictText.Labels {
    let (ours, theirs) = (invocation[ours] ?? "", invocation[theirs] ?? "")
    return ConflictText.Labels(
      ours: ours == "%X" ? "" : ours, theirs: theirs == "%Y" ? "" : theirs)
  }

  private static func write(_ text: [UInt8], _ invocation: Invocation) throws(Failure) {
    try reading { () throws(FileError) in
      var file = try AtomicFile(replacing: invocation[output] ?? invocation[files][1])
      try file.append(text)
      try file.commit()
    }
  }
}
