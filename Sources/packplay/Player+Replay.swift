import Arguments
import Files
import Games
import PackFormat
import SafeText
import Screens
import Words

extension Player {
  /// Writes a record to a file, which is replaced atomically.
  func write(_ record: PlayRecord, to path: String) throws(PlayerFailure) {
    do throws(FileError) {
      var file = try AtomicFile(replacing: path)
      try file.append(Array(record.text.utf8))
      try file.commit()
    } catch {
      throw .file(error)
    }
  }

  /// Replays a recorded game and compares the digest of its output.
  mutating func replay(_ path: String, _ name: String, _ host: Host) throws(PlayerFailure) {
    let record = try Self.record(name)
    let (reader, kind, signer) = try open(path, host)
    guard record.content == reader.header.contentDigest else {
      throw .message(
        "\(Path.printable(path)): its content is not that of the pack that was played,"
          + " \(record.pack.quoted)", .broken)
    }
    var session = try session(of: record, reader, kind, path)
    try show(signer, record.language)
    try replay(record.moves, &session, path)
    if let digest = record.digest, digest != session.digest {
      throw .message(
        "\(Path.printable(name)): the game went another way than when it was recorded", .broken)
    }
  }

  /// The line-by-line game of a record, before its first move.
  private func session(
    of record: PlayRecord, _ reader: PackReader, _ kind: GameKind, _ path: String
  ) throws(PlayerFailure) -> PlainSession {
    var settings = GameSettings(
      seed: record.seed, year: record.year, columns: record.columns, language: record.language,
      texts: record.texts ?? reader.language(for: [record.language.tag]),
      choices: PlayerChoices(record.choices))
    settings.selection.filter = record.filter
    let keeper = ScoreKeeper(best: record.best, unkeptFrom: record.unkeptFrom)
    settings.isASCII = record.isASCII
    let game = try playing(path) { () throws(PlayError) in
      try kind.play(reader, settings, keeper)
    }
    return PlainSession(
      game, QuestionReport(reader, settings.lines, language: settings.language),
      isRecorded: false)
  }

  /// Replays the moves of a full-screen game line by line, and returns the digest of the output.
  func digest(
    of record: PlayRecord, _ reader: PackReader, _ kind: GameKind, _ path: String
  ) throws(PlayerFailure) -> PackDigest {
    var session = try session(of: record, reader, kind, path)
    return try reading(pack: path) { () throws(PackError) in try session.digest(of: record.moves) }
  }

  private mutating func replay(
    _ moves: [PlayRecord.Move], _ session: inout PlainSession, _ path: String
  ) throws(PlayerFailure) {
    try show(try reading(pack: path) { () throws(PackError) in try session.begin() })
    for move in moves where !isClosed {
      var reply = Reply("")
      switch move {
      case .line(let line, let milliseconds):
        try show(line.terminalSafe + "\n")
        reply = try reading(pack: path) { () throws(PackError) in
          try session.take(line, after: milliseconds)
        }
      case .timeUp: reply = try reading(pack: path) { () throws(PackError) in try session.expire() }
      }
      try show(reply.text)
      if reply.isDone { return }
    }
    try show(session.end() + "\n")
  }

  private static func record(_ name: String) throws(PlayerFailure) -> PlayRecord {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.readAll(name, limit: 1 << 24)
    } catch {
      throw .file(error)
    }
    do throws(RecordError) {
      return try PlayRecord(text: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw .message("\(Path.printable(name)):\(error.line): \(error.message)", .unreadable)
    }
  }
}
