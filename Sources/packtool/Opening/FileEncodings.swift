import Arguments
import Bytes
import Exchange
import Files

/// The encodings of an import: one for what is not UTF-8 in any file, and those of single files.
struct FileEncodings {
  /// A value of `--encoding`, for one file or for all.
  struct Choice: Sendable {
    var file: String?
    var encoding: TextEncoding
  }

  static let option = Argument.many(
    "--encoding", .fileEncoding,
    "the encoding of what is not UTF-8, as in windows-1252, or with FILE= of a whole file; may be repeated"
  )

  private let general: TextEncoding?
  private var files: [(path: String, encoding: TextEncoding, isUsed: Bool)]

  init(_ invocation: Invocation) throws(Failure) {
    let choices = invocation[Self.option]
    let general = choices.filter { $0.file == nil }.map(\.encoding)
    guard Set(general).count < 2 else {
      throw .usage(
        invocation.usageError("--encoding without FILE= says one encoding, not several"))
    }
    self.general = general.first
    files = choices.compactMap { choice in choice.file.map { ($0, choice.encoding, false) } }
  }

  /// Returns the encoding that is stated for a file.
  mutating func stated(for path: String) throws(Failure) -> StatedEncoding? {
    var found: TextEncoding?
    for index in files.indices {
      let name = files[index].path
      let isSame = try reading { () throws(FileError) in try Path.isSame(name, path) }
      if isSame || name == path { (found, files[index].isUsed) = (files[index].encoding, true) }
    }
    if let found { return .ofFile(found) }
    return general.map { .ofOtherBytes($0) }
  }

  /// Throws if an encoding is stated for a file that is none of those read.
  func check(_ invocation: Invocation) throws(Failure) {
    for file in files where !file.isUsed {
      throw .usage(
        invocation.usageError(
          "--encoding names \(file.path.quoted), which is none of the files"))
    }
  }
}

extension Form<FileEncodings.Choice> {
  /// An encoding, or the path of a file and its encoding.
  static var fileEncoding: Form {
    let names = TextEncoding.allCases.map(\.rawValue)
    return Form("[FILE=]ENCODING", "needs one of \(names.joined(separator: ", "))") { text in
      let equals = text.lastIndex(of: "=")
      let name = equals.map { text[text.index(after: $0)...] } ?? text[...]
      guard let encoding = TextEncoding(name: String(name)) else { return nil }
      let file = equals.map { String(text[..<$0]) }
      return file == "" ? nil : .init(file: file, encoding: encoding)
    }
  }
}
