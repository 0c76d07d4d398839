internal import CLibXML2

/// A compiled regular expression of XML Schema, which matches whole texts only.
@safe package final class XMLPattern: Sendable {
  // Immutable after compiling: libxml2 keeps the state of a match elsewhere.
  private nonisolated(unsafe) let expression: xmlRegexpPtr

  /// The longest text, in bytes, that can match: the engine's time may grow with the square of it.
  private static let maximumLength = 4_096

  /// Compiles `pattern` (`xmlRegexpCompile`); nil if it is not a valid regular expression.
  package init?(_ pattern: String) {
    LibXML2.prepare()
    // Set for this thread: without a handler libxml2 would print errors in the pattern.
    unsafe xmlSetStructuredErrorFunc(nil) { _, _ in }
    guard let expression = unsafe xmlRegexpCompile(pattern) else { return nil }
    unsafe self.expression = expression
  }

  deinit { unsafe xmlRegFreeRegexp(expression) }

  /// True if the whole of `text` matches (`xmlRegexpExec`).
  package func matches(_ text: [UInt8]) -> Bool {
    guard text.count <= Self.maximumLength, !text.contains(0) else { return false }
    return unsafe (text + [0]).withUnsafeBufferPointer { buffer in
      unsafe xmlRegexpExec(expression, buffer.baseAddress) == 1
    }
  }
}
