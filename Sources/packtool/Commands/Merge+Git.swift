import Arguments
import Files
import Rewriting

extension Merge {
  /// The settings by which git merges sources and shows packs with packtool.
  enum Git {
    private static let (config, attributes) = (".git/config", ".gitattributes")

    static func install(
      _ patterns: [String], _ invocation: Invocation, _ console: inout Console
    ) throws(Failure) -> ExitCode {
      for pattern in patterns {
        if pattern.utf8.contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: "\"") }) {
          throw .usage(
            invocation.usageError("\(pattern.quoted) has a space or a quote; write ? for it"))
        }
        if pattern.isEmpty || pattern.hasPrefix("#") || pattern.hasPrefix("!") {
          throw .usage(invocation.usageError("\(pattern.quoted) is no pattern of .gitattributes"))
        }
      }
      try change(
        "add", &console, by: [{ $0.addSections() }, { $0.addAttributes(patterns) }])
      if !patterns.isEmpty {
        console.say("git merges \(patterns.joined(separator: ", ")) by rows and cells from now on")
      }
      console.say(
        "git diff and git log -p show packs (\(GitSettings.packs)) row by row from now on")
      console.say("others who clone the repository run this command, too: \(config) is not shared")
      return .fine
    }

    static func uninstall(_ console: inout Console) throws(Failure) -> ExitCode {
      try change(
        "remove", &console, by: [{ $0.removeSections() }, { $0.removeAttributes() }])
      return .fine
    }

    /// Changes both files, or none, each by one of the `edits`, and prints what changed.
    private static func change(
      _ verb: String, _ console: inout Console,
      by edits: [(inout GitSettings) -> Void]
    ) throws(Failure) {
      guard let root = try root() else {
        throw .message("there is no folder .git here or above", .unreadable)
      }
      let names = [config, attributes]
      let paths = names.map { Path.joined(root, $0) }
      let old = try paths.map { (path) throws(Failure) in
        try reading { () throws(FileError) in
          try Path.exists(path) ? try InputFile.readFile(path, limit: 1 << 24) : nil
        }
      }
      var new = old.map { GitSettings($0 ?? []) }
      for (index, edit) in edits.enumerated() { edit(&new[index]) }
      let changed = new.indices.filter { new[$0].text != old[$0] ?? [] }
      let files = changed.map {
        ReplacedFiles.File(paths[$0], within: nil, old: old[$0], new: new[$0].text)
      }
      if let other = try reading({ () throws(FileError) in try ReplacedFiles.write(files) }) {
        throw .message(
          "\(Path.printable(other)): changed meanwhile, and left as it is; try again", .unreadable)
      }
      for index in new.indices {
        let changes = new[index].changes
        let what =
          switch (changes.added, changes.removed) {
          case (0, 0): "nothing to \(verb)"
          case (let count, 0): "added \(counted(count, "line"))"
          case (0, let count): "removed \(counted(count, "line"))"
          case (let added, let removed): "added \(counted(added, "line")) in place of \(removed)"
          }
        console.say("\(names[index]): \(what)")
        for line in new[index].foreign {
          console.say("\(names[index]): left as it is, as packtool did not write it: \(line)")
        }
        if !(old[index] ?? []).isEmpty, new[index].text.isEmpty {
          console.say("\(names[index]): empty now; remove the file if nobody needs it")
        }
      }
    }

    /// The folder of the repository around; nil if there is none.
    private static func root() throws(Failure) -> String? {
      var folder = try reading { () throws(FileError) in try Path.resolved(".") }
      while let current = folder {
        let git = Path.joined(current, ".git")
        if try reading({ () throws(FileError) in try Path.exists(git) }) {
          if try reading({ () throws(FileError) in try Path.isFolder(git) }) { return current }
          // In a worktree and in a submodule the settings stand elsewhere.
          throw .message(
            "\(git.quoted) is a file: run this in the main copy of the repository", .unreadable)
        }
        folder = current == "/" ? nil : Path.folder(of: current)
      }
      return nil
    }
  }
}
