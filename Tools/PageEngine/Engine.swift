import Page
import PackFormat
import PageGames

/// The engine of the page: the functions that JavaScript calls.
///
/// The page writes an event into the buffer that `room` returns, calls `take`, and reads the reply
/// from where `reply` says. There is one session, and nothing runs beside it.
struct Engine {
  var session = PageSession()
  var event: [UInt8] = []
  var answer: [UInt8] = []

  /// Keeps bytes for the page to read, and returns their number.
  mutating func keep(_ bytes: [UInt8]) -> Int32 {
    answer = bytes
    return Int32(clamping: bytes.count)
  }
}

nonisolated(unsafe) private var engine = Engine()

/// Returns a buffer for the bytes of the next event, or of the words.
@_expose(wasm, "room")
@_cdecl("room")
func room(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  unsafe engine.event = [UInt8](repeating: 0, count: max(0, Int(count)))
  return unsafe engine.event.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Takes the words in the buffer, before the first event.
@_expose(wasm, "words")
@_cdecl("words")
func words() { unsafe Phrase.take(engine.event) }

/// Takes the event in the buffer, and returns the length of the reply.
@_expose(wasm, "take")
@_cdecl("take")
func take() -> Int32 {
  let event = unsafe engine.event
  let reply = unsafe engine.session.take(event) { size in pack(of: size) }
  return unsafe engine.keep(reply)
}

/// Returns the place of the bytes that the last call gave the length of.
@_expose(wasm, "reply")
@_cdecl("reply")
func reply() -> UnsafePointer<UInt8>? {
  unsafe engine.answer.withUnsafeBufferPointer { $0.baseAddress }
}

/// Reads a picture, and returns the length of its file.
@_expose(wasm, "picture")
@_cdecl("picture")
func picture(_ row: Int32) -> Int32 {
  let bytes = unsafe engine.session.picture(Int(row))
  return unsafe engine.keep(bytes)
}

/// Reads the transcript of the games, and returns its length.
@_expose(wasm, "transcript")
@_cdecl("transcript")
func transcript() -> Int32 {
  let bytes = unsafe engine.session.transcript
  return unsafe engine.keep(bytes)
}

/// The pack that the page has.
private func pack(of size: UInt64) -> ByteSource {
  ByteSource(count: size) { (offset, count) throws(PackError) in
    guard let start = UInt32(exactly: offset), let length = UInt32(exactly: count) else {
      throw PackError(.unreadable("it is too large"), at: offset)
    }
    var bytes = [UInt8](repeating: 0, count: count)
    let read = unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      unsafe page_read(start, length, buffer.baseAddress)
    }
    return Array(bytes.prefix(max(0, Int(read))))
  }
}
