package import CEmbeddedFiles

extension EmbeddedFile {
  /// A copy of the file's bytes.
  package var bytes: [UInt8] {
    unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  }
}
