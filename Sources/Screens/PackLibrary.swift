internal import Files
internal import Games
package import PackFormat
internal import Scores
internal import TextUnicode

/// The packs a player has, found in folders.
package struct PackLibrary {
  /// A pack that was found.
  package struct Item {
    package let path: String
    package let pack: Result<Pack, PackError>

    /// Its file's.
    var name: String { PackLibrary.name(of: path) }
  }

  /// What its first page says; nothing else of it was read.
  package struct Pack {
    package let path: String
    package let header: PackHeader
    /// Nil where no game here plays its kind.
    package let kind: GameKind?

    package var card: PackCard { header.card }

    /// What stands for its rules among the scores kept, read now; nil where it cannot be.
    package func rules() -> String? {
      try? RuleText.fingerprint(of: RuleText.all(in: PackOpener.open(path)))
    }
  }

  package let folders: [String]
  /// In the order of the folders, and of the names in each.
  package private(set) var items: [Item] = []

  /// Looks for `.qpk` files; a folder that is not there holds none, one that cannot be read stands for
  /// the packs in it.
  package init(_ folders: [String]) {
    self.folders = folders
    for folder in folders {
      do throws(FileError) {
        for entry in try Folder.entries(of: folder)
        where entry.kind == .file && Path.suffix(of: entry.name) == "qpk" {
          let path = Path.joined(folder, entry.name)
          items.append(Item(path: path, pack: Self.look(path)))
        }
      } catch  where !error.isMissing {
        items.append(
          Item(path: folder, pack: .failure(PackError(.unreadable(error.reason), at: 0))))
      } catch {}
    }
  }

  static func name(of path: String) -> String { Path.name(of: path) }

  /// Where packs are looked for unless the user says: the user's own, then those installed with the
  /// program.
  package static var standardFolders: [String] {
    if let path = Environment["PACKPLAY_PATH"], !path.isEmpty {
      return path.split(separator: ":").map(String.init)
    }
    let own = Environment.dataFolder.map { Path.joined($0, "packtool/packs") }
    // One that cannot be found has no packs beside it.
    let program = (try? Path.resolved("/proc/self/exe")).flatMap { $0 }.map {
      Path.joined(Path.folder(of: Path.folder(of: $0)), "share/packtool/packs")
    }
    return [own, program].compactMap { $0 }
  }

  private static func look(_ path: String) -> Result<Pack, PackError> {
    do throws(PackError) {
      let header = try PackOpener.header(path)
      return .success(Pack(path: path, header: header, kind: GameKind.of(header.card)))
    } catch {
      return .failure(error)
    }
  }

  /// The packs as a numbered list, each with the best score that `best` knows of, and what `signer` says
  /// of it.
  package func listing(
    columns: Int, _ language: Language, best: (Pack) -> Int64?,
    signer: (Pack) -> String? = { _ in nil }
  ) -> String {
    var lines: [String] = []
    func add(title: String) {
      lines.append(title.terminalSafe.cropped(to: columns, ellipsis: "..."))
    }
    func add(_ text: String) {
      lines += text.terminalSafe.wrapped(to: columns - 3).map { "   " + $0 }
    }
    for (index, item) in items.enumerated() {
      let number = String(index + 1)
      switch item.pack {
      case .success(let pack):
        add(title: "\(number)  \(pack.card.title(in: language.rawValue))")
        add(Self.described(pack, language, best: best(pack), signer(pack)))
      case .failure(let error):
        add(title: "\(number)  \(item.name)")
        let problem = language("cannot be played", ru: "играть нельзя")
        add("\(problem): \(error.message)")
      }
      add(item.path)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func described(
    _ pack: Pack, _ language: Language, best: Int64?, _ signer: String?
  ) -> String {
    let card = pack.card
    let game =
      pack.kind?.name(language)
      ?? language("no game here plays \(card.kind)", ru: "здесь нет игры для \(card.kind)")
    let version = language("version", ru: "версия") + " " + card.version
    let questions = language.counted(questions: card.questionCount)
    let score = best.map { language("high score \($0)", ru: "рекорд \($0)") }
    return [game, card.titles.first?.language, version, questions, signer, score]
      .compactMap { $0 }.joined(separator: ", ")
  }

  /// What a line typed behind `prompt` asks for; nil where it says nothing.
  package enum Choice: Equatable {
    case play(path: String)
    case leave
  }

  package func prompt(_ language: Language) -> String {
    language(
      "Which one? 1 to \(items.count), q to quit: ",
      ru: "Какой набор? От 1 до \(items.count), q — выйти: ")
  }

  package func choice(_ line: String) -> Choice? {
    let line = line.trimmed
    if PlainCommand(line) == .quit { return .leave }
    guard let number = Int(line), number > 0, number <= items.count else { return nil }
    return .play(path: items[number - 1].path)
  }
}
