internal import Diagnostics
internal import TextUnicode

/// The file that an item of QTI is in, and the package around it.
struct QTISource {
  let file: ImportedFile
  /// The path of the file in the package.
  let path: String
  let package: QuestionPackage
  /// The text of the manifest about the file; nil outside of packages.
  let description: QTIMetadata?

  /// Returns the bytes of a picture by its address in the file.
  func bytes(_ address: String) -> NamedBytes {
    let address = address.percentDecoded
    // Canvas has this word in place of the folder with the files.
    let mark = "$IMS-CC-FILEBASE$"
    let paths =
      address.hasPrefix(mark)
      ? ["", "web_resources/"].map { $0 + address.dropFirst(mark.count).drop { $0 == "/" } }
      : [QuestionPackage.path(address, from: path), address].compactMap(\.self)
    for path in paths {
      let path = String(path.prefix { $0 != "?" })
      let bytes = package.bytes(path)
      if case .missing = bytes { continue }
      return bytes
    }
    return .missing
  }

  /// Adds what the manifest says about the item.
  func describe(_ question: inout ExchangedQuestion) {
    guard let description else { return }
    question.tags = description.keywords.map { $0.replacing(";", with: " ") }
    question["Difficulty"] = description.difficulty.map { "\($0)" }
  }

  /// Returns the id that an identifier stands for; nil if it only counts items or was made by a program.
  func id(_ identifier: String, _ losses: inout FileLosses, at place: Place) -> String? {
    // An identifier begins with a letter or a low line, and an id may begin with a digit.
    let id = String(identifier.drop { $0 == "_" }).trimmed
    if id.hasPrefix(QTIWriter.numbered) || id.isEmpty { return nil }
    let digits = id.utf8.reversed().prefix { 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 | 0x20 }
    if digits.count >= 16 {
      losses.add(.valueDropped, "identifiers that a program made", at: place)
      return nil
    }
    return id
  }

  /// Records a title that says more than the text of the question.
  func note(
    title: String?, of question: ExchangedQuestion, _ losses: inout FileLosses,
    _ sink: inout ImportSink
  ) {
    let title = (title ?? "").collapsed
    if QuestionTitle.isBeginning(title, of: question.prompt) || title == question["Id"] { return }
    let words = title.split(separator: " ")
    if ["Question", "Item"].contains(words.first), words.count == 1 || Int(words[1]) != nil {
      losses.add(.valueDropped, "titles such as \"\(title)\"", at: question.place)
    } else {
      sink.note(
        .valueDropped, "the title \"\(title)\" is lost", at: question.place,
        subject: question["Id"])
    }
  }
}
