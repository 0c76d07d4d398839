internal import CLibXML2

/// A compiled regular expression of XML Schema; it matches whole texts only.
@safe package final class XMLPattern: Sendable {
  // Never changed after it is compiled, and libxml2 keeps the state of a match elsewhere.
  private nonisolated(unsafe) let expression: xmlRegexpPtr

  /// Texts longer than this match nothing: the engine may need time that grows with their square.
  private static let maximumLength = 4_096

  /// Nil where `pattern` is no regular expression. Wraps `xmlRegexpCompile`.
  package init?(_ pattern: String) {
    LibXML2.prepare()
    // Of this thread: without it the library would print what is wrong with the pattern.
    unsafe xmlSetStructuredErrorFunc(nil) { _, _ in }
    guard let expression = unsafe xmlRegexpCompile(pattern) else { return nil }
    unsafe self.expression = expression
  }

  deinit { unsafe xmlRegFreeRegexp(expression) }

  /// Wraps `xmlRegexpExec`.
  package func matches(_ text: [UInt8]) -> Bool {
    guard text.count <= Self.maximumLength, !text.contains(0) else { return false }
    return unsafe (text + [0]).withUnsafeBufferPointer { buffer in
      unsafe xmlRegexpExec(expression, buffer.baseAddress) == 1
    }
  }
}
