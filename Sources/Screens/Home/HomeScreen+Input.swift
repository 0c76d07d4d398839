internal import PackFormat
internal import Terminal
internal import Views
internal import Words

/// Keys and mouse.
extension HomeScreen {
  mutating func take(_ key: Key, _ modifiers: Modifiers, _ moment: Moment) -> ScreenStep {
    let page = max(1, layout(moment.size).count - 1)
    switch key {
    case .up: move(to: cursor - 1, moment)
    case .down: move(to: cursor + 1, moment)
    case .tab: move(to: cursor + (modifiers.contains(.shift) ? -1 : 1), moment)
    case .pageUp: move(to: cursor - page, moment)
    case .pageDown: move(to: cursor + page, moment)
    case .home: move(to: 0, moment)
    case .end: move(to: places.count - 1, moment)
    case .enter: return play()
    case .function(1): return rules()
    case .escape:
      if isFiltering || !filter.isEmpty {
        search(false, "", moment)
        return .stay
      }
      return .leave()
    case .backspace where isFiltering:
      if filter.isEmpty { search(false, "", moment) } else { erase() }
    case .character(let character):
      if isFiltering {
        add(character)
        return .stay
      }
      return command(character, moment)
    default: break
    }
    return .stay
  }

  /// Obeys a command by its letter, or by the Russian letter on the same key.
  private mutating func command(_ character: Character, _ moment: Moment) -> ScreenStep {
    switch character {
    case "q", "Q", "й", "Й": return .leave()
    case "?", "h", "H", "р", "Р": return rules()
    case "i", "I", "ш", "Ш": return about()
    case "t", "T", "е", "Е": return statistics()
    case "s", "S", "ы", "Ы": return .open(SettingsScreen(host))
    case "c", "C", "с", "С": return chooseQuestions()
    case "m", "M", "ь", "Ь": return playTogether()
    case "/", ".": search(true, filter, moment)
    case " ": return play()
    case "0"..."9": type(character, moment)
    default: break
    }
    return .stay
  }

  private mutating func rules() -> ScreenStep {
    guard let pack = playable() else { return .stay }
    return .open(
      TextScreen(
        pack.card.title(for: host.texts), host.howToPlay(pack),
        language, theme))
  }

  private mutating func about() -> ScreenStep {
    guard let pack = playable() else { return .stay }
    return .open(
      TextScreen(pack.card.title(for: host.texts), about(pack), language, theme))
  }

  private mutating func chooseQuestions() -> ScreenStep {
    guard let pack = playable(), let tags = host.questionTags(of: pack) else { return .stay }
    isChoosingQuestions = true
    return .open(SelectionScreen(pack, tags, host))
  }

  private mutating func playTogether() -> ScreenStep {
    guard let pack = playable(), pack.kind?.asksQuestions == true else { return .stay }
    return .open(PlayersScreen(pack, host))
  }

  private mutating func statistics() -> ScreenStep {
    guard let pack = playable() else { return .stay }
    return .open(
      HistoryScreen(
        pack.card.title(for: host.texts), host.history(of: pack),
        best: standing(of: pack).best, language, theme))
  }

  mutating func take(_ mouse: Mouse, _ moment: Moment) -> ScreenStep {
    switch mouse.action {
    case .wheelUp: move(to: cursor - 1, moment)
    case .wheelDown: move(to: cursor + 1, moment)
    case .press:
      let layout = layout(moment.size)
      if let key = frame.key(at: mouse.point, in: moment.size) { return take(key, [], moment) }
      if let button = layout.button, button.contains(mouse.point) { return play() }
      guard layout.list.contains(mouse.point) else { return .stay }
      let row = (mouse.point.row - layout.list.origin.row) / layout.itemRows
      let place = first(layout) + row
      guard row < layout.count, place < places.count else { return .stay }
      // The first click on a pack selects it, the second one plays it.
      if place == cursor { return play() }
      move(to: place, moment)
    case .release, .drag: break
    }
    return .stay
  }
}
