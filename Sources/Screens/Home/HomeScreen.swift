internal import PackFormat
internal import Terminal
internal import TextUnicode
package import Words

/// The home: a list of packs with their details, and the way into each.
package struct HomeScreen: Screen {
  let host: any HomeHost
  private(set) var library: PackLibrary
  /// The text that the listed packs must contain.
  private(set) var filter = ""
  /// True if typed characters go into the filter.
  private(set) var isFiltering = false
  /// The index in `places` that the cursor is on.
  private(set) var cursor = 0
  /// The index in `places` of the first pack that is shown.
  private(set) var top = 0
  /// The digits typed so far of a pack's number.
  private var typed = ""
  /// True while the choice of questions covers the home; its yes plays the pack.
  var isChoosingQuestions = false
  /// The message below the list, shown until the next action.
  private(set) var notice: String?
  /// The cache of what is known about the packs.
  let standings = Standings()

  /// A cache behind a reference, because drawing must not change the screen.
  final class Standings {
    var known: [String: PackStanding] = [:]
  }

  package init(_ host: any HomeHost) {
    self.host = host
    library = host.library()
    notice = host.trouble
    let isFirstRun = library.items.allSatisfy { item in
      (try? item.pack.get()).map { host.standing(of: $0).best == nil } ?? true
    }
    if isFirstRun, !library.items.isEmpty { notice = notice ?? language(.chooseAndPlay) }
  }

  package var language: Language { host.language }
  package var outlivesPacks: Bool { true }
  var theme: Theme { host.looks.theme }

  /// The indices of the listed packs in the library.
  var places: [Int] {
    guard !filter.isEmpty else { return Array(library.items.indices) }
    let wanted = filter.lowercased()
    return library.items.indices.filter { index in
      searched(library.items[index]).lowercased().contains(wanted)
    }
  }

  private func searched(_ item: PackLibrary.Item) -> String {
    guard case .success(let pack) = item.pack else { return item.name }
    let game = pack.kind?.name(language) ?? pack.card.kind
    let titles = pack.card.titles.map(\.text).joined(separator: "\n")
    return [titles, pack.card.id, game].joined(separator: "\n")
  }

  /// The pack under the cursor.
  var chosen: PackLibrary.Item? {
    let places = places
    return places.indices.contains(cursor) ? library.items[places[cursor]] : nil
  }

  func standing(of pack: PackLibrary.Pack) -> PackStanding {
    if let known = standings.known[pack.path] { return known }
    let standing = host.standing(of: pack)
    standings.known[pack.path] = standing
    return standing
  }

  package mutating func take(_ event: ScreenEvent, _ moment: Moment) -> ScreenStep {
    switch event {
    case .input(.key(let key, let modifiers)): return take(key, modifiers, moment)
    case .input(.mouse(let mouse)): return take(mouse, moment)
    case .input(.paste(let text)):
      if isFiltering { for character in text.prefix(40) { add(character) } }
      return .stay
    case .uncovered(let answer):
      if isChoosingQuestions {
        isChoosingQuestions = false
        return answer == .yes ? play() : .stay
      }
      resume(answer, moment)
      return .stay
    case .input(.focus), .tick: return .stay
    }
  }

  /// Reads packs and scores anew after a game, and keeps the cursor on its pack.
  private mutating func resume(_ answer: Answer, _ moment: Moment) {
    let path = chosen?.path
    host.refresh()
    standings.known = [:]
    library = host.library()
    if let path, let place = places.firstIndex(where: { library.items[$0].path == path }) {
      cursor = place
    }
    notice = host.trouble
    if case .failed(let error) = answer {
      let name = path.map { PackLibrary.name(of: $0) } ?? ""
      notice = language(.gameHadToEnd, ["pack": .text(name), "reason": .text(error.message)])
    }
    show(cursor, moment)
  }

  /// Moves the cursor to a place and scrolls the list so that it is visible.
  mutating func show(_ place: Int, _ moment: Moment) {
    let count = places.count
    cursor = max(0, min(place, count - 1))
    let rows = max(1, layout(moment.size).count)
    top = max(0, min(max(min(top, cursor), cursor - rows + 1), count - rows))
  }

  mutating func move(to place: Int, _ moment: Moment) {
    typed = ""
    notice = nil
    show(place, moment)
  }

  /// Takes a digit of a pack's number; if no pack has the longer number, the digit begins a new
  /// one.
  mutating func type(_ digit: Character, _ moment: Moment) {
    let longer = typed + String(digit)
    let digits = Int(longer).map { $0 <= places.count } == true ? longer : String(digit)
    guard let number = Int(digits), number > 0, number <= places.count else { return }
    move(to: number - 1, moment)
    typed = digits
  }

  mutating func search(_ isOn: Bool, _ text: String, _ moment: Moment) {
    let path = chosen?.path
    isFiltering = isOn
    filter = text
    typed = ""
    notice = nil
    top = 0
    show(places.firstIndex { library.items[$0].path == path } ?? 0, moment)
  }

  mutating func add(_ character: Character) {
    guard !character.isNewline, filter.count < 40 else { return }
    filter.append(character)
    cursor = 0
    top = 0
    notice = nil
  }

  mutating func erase() {
    if !filter.isEmpty { filter.removeLast() }
    cursor = 0
    top = 0
  }

  mutating func play() -> ScreenStep {
    guard let pack = playable() else { return .stay }
    switch host.open(pack) {
    case .game(let screen): return .open(screen)
    case .refused(let reason):
      notice = reason
      return .stay
    }
  }

  /// The pack under the cursor; if it cannot be played, the notice says why.
  mutating func playable() -> PackLibrary.Pack? {
    guard let item = chosen else { return nil }
    switch item.pack {
    case .success(let pack): return pack
    case .failure(let error):
      notice = language(.cannotBePlayed, ["reason": .text(error.message)])
      return nil
    }
  }
}

/// The name of the program in large letters.
enum HomeSign {
  static let rows = 3

  private static let fine = [
    "┏━┓┏━┓┏━╸╻┏ ┏━┓╻  ┏━┓╻ ╻", "┣━┛┣━┫┃  ┣┻┓┣━┛┃  ┣━┫┗┳┛", "╹  ╹ ╹┗━╸╹ ╹╹  ┗━╸╹ ╹ ╹ ",
  ]

  static func draw(in area: Area, on canvas: inout Canvas, _ theme: Theme) {
    guard theme.hasFineBlocks else { return }
    for (row, line) in fine.enumerated() {
      canvas.centre(line, row: area.origin.row + row, in: area, theme.accent)
    }
  }
}
