internal import Files
package import PackFormat
internal import Synchronization

extension PackReader {
  /// Verifies everything that opening did not, on several threads; the error is the same for any number of threads.
  package func verify(threads: Int) throws(PackError) {
    // A small pack is verified before a thread has started.
    let threads = min(threads, 1 + Int(byteCount >> 20))
    if threads == 1 { try verify() } else { try verify(verification(), sharedBy: threads) }
  }

  package func verify(_ parts: Verification, sharedBy threads: Int) throws(PackError) {
    var readers: [OwnReader] = []
    while readers.count < threads { readers.append(OwnReader(try another())) }
    let work = SharedVerification(parts, readers)
    Workers.run(beside: threads - 1, { work.run() }, here: { work.run() })
    if let failure = work.failure { throw failure }
  }
}

/// A reader that one thread uses.
private final class OwnReader: Sendable {
  let pack: Mutex<PackReader>

  init(_ pack: sending PackReader) { self.pack = Mutex(pack) }
}

/// The parts of a pack, which threads take in turn.
private final class SharedVerification: Sendable {
  private struct State {
    var parts: Verification
    var readers: [OwnReader]
    var failure: (number: Int, error: PackError)?
  }

  private let state: Mutex<State>

  init(_ parts: Verification, _ readers: [OwnReader]) {
    state = Mutex(State(parts: parts, readers: readers))
  }

  /// Verifies parts until none is left, or one has failed.
  func run() {
    guard let reader = state.withLock({ $0.readers.popLast() }) else { return }
    reader.pack.withLock { pack in
      while let part = next() {
        do throws(PackError) { try part.verify(by: pack) } catch { fail(part.number, error) }
      }
    }
  }

  private func next() -> Verification.Part? {
    // Parts are taken in order; none is taken behind a part that failed.
    state.withLock { $0.failure == nil ? $0.parts.next() : nil }
  }

  private func fail(_ number: Int, _ error: PackError) {
    state.withLock { state in
      if let failure = state.failure, failure.number < number { return }
      state.failure = (number, error)
    }
  }

  var failure: PackError? { state.withLock { $0.failure?.error } }
}
