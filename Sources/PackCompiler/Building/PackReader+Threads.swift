internal import Files
package import PackFormat
internal import Synchronization

extension PackReader {
  /// Verifies everything that opening did not, on so many threads; what is wrong is the same for any number.
  package func verify(threads: Int) throws(PackError) {
    // One that is small is verified before a thread has begun.
    let threads = min(threads, 1 + Int(byteCount >> 20))
    if threads == 1 { try verify() } else { try verify(verification(), sharedBy: threads) }
  }

  func verify(_ parts: Verification, sharedBy threads: Int) throws(PackError) {
    var readers: [OwnReader] = []
    while readers.count < threads { readers.append(OwnReader(try another())) }
    let work = SharedVerification(parts, readers)
    Workers.run(beside: threads - 1, { work.run() }, here: { work.run() })
    if let failure = work.failure { throw failure }
  }
}

/// A reader that one thread has.
private final class OwnReader: Sendable {
  let pack: Mutex<PackReader>

  init(_ pack: sending PackReader) { self.pack = Mutex(pack) }
}

/// Parts that threads take in turn.
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

  /// Until no part is left, or none before one that failed.
  func run() {
    guard let reader = state.withLock({ $0.readers.popLast() }) else { return }
    reader.pack.withLock { pack in
      while let part = next() {
        do throws(PackError) { try part.verify(by: pack) } catch { fail(part.number, error) }
      }
    }
  }

  private func next() -> Verification.Part? {
    // They are taken in order: what follows one that failed does not count.
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
