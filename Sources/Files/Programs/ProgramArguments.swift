import Glibc

/// The words that the program was started with.
package enum ProgramArguments {
  /// The words behind the program's name. Throws for one that is not UTF-8, which no text of the program can be.
  package static func all() throws(FileError) -> [String] {
    var words: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let word = unsafe CommandLine.unsafeArgv[index] else { break }
      guard let text = unsafe String(validatingCString: word) else {
        throw FileError(
          unnameable: escaped(unsafe Array(UnsafeBufferPointer(start: word, count: strlen(word)))))
      }
      words.append(text)
    }
    return words
  }

  /// The bytes as text, in which those that are no ASCII are escaped as findings escape them: `caf\x{E9}.csv`.
  private static func escaped(_ bytes: [CChar]) -> String {
    bytes.reduce(into: "") { text, byte in
      let byte = UInt8(bitPattern: byte)
      text +=
        byte < 0x80
        ? String(Unicode.Scalar(byte)) : "\\x{\(String(byte, radix: 16, uppercase: true))}"
    }
  }
}
