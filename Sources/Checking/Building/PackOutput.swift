package import Files
package import PackFormat
internal import Synchronization

/// The output file of `compile`. Text blocks come first in a pack, so they are written to their final place while
/// sources are still being checked. The first 16 MiB stay in memory.
package final class PackOutput: Sendable {
  private struct State: ~Copyable {
    /// The bytes that are not written yet, by their offset in the file.
    var kept: [Int: [UInt8]] = [:]
    var end = EncodedPack.pageSize
    /// The end of what is written.
    var written = EncodedPack.pageSize
    /// The file and its start; nil until the file is begun.
    var file: AtomicFile?
    var start: SpillFile?
    var hasFailed = false
  }

  private let state = Mutex(State())
  private let path: String
  private let writesBehind: Bool
  private let mostInMemory: Int

  /// Prepares a file; it is begun once there are more bytes than `mostInMemory`.
  package init(replacing path: String, writesBehind: Bool, mostInMemory: Int = 16 << 20) {
    self.path = path
    self.writesBehind = writesBehind
    self.mostInMemory = mostInMemory
  }

  /// The store for the bytes that follow the header page.
  var store: SpillStore {
    SpillStore(isStartOfPack: true, put: { self.put($0) }, take: { self.take($0, $1) })
  }

  /// Appends bytes, and returns their offset; nil after an error. `opened` throws that error, or the caller meets it
  /// when it writes the rest.
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
    state.start = state.file?.spillFile(from: EncodedPack.pageSize)
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

  private func write(_ bytes: [UInt8], to start: SpillFile, _ state: inout State) -> Bool {
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

  /// The file as far as it is written; the caller appends the rest.
  package func opened(for pack: EncodedPack) throws(FileError) -> AtomicFile {
    let end = state.withLock { $0.written }
    // Otherwise the bytes were replaced, as packing did not make them smaller.
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

  /// Throws if bytes could not be read back; the pack is then wrong.
  func check() throws(FileError) { try state.withLock { $0.start }?.check() }

  /// Releases the file that `take` reads from.
  func release() { state.withLock { $0.start.take() }?.release() }
}
