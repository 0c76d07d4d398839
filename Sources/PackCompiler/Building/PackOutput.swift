package import Files
package import PackFormat
internal import Synchronization

/// The file of a pack, which is begun as soon as there is much of what it begins with: that is not known all at
/// once, and need not be kept elsewhere till the rest is.
package final class PackOutput: Sendable {
  private struct State: ~Copyable {
    /// What is not written yet, by its place in the file.
    var kept: [Int: [UInt8]] = [:]
    var end = EncodedPack.pageSize
    /// Where the file ends so far.
    var written = EncodedPack.pageSize
    /// Neither is there before it is begun.
    var file: AtomicFile?
    var start: ScratchFile?
    var hasFailed = false
  }

  private let state = Mutex(State())
  private let path: String
  private let writesBehind: Bool
  private let mostInMemory: Int

  /// What is little is written at the end.
  package init(replacing path: String, writesBehind: Bool, mostInMemory: Int = 16 << 20) {
    self.path = path
    self.writesBehind = writesBehind
    self.mostInMemory = mostInMemory
  }

  /// What is put there follows the header page.
  var shelf: SpillStore {
    SpillStore(isStartOfPack: true, put: { self.put($0) }, take: { self.take($0, $1) })
  }

  /// What kept the file from being made or written is told by `opened`, or by who writes the rest.
  private func put(_ bytes: [UInt8]) -> Int? {
    state.withLock { state in
      if state.hasFailed || bytes.isEmpty { return nil }
      let place = state.end
      if let start = state.start {
        guard write(bytes, to: start, &state) else { return nil }
      } else {
        state.kept[place] = bytes
      }
      state.end += bytes.count
      let count = state.end - EncodedPack.pageSize
      if state.start == nil, count > mostInMemory { begin(&state) }
      return place
    }
  }

  private func begin(_ state: inout State) {
    state.file = try? AtomicFile(replacing: path, writesBehind: writesBehind)
    state.start = state.file?.scratch(from: EncodedPack.pageSize)
    guard let start = state.start else {
      state.hasFailed = true
      return
    }
    while let bytes = state.kept[state.written] {
      let place = state.written
      guard write(bytes, to: start, &state) else { return }
      state.kept[place] = nil
    }
  }

  private func write(_ bytes: [UInt8], to start: ScratchFile, _ state: inout State) -> Bool {
    guard start.put(bytes) == state.written else {
      state.hasFailed = true
      return false
    }
    state.written += bytes.count
    return true
  }

  private func take(_ offset: Int, _ count: Int) -> [UInt8] {
    let (kept, start) = state.withLock { ($0.kept[offset], $0.start) }
    return kept ?? start?.take(offset, count) ?? []
  }

  /// The file as far as it is written; what follows is to be appended.
  package func opened(for pack: EncodedPack) throws(FileError) -> AtomicFile {
    let end = state.withLock { $0.written }
    // Else what was put there has become something else: it was not worth being packed.
    if end <= EncodedPack.pageSize + pack.countAtStart,
      var file = state.withLock({ $0.file.take() })
    {
      try file.skip(to: end)
      return file
    }
    var file = try AtomicFile(replacing: path, writesBehind: writesBehind)
    try file.skip(to: EncodedPack.pageSize)
    return file
  }

  /// Throws where bytes could not be taken again, so that what was read of the pack is wrong.
  func check() throws(FileError) { try state.withLock { $0.start }?.check() }

  /// Gives back what is held for `take`.
  func release() { state.withLock { $0.start.take() }?.release() }
}
