import Arguments
import Files
import PackFormat
import Screens
import Words

extension Host {
  /// Opens the file that the command line wants answers in; nil if it wants none.
  func openAnswers(
    _ reader: PackReader, _ kind: GameKind, session: UInt64
  ) throws(PlayerFailure) -> AnswerFile? {
    guard let path = invocation[Packplay.answers] else { return nil }
    guard kind.asksQuestions else {
      throw .usage(
        invocation.usageError(
          "--answers does not go with \(kind.name(.english)), whose questions come from chance"))
    }
    do throws(FileError) { answers = try AnswerFile(path, reader, session: session) } catch {
      throw .file(error)
    }
    guard let answers else {
      throw .usage(
        invocation.usageError(
          "\(Path.printable(path)) is no file of answers; choose another file"))
    }
    return answers
  }
}
