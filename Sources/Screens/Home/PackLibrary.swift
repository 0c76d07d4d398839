internal import Files
internal import Games
internal import Hashing
package import PackFormat
internal import Scores
internal import TextUnicode
package import Words

/// The packs of a player, found in some folders.
package struct PackLibrary {
  /// A file that was found, with its pack or the reason why it cannot be read.
  package struct Item {
    package let path: String
    package let pack: Result<Pack, PackError>

    /// The name of the file.
    var name: String { PackLibrary.name(of: path) }
  }

  /// The header page of a pack; no other part has been read.
  package struct Pack {
    package let path: String
    package let header: PackHeader
    /// The game that plays the pack; nil if there is none.
    package let kind: GameKind?

    package var card: PackCard { header.card }

    /// Reads the fingerprint of the pack's rules, under which scores are stored; nil if it cannot
    /// be read.
    package func rules() -> String? {
      try? RuleText.fingerprint(of: RuleText.all(in: PackOpener.open(path)))
    }
  }

  package let folders: [String]
  /// The packs in the order of the folders, and of the names in each folder.
  package private(set) var items: [Item] = []

  /// Finds all `.qpk` files in folders.
  ///
  /// A missing folder is empty; an unreadable one is listed as one unreadable item.
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

  /// Moves the pack that is the easiest to begin with to the top: one whose game needs no knowledge,
  /// and of several such packs the shortest.
  package mutating func putEasiestFirst() {
    func rank(_ index: Int) -> (Int, UInt64)? {
      guard let pack = try? items[index].pack.get(), let kind = pack.kind else { return nil }
      return (kind.needsKnowledge ? 1 : 0, UInt64(pack.card.questionCount))
    }
    let ranked = items.indices.compactMap { index in rank(index).map { (index, $0) } }
    guard let easiest = ranked.min(by: { $0.1 < $1.1 }), easiest.1.0 == 0 else { return }
    items.insert(items.remove(at: easiest.0), at: 0)
  }

  static func name(of path: String) -> String { Path.name(of: path) }

  /// The folders that are searched by default: the user's own, then the one installed with the
  /// program, and for a program that was built in place the packs of its build.
  package static var standardFolders: [String] {
    if let path = Environment["PACKPLAY_PATH"], !path.isEmpty {
      return path.split(separator: ":").map(String.init)
    }
    let own = Environment.dataFolder.map { Path.joined($0, "packtool/packs") }
    // Without the program's path there are no packs installed beside it.
    guard let program = (try? Path.resolved("/proc/self/exe")).flatMap({ $0 }) else {
      return [own].compactMap { $0 }
    }
    let above = Path.folder(of: Path.folder(of: program))
    let build = Path.folder(of: above)
    let built = Path.name(of: build) == ".build" ? Path.joined(build, "packs") : nil
    return [
      own, Path.joined(above, "share/packtool/packs"),
      built.flatMap { (try? Path.isFolder($0)) == true ? $0 : nil },
    ].compactMap { $0 }
  }

  /// Returns the files of the packs that a player may mean by a name: the pack with this number in
  /// the list, else the one with this id, else all whose id or title contains it.
  package func paths(named name: String) -> [String] {
    if let number = Int(name) {
      return items.indices.contains(number - 1) ? [items[number - 1].path] : []
    }
    let wanted = name.lowercased()
    let packs = items.compactMap { try? $0.pack.get() }
    let exact = packs.filter { $0.card.id == wanted }
    // Several folders may hold one pack; the first folder is the player's own.
    if let pack = exact.first { return [pack.path] }
    return packs.filter { pack in
      ([pack.card.id] + pack.card.titles.map(\.text)).contains {
        $0.lowercased().contains(wanted)
      }
    }.map(\.path)
  }

  private static func look(_ path: String) -> Result<Pack, PackError> {
    do throws(PackError) {
      let header = try PackOpener.header(path)
      return .success(Pack(path: path, header: header, kind: GameKind.of(header.card)))
    } catch {
      return .failure(error)
    }
  }

  /// The packs as a numbered list, with titles in the first of the languages `texts` that a pack
  /// has, the scores of `best` and the signers of `signer`.
  package func listing(
    _ form: LineForm, _ language: Language, texts: [LanguageTag], best: (Pack) -> Int64?,
    signer: (Pack) -> String? = { _ in nil }
  ) -> String {
    var lines: [String] = []
    func add(title: String) {
      lines.append(form.cropped(title))
    }
    func add(_ text: String) {
      let room = LineForm(form.columns - 3, isASCII: form.isASCII)
      lines += room.lines(of: text).map { "   " + $0 }
    }
    for (index, item) in items.enumerated() {
      let number = String(index + 1)
      switch item.pack {
      case .success(let pack):
        add(title: "\(number)  \(pack.card.title(for: texts))")
        add(Self.described(pack, language, best: best(pack), signer(pack)))
      case .failure(let error):
        add(title: "\(number)  \(item.name)")
        add(language(.cannotBePlayed, ["reason": .text(error.message)]))
      }
      add(item.path)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The facts below a title; the signer comes first, where no text of the pack can stand.
  private static func described(
    _ pack: Pack, _ language: Language, best: Int64?, _ signer: String?
  ) -> String {
    let card = pack.card
    let game =
      pack.kind?.name(language)
      ?? language(.noGamePlays, ["kind": .text(card.kind)])
    let version = language(.packVersion, ["version": .text(card.version)])
    let questions = language(
      pack.kind?.counted ?? .questions, ["n": .count(card.questionCount)])
    let score = best.map { language(.highScore, ["best": .count($0)]) }
    return language.list(
      [signer, game, card.titles.first?.language, version, questions, score].compactMap { $0 })
  }

  /// The meaning of a line typed after `prompt`.
  package enum Choice: Equatable {
    case play(path: String)
    case leave
  }

  package func prompt(_ language: Language) -> String {
    language(.whichPack, ["n": .count(items.count)]) + " "
  }

  package func choice(_ line: String) -> Choice? {
    let line = line.trimmed
    if PlainCommand(line) == .quit { return .leave }
    guard let number = Int(line), number > 0, number <= items.count else { return nil }
    return .play(path: items[number - 1].path)
  }
}

/// Opens packs in files; their blocks are read and verified on demand.
package enum PackOpener {
  /// Opens a pack; errors of the system are thrown as `PackError.unreadable`.
  package static func open(_ path: String) throws(PackError) -> PackReader {
    try PackReader(bytes(of: path), digest: .quick)
  }

  /// Reads only the header page of a pack.
  static func header(_ path: String) throws(PackError) -> PackHeader {
    try PackHeader(bytes(of: path))
  }

  private static func bytes(of path: String) throws(PackError) -> ByteSource {
    do throws(FileError) {
      let file = SharedFile(try InputFile(path))
      return ByteSource(count: UInt64(file.file.size)) { (offset, count) throws(PackError) in
        do throws(FileError) {
          return try file.file.read(at: Int(offset), count: count)
        } catch {
          throw PackError(.unreadable(error.reason), at: offset)
        }
      }
    } catch {
      throw PackError(.unreadable(error.reason), at: 0)
    }
  }
}
