internal import Answers
package import Files
package import Games
package import PackFormat

/// The file that the answers of a game are appended to, each as soon as it is given.
package final class AnswerFile {
  private let file: AppendedFile
  private var log: AnswerLog
  /// The number of answers that could not be written, and the reason for the first of them.
  private var lost: (count: Int, reason: String)?

  /// Opens or creates the file for a sitting; nil if the file there has other content.
  package init?(_ path: String, _ reader: PackReader, session: UInt64) throws(FileError) {
    file = try AppendedFile(path)
    log = AnswerLog(reader, session: session)
    let start = AnswerLog.start
    if let head = try file.head(start.count), !head.isEmpty, head != start { return nil }
  }

  /// Begins another sitting.
  package func begin(session: UInt64) { log.session = session }

  /// Appends an answer. A failure ends no game: `finish` reports it.
  package func note(_ given: GivenAnswer) {
    do throws(PackError) {
      let line = try log.answer(given).line
      do throws(FileError) { try file.append(line) } catch { lose(1, error.reason) }
    } catch {
      lose(1, error.message)
    }
  }

  /// Waits until all answers are on the disk; returns what is lost in a sentence, or nil.
  package func finish() -> String? {
    do throws(FileError) { try file.sync() } catch { lose(0, error.reason) }
    guard let lost else { return nil }
    let name = Path.printable(file.path)
    switch lost.count {
    case 0: return "\(name): answers may be lost: \(lost.reason)"
    case 1: return "\(name): 1 answer is lost: \(lost.reason)"
    case let count: return "\(name): \(count) answers are lost: \(lost.reason)"
    }
  }

  private func lose(_ count: Int, _ reason: String) {
    lost = ((lost?.count ?? 0) + count, lost?.reason ?? reason)
  }
}
