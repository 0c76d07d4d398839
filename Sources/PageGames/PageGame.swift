internal import PackFormat
internal import Games
internal import Words

/// A game on the page: it takes events, and writes what the page shows.
protocol PageGame: AnyObject {
  /// Opens the sources again after the language has changed.
  func reopen(_ play: Play) throws(PageError)

  func take(_ event: PageEvent, _ play: Play) throws(PackError)

  /// The time at which the game wants a tick; nil if nothing happens by itself.
  var wake: Int64? { get }

  /// True if starting again would lose something.
  var isInProgress: Bool { get }

  /// The name of the phase, such as `asking`.
  var phaseName: StaticString { get }

  /// The text of the big button; nil if there is none.
  func nextText(_ language: Language) -> String?

  func help(_ play: Play) -> [String]

  /// Writes the members of the status line.
  func writeStatus(to reply: inout Reply, _ play: Play)

  /// Writes the members of the scene.
  func writeScene(to reply: inout Reply, _ play: Play, at time: Int64)
}

/// The reason why a pack cannot be played.
enum PageError: Error {
  case pack(PackError)
  case rule(RuleError)
  /// The pack has nothing to ask, or too little.
  case empty
  /// The pack asks for years, but nobody says which year it is.
  case noDate
  /// No game plays the kind of the pack.
  case unknown(String)

  /// Runs `body`, and throws its error as a `PageError`.
  static func reading<Result>(
    _ body: () throws(PackError) -> Result
  ) throws(PageError) -> Result {
    do throws(PackError) { return try body() } catch { throw .pack(error) }
  }

  /// Reads the rules of a pack into the form of its game.
  static func rules<Rules>(
    of reader: PackReader, _ make: ([RuleText]) throws(RuleError) -> Rules
  ) throws(PageError) -> Rules {
    let texts = try reading { () throws(PackError) in try RuleText.all(in: reader) }
    do throws(RuleError) { return try make(texts) } catch { throw .rule(error) }
  }

  var message: String {
    switch self {
    case .pack(let error): error.message
    case .rule(let error): error.message
    case .empty: "it has too few questions"
    case .noDate: "it asks for years and has no date"
    case .unknown(let kind): "no game here plays \(kind)"
    }
  }
}

extension Reply {
  /// Writes an entry of the status line: a text, and the number in it.
  mutating func status(
    _ name: StaticString, _ text: String, _ value: Int64, of most: Int64? = nil
  ) {
    object()
    self.text("name", name.description)
    self.text("text", text)
    number("value", value)
    if let most { number("of", most) }
    close()
  }

  /// Writes the score and the best score.
  mutating func scores(_ score: Int64, _ play: Play) {
    let language = play.language
    status("score", language(.score, ["score": .count(score)]), score)
    status("best", language(.highScore, ["best": .count(play.best)]), play.best)
  }
}
