internal import Games
internal import PackFormat
internal import Views
internal import Words

/// Heads or tails on the page.
final class CoinTossGame: PageGame {
  private var game: CoinToss

  init(_ play: Play) throws(PlayError) { game = try CoinToss(play.reader, seed: play.seed) }

  func reopen(_ play: Play) throws(PackError) {}

  func take(_ event: PageEvent, _ play: Play) throws(PackError) {
    switch event.name {
    case "choose": call(heads: event.argument == "heads", play)
    case "new", "next":
      guard game.isOver else { return }
      play.startAgain()
      game = game.again(seed: play.seed + UInt64(play.games))
    default: break
    }
  }

  private func call(heads: Bool, _ play: Play) {
    guard let line = game.call(heads: heads) else { return }
    play.record(line)
    guard game.isOver else { return play.note(game.score) }
    _ = play.finish(game.score)
    play.share("\(game.score)", isFull: game.score == Int64(game.round), marks: "")
    play.record(game.members)
  }

  var wake: Int64? { nil }
  var isInProgress: Bool { !game.isOver && game.round > 0 }
  var phaseName: StaticString { game.isOver ? "over" : "asking" }

  func nextText(_ language: Language) -> String? { game.isOver ? language(.start) : nil }
  func help(_ play: Play) -> [String] { [] }

  func writeStatus(to reply: inout PageReply, _ play: Play) {
    reply.status("score", "\(game.score)", game.score)
  }

  func writeScene(to reply: inout PageReply, _ play: Play, at time: Int64) {
    reply.number("round", game.round)
    reply.texts(
      "choices", game.isOver ? [] : [play.language(.coinTossHeads), play.language(.coinTossTails)])
    reply.texts("summary", game.isOver ? ["\(game.score)"] : [])
  }
}
