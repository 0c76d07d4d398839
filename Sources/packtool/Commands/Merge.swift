import Arguments
import Diagnostics
import Files
import Rewriting

/// `packtool merge`: merges two versions of a source by rows and cells.
enum Merge {
  private static let files = Argument.many(
    "FILE", .file("FILE"), "BASE, OURS and THEIRS; with --install patterns of sources instead")
  private static let output = Argument.optional(
    "-o, --output", .newFile(), "the file to write; by default OURS is replaced")
  private static let name = Argument.optional(
    "--name", .text(), "the name of the source in messages, as git gives it by %P")
  private static let install = Argument.flag(
    "--install", "let git merge the sources that the patterns name, in the repository around")

  static let command = Command(
    "merge", "merge two versions of a source by rows and cells",
    [files, output, name, install],
    discussion: """
      Takes a source in CSV or XML and two descendants of it, and writes what both changed. Rows belong \
      together by their Id, else by what they ask. A cell that one side changed is changed, rows \
      are added and removed, and a moved row is none of both. What nobody changed keeps the bytes, \
      the order and the quotes of OURS.

      A cell that both sides changed to different values holds both, between marks. So does a row \
      that one side changed and the other removed. validate reports each as F131, and no pack is \
      made until somebody has written the right value. The exit code is then 1.

      Nothing is written, and the exit code is 3, if a file is damaged or no source of a kind, or if \
      a side removed a column that the other still changes: git then leaves the file to you.

      --install makes this the way in which git merges such sources: it adds a section to \
      .git/config, and a line for each pattern to .gitattributes. A pattern for .xml leaves out \
      pack.xml, whose lines git merges as before.
      """,
    examples: [
      "packtool merge base.csv ours.csv theirs.csv": "merge into ours.csv",
      "packtool merge base.csv ours.csv theirs.csv -o merged.csv": "keep all three",
      "packtool merge --install 'packs/*/*.csv'": "let git merge these sources by cells",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let files = invocation[files]
    if invocation[install] { return try GitDriver.install(files, invocation, &console) }
    guard files.count == 3 else {
      throw .usage(invocation.usageError("three files are merged: BASE OURS THEIRS"))
    }
    let name = invocation[name] ?? files[1]
    let merge: CSVMerge
    do throws(CSVMerge.Refusal) {
      merge = try CSVMerge(base: files[0], ours: files[1], theirs: files[2])
    } catch {
      switch error {
      case .file(let error): throw .file(error)
      case .unreadable(let side, let reason):
        throw .message("\(name.quoted) is not merged: \(side): \(reason)", .unreadable)
      case .apart(let reason):
        throw .message("\(name.quoted) is not merged: \(reason)", .unreadable)
      }
    }
    try reading { () throws(FileError) in
      var file = try AtomicFile(replacing: invocation[output] ?? files[1])
      try file.append(merge.text)
      try file.commit()
    }
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
}

/// The settings by which git merges sources with packtool.
private enum GitDriver {
  private static let section = """
    [merge "packtool"]
    \tname = sources of packtool, by rows and cells
    \tdriver = packtool merge %O %A %B --name %P

    """

  static func install(
    _ patterns: [String], _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    guard !patterns.isEmpty else {
      throw .usage(invocation.usageError("--install needs patterns, such as 'packs/*/*.csv'"))
    }
    let bad = patterns.first { $0.utf8.contains { $0 <= 0x20 || $0 == UInt8(ascii: "\"") } }
    if let bad {
      throw .usage(invocation.usageError("\(bad.quoted) has a space or a quote; write ? for it"))
    }
    guard let root = try root() else {
      throw .message("there is no folder .git here or above", .unreadable)
    }
    try add([section], to: Path.joined(root, ".git/config"), unless: "[merge \"packtool\"]")
    let lines = patterns.map { "\($0) merge=packtool\n" }
    for (pattern, line) in zip(patterns, lines) {
      // A manifest is no source. Of two lines for one file, git takes the later one.
      let manifest = pattern.hasSuffix(".xml") ? ["pack.xml merge\n"] : []
      try add([line] + manifest, to: Path.joined(root, ".gitattributes"), unless: line)
    }
    console.say("git merges \(patterns.joined(separator: ", ")) by rows and cells from now on")
    console.say("others who clone the repository run this command, too: .git/config is not shared")
    return .fine
  }

  /// The folder of the repository around; nil if there is none.
  private static func root() throws(Failure) -> String? {
    var folder = try reading { () throws(FileError) in try Path.resolved(".") }
    while let current = folder {
      let git = Path.joined(current, ".git")
      if (try? Folder.entries(of: git)) != nil { return current }
      // In a worktree and in a submodule the settings stand elsewhere.
      if (try? InputFile.readFile(git, limit: 1 << 16)) != nil {
        throw .message(
          "\(git.quoted) is a file: run this in the main copy of the repository", .unreadable)
      }
      guard let slash = current.lastIndex(of: "/"), current != "/" else { return nil }
      let parent = String(current[..<slash])
      folder = parent.isEmpty ? "/" : parent
      if folder == current { return nil }
    }
    return nil
  }

  /// Adds texts at the end of a file, unless it has a text already.
  private static func add(
    _ texts: [String], to path: String, unless known: String
  ) throws(Failure) {
    try reading { () throws(FileError) in
      var bytes: [UInt8] = []
      if try Path.resolved(path) != nil { bytes = try InputFile.readFile(path, limit: 1 << 24) }
      let text = String(decoding: bytes, as: UTF8.self)
      let wanted = known.split(separator: "\n").first
      if text.split(whereSeparator: \.isNewline).contains(where: { $0 == wanted }) { return }
      if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
      var file = try AtomicFile(replacing: path)
      try file.append(bytes + texts.joined().utf8)
      try file.commit()
    }
  }
}
