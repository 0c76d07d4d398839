internal import Archives
internal import Diagnostics

/// The archive of an export while its questions are written: each picture once, and no more than can be read back.
struct ExportedPackage: ~Copyable {
  private var zip: ZipWriter
  private let limits: ZipLimits
  /// The folder of pictures in the archive, with the slash behind it.
  private let folder: String
  /// The names of pictures in their folder, by those that the pack has for them.
  private var names: [String: String] = [:]

  init(_ limits: ZipLimits, pictures folder: String) {
    (self.limits, self.folder) = (limits, folder)
    zip = ZipWriter(limits)
  }

  var pictureCount: Int { names.count }

  /// The paths of the pictures in the archive.
  var pictures: [String] { names.values.sorted().map { folder + $0 } }

  /// The name in its folder that a question's picture has, or gets once the question is taken.
  func pictureName(of question: ExchangedQuestion) -> String? {
    question.picture.map { names[$0.name] ?? Self.fileName($0.name, names.count + 1) }
  }

  /// Adds the picture of a question. Returns false, and records that the question is left out, if there is no room for the
  /// picture and for the texts, of so many bytes, that are written for this question and behind the last one.
  mutating func takes(
    _ question: ExchangedQuestion, texts: [Int], _ output: inout ExportOutput
  ) -> Bool {
    let picture = question.picture.flatMap { names[$0.name] == nil ? $0 : nil }
    let hasRoom = zip.hasRoom(
      files: texts.count + (picture == nil ? 0 : 1), bytes: texts.reduce(0, +),
      storedBytes: picture?.bytes.count ?? 0)
    guard hasRoom, texts.allSatisfy({ $0 <= QuestionPackage.longest }) else {
      output.leaveOut(
        .questionNotExported,
        "left out: a package has at most \(limits.entries) files, \(limits.growth >> 20) MiB of text and \(limits.bytes >> 30) GiB in all",
        question)
      return false
    }
    if let picture, let name = pictureName(of: question) {
      names[picture.name] = name
      zip.add(folder + name, picture.bytes, isStored: true)
    }
    return true
  }

  mutating func add(_ path: String, _ text: String) { zip.add(path, Array(text.utf8)) }

  consuming func write(to output: inout ExportOutput) throws(ExportError) {
    try output.write(zip.finish())
  }

  /// Returns the name of a picture, or a number with its suffix if some programs could not read the name.
  private static func fileName(_ name: String, _ number: Int) -> String {
    let isPlain = name.utf8.allSatisfy {
      0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 || "._-".utf8.contains($0)
    }
    if isPlain, !name.hasPrefix("."), !name.hasSuffix("."), name.utf8.count <= 100 { return name }
    let suffix = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let isSuffix = ["png", "jpg", "jpeg", "webp"].contains(suffix)
    return "picture~\(number)." + (isSuffix ? suffix : "png")
  }
}
