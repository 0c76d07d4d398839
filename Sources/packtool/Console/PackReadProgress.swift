internal import Checking
import Files
import PackFormat
import Projects
import Synchronization

/// A progress line for reading packs. It counts the bytes read from all of them.
final class PackReadProgress: Sendable {
  private let work: String
  private let times: Int
  private let line = ProgressLine()
  private let done = Atomic<Int>(0)
  private let total = Atomic<Int>(0)

  /// Makes a progress line.
  ///
  /// - `work`: the text of the line, which must be safe to print.
  /// - `times`: how often, roughly, each byte is read.
  init(_ work: String, times: Int = 1) { (self.work, self.times) = (work, times) }

  /// The bytes of a pack. Reading them moves the progress line on.
  func source(_ path: String) throws(FileError) -> ByteSource {
    let source = try SourceFile.pack(path) { [self] count in
      let done = done.wrappingAdd(count, ordering: .relaxed).newValue
      line.show(work, done: done, of: total.load(ordering: .relaxed), .bytes)
    }
    total.wrappingAdd(Int(clamping: source.count) &* times, ordering: .relaxed)
    return source
  }

  func end() { line.clear() }
}
