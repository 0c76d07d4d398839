package import CEmbeddedFiles

extension EmbeddedFile {
  /// A copy of the file's bytes.
  package var bytes: [UInt8] {
    unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  }
}

extension NamedFiles {
  /// The files with their names, in the order of the list.
  package var list: [(name: String, file: EmbeddedFile)] {
    unsafe UnsafeBufferPointer(start: start, count: count).map {
      unsafe (String(cString: $0.name), $0.file)
    }
  }
}
