internal import Diagnostics
internal import Kinds
internal import Pictures

/// The questions of an import by kind, and their pictures, while its files are read.
final class Drafts {
  private var intake = Intake()
  private(set) var tables: [String: DraftTable] = [:]
  private(set) var pictures: [String: [UInt8]] = [:]
  private struct NamedPicture: Hashable {
    let name: String
    let bytes: [UInt8]
  }
  /// The names under which pictures are kept, by those that questions have for them.
  private var pictureNames: [NamedPicture: String] = [:]
  /// The number to try next behind the name of a picture that was taken.
  private var nextNumbers: [String: Int] = [:]
  private let ownPictures: (@Sendable (String) -> [UInt8]?)?
  /// The file that is being read.
  private var file: ImportedFile?
  private let keys: AnswerKeys
  /// The questions that waited at the ends of their files until it is settled how to read their keys.
  private var waiting: [(file: ImportedFile, questions: AnswerKeys.Waiting)] = []

  let budget: ImportBudget

  init(_ options: ImportOptions) {
    keys = AnswerKeys(stated: options.indexBase)
    ownPictures = options.pictures
    budget = ImportBudget(options.limits)
  }

  /// Reads a file, and returns the sink with its ledger.
  func read(
    _ file: ImportedFile, _ reader: FormatReader, _ options: ImportOptions
  ) throws(ImportError) -> ImportSink {
    self.file = file
    defer { self.file = nil }
    var sink = makeSink()
    defer { waiting += keys.leaveFile().map { (file, $0) } }
    do throws(ImportError) {
      try reader.read(file, options, &sink)
    } catch {
      throw budget.refusal(at: file.place(0..<0)).map { ImportError($0) } ?? error
    }
    if let refusal = budget.refusal(at: file.place(0..<0)) { throw ImportError(refusal) }
    intake.notePercentTexts(in: &sink)
    return sink
  }

  private func makeSink() -> ImportSink {
    ImportSink(keys: keys, budget: budget) { [self] question, sink in take(question, &sink) }
  }

  /// Takes the questions that waited for their keys, behind the last file; returns what is wrong with keys.
  func takeWaiting() -> (faults: [Finding], sink: ImportSink) {
    var sink = makeSink()
    let faults = keys.faults(waiting.map(\.questions))
    for (file, questions) in faults.isEmpty ? waiting : [] {
      self.file = file
      for (question, named) in keys.settled(questions) { question.add(named, to: &sink) }
    }
    (file, waiting) = (nil, [])
    return (faults, sink)
  }

  private func take(_ question: ExchangedQuestion, _ sink: inout ImportSink) {
    guard let kind = ContentKind.named(question.kind),
      var taken = intake.taken(question, &sink),
      takesPicture(of: &taken, isNeeded: kind.needsPicture, &sink)
    else { return }
    let isDouble =
      withTable(kind.name) { table in
        if table.hasDouble(of: taken) { return true }
        table.append(taken)
        return false
      }
    if isDouble == true {
      sink.refuse(
        .importedTwice, "left out: the question is there already", at: taken.place,
        subject: taken["Id"])
      return
    }
    budget.keep(taken)
    if isDouble == nil { tables[kind.name] = DraftTable(kind, beginningWith: taken) }
  }

  func withTable<Result>(_ kind: String, _ body: (inout DraftTable) -> Result) -> Result? {
    guard var table = tables.removeValue(forKey: kind) else { return nil }
    defer { tables[kind] = table }
    return body(&table)
  }

  // MARK: - Pictures

  /// Takes the picture of a question over; false if the question is left out because it `isNeeded` and cannot be taken.
  private func takesPicture(
    of question: inout ExchangedQuestion, isNeeded: Bool, _ sink: inout ImportSink
  ) -> Bool {
    guard let name = question.picture?.name ?? question["Image"] else { return true }
    let bytes = question.picture?.bytes ?? file?.picture(named: name) ?? ownPictures?(name)
    question.picture = nil
    question["Image"] = nil
    let reason: String
    do throws(PictureError) {
      if let bytes {
        budget.charge(.pictureBytes, bytes.count)
        let info = try PictureInfo.check(bytes)
        question["Image"] = stored(bytes, Self.fileName(name, info.type))
        return true
      }
      reason = file?.refusal(ofPictureNamed: name).map { "cannot be read: \($0)" } ?? "is not there"
    } catch {
      reason = error.message
    }
    question["Alt"] = nil
    let (place, subject) = (question.place(of: "Image"), question["Id"])
    if isNeeded {
      sink.refuse(
        .refusedByProject, "left out: the picture \"\(name)\" \(reason)", at: place,
        subject: subject,
        help: "put the picture beside the file, or into a folder images there")
    } else {
      sink.note(
        .pictureNotTaken, "the picture \"\(name)\" \(reason)", at: place, subject: subject)
    }
    return !isNeeded
  }

  /// Keeps a picture under its name, or under another one if the name is taken.
  private func stored(_ bytes: [UInt8], _ name: String) -> String {
    let picture = NamedPicture(name: name, bytes: bytes)
    if let known = pictureNames[picture] { return known }
    var free = name
    while let other = pictures[free], other != bytes {
      let number = nextNumbers[name] ?? 2
      let dot = name.lastIndex(of: ".") ?? name.endIndex
      free = "\(name[..<dot])-\(number)\(name[dot...])"
      nextNumbers[name] = number + 1
    }
    budget.keep(bytes.count)
    pictures[free] = bytes
    pictureNames[picture] = free
    return free
  }

  /// Returns a name in small letters that every system can have, with the suffix of the picture's type.
  private static func fileName(_ name: String, _ type: PictureType) -> String {
    let last = name.split(separator: "/").last ?? ""
    let dot = PictureType(named: String(last)) == nil ? nil : last.lastIndex(of: ".")
    let words = last[..<(dot ?? last.endIndex)].lowercased().split {
      !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_"))
    }
    let stem = words.joined(separator: "-").prefix(80)
    return (stem.isEmpty ? "picture" : stem) + "." + type.suffix
  }
}

extension ImportedFile {
  /// The bytes of a picture that the file names, from its own folder or from a folder `images` there.
  fileprivate func picture(named name: String) -> [UInt8]? {
    neighbour(name) ?? neighbour("images/" + name)
  }

  /// The reason why a picture that is there was not read.
  fileprivate func refusal(ofPictureNamed name: String) -> String? {
    refusal(name) ?? refusal("images/" + name)
  }
}
