internal import Diagnostics
internal import TextUnicode
internal import XMLSource

/// Reads QTI of all versions: one file, a package in an archive, or the manifest of an unpacked package.
struct QTIReader {
  private static let items: Set = ["assessmentItem", "qti-assessment-item"]
  private static let tests: Set = ["assessmentTest", "qti-assessment-test"]
  private static let oldRoot = "questestinterop"
  private static let manifestName = "imsmanifest.xml"

  private let package: QuestionPackage
  /// The paths of the files with questions that were read.
  private var readPaths: Set<String> = []
  private var losses = FileLosses()

  static func recognises(_ file: ImportedFile) -> Bool {
    if file.isArchive {
      return (try? QuestionPackage(archive: file))?.names.contains { isManifest($0) } ?? false
    }
    let root = XMLRecords.rootName(of: file.bytes) ?? ""
    return isQuestions(root) || root == "manifest"
  }

  static func read(
    _ file: ImportedFile, _ options: ImportOptions, _ sink: inout ImportSink
  ) throws(ImportError) {
    if file.isArchive {
      var reader = QTIReader(package: try QuestionPackage(archive: file))
      try reader.readArchive(file, &sink)
      return reader.losses.note(in: &sink)
    }
    var reader = QTIReader(package: QuestionPackage(beside: file))
    if XMLRecords.rootName(of: file.bytes) == "manifest" {
      try reader.readManifest(file, at: file.name, &sink)
    } else {
      try reader.readQuestions(file, at: file.name, nil, &sink)
    }
    reader.losses.note(in: &sink)
  }

  private init(package: QuestionPackage) { self.package = package }

  private static func isManifest(_ name: String) -> Bool {
    name == manifestName || name.hasSuffix("/" + manifestName)
  }

  private static func isQuestions(_ root: String) -> Bool {
    root == oldRoot || items.contains(root) || tests.contains(root)
  }

  // MARK: - Packages

  private mutating func readArchive(
    _ file: ImportedFile, _ sink: inout ImportSink
  ) throws(ImportError) {
    let names = package.names.filter(Self.isManifest)
    // The manifest of the whole package is the one that is least deep.
    guard let name = names.min(by: { $0.utf8.count < $1.utf8.count }) else {
      throw ImportError(
        Finding(
          .unreadableImport, "the archive has no \(Self.manifestName)", at: file.place(0..<0),
          help: "export the questions as a package of QTI, or import their XML files"))
    }
    let manifest = try package.needed(name, of: file)
    sink.hold(manifest.bytes, as: manifest.path)
    try readManifest(manifest, at: name, &sink)
  }

  private mutating func readManifest(
    _ file: ImportedFile, at path: String, _ sink: inout ImportSink
  ) throws(ImportError) {
    let manifest = QTIManifest(
      try XMLRecords.tree(file.bytes, named: file.path, charging: file.budget), at: path)
    for resource in manifest.resources {
      guard resource.path.lowercased().hasSuffix(".xml") || resource.type.contains("qti") else {
        if !resource.type.hasPrefix("webcontent") {
          losses.add(
            .valueDropped, "a part of the type \"\(resource.type)\"",
            at: file.place(resource.range), isOfQuestions: false)
        }
        continue
      }
      try read(resource, of: file, &sink)
    }
    for (address, range) in manifest.outside {
      sink.note(
        .valueDropped,
        address.isEmpty
          ? "a part of the package is not taken: it names no file"
          : "the file \(address.quoted()) is not taken: it lies outside the package",
        at: file.place(range))
    }
    noteOthers(than: manifest, file, at: path, &sink)
    take(manifest.description, at: file.place(manifest.range), &sink)
  }

  private mutating func read(
    _ resource: QTIManifest.Resource, of manifest: ImportedFile, _ sink: inout ImportSink
  ) throws(ImportError) {
    let place = manifest.place(resource.range)
    if readPaths.contains(resource.path) {
      return sink.leaveOut(
        .importedTwice, "left out: the manifest lists \(resource.path.quoted()) once more",
        at: place)
    }
    let bytes = package.bytes(resource.path)
    guard case .found(let bytes) = bytes else {
      return sink.note(
        .valueDropped, "the file \(resource.path.quoted()) \(bytes.reason ?? "")", at: place)
    }
    let file = package.file(resource.path, bytes)
    let root = XMLRecords.rootName(of: file.bytes) ?? ""
    if Self.isQuestions(root) {
      if !package.names.isEmpty { sink.hold(file.bytes, as: file.path) }
      try readQuestions(file, at: resource.path, resource.description, &sink)
    } else if root == "quiz" {
      // Canvas has the description and the settings of a test beside it.
      let quiz = try XMLRecords.tree(file.bytes, named: file.path, charging: file.budget)
      if let about = quiz.child("description")?.text {
        sink.deck.description = sink.deck.description ?? PlainText(html: about).text
      }
      losses.add(
        .settingDropped, "the settings of a test in Canvas", at: manifest.place(resource.range),
        isOfQuestions: false)
    } else if !resource.type.hasPrefix("webcontent") {
      losses.add(
        .valueDropped, "a part of the type \"\(resource.type)\"",
        at: manifest.place(resource.range), isOfQuestions: false)
    }
  }

  /// Records the files of the package with questions that were not read, since the manifest does not lead to them.
  private func noteOthers(
    than manifest: QTIManifest, _ file: ImportedFile, at path: String, _ sink: inout ImportSink
  ) {
    let isArchive = !package.names.isEmpty
    guard let names = isArchive ? package.names : file.neighbours() else {
      return sink.note(
        .valueDropped, "there are too many files beside the manifest to see which it leaves out",
        at: file.place(0..<0), help: "put the package into a folder of its own")
    }
    for name in names where name != path && !readPaths.contains(name) {
      let isXML = name.lowercased().hasSuffix(".xml")
      guard isXML || !isArchive && !manifest.files.contains(name),
        case .found(let bytes) = package.bytes(name)
      else { continue }
      let other = package.file(name, bytes)
      let hasItems = isXML && Self.isQuestions(XMLRecords.rootName(of: other.bytes) ?? "")
      let isOfOther = !isArchive && !manifest.files.contains(name)
      guard hasItems || isOfOther && ExchangeFormat.recognised(other.decoded(nil)) != nil else {
        continue
      }
      sink.note(
        .valueDropped, "the file \(name.quoted()) is not taken: the manifest does not list it",
        at: file.place(0..<0), help: "list it in the manifest as a resource, or import it by itself"
      )
    }
  }

  private func take(_ description: QTIMetadata, at place: Place, _ sink: inout ImportSink) {
    if let title = description.title { take(title: title, at: place, &sink) }
    sink.deck.description = sink.deck.description ?? description.about
    sink.deck.language = sink.deck.language ?? description.language
    sink.deck.licence = sink.deck.licence ?? description.licence
  }

  // MARK: - Files with questions

  private mutating func readQuestions(
    _ file: ImportedFile, at path: String, _ description: QTIMetadata?, _ sink: inout ImportSink
  ) throws(ImportError) {
    readPaths.insert(path)
    let root = XMLRecords.rootName(of: file.bytes) ?? ""
    let source = QTISource(file: file, path: path, package: package, description: description)
    if root == Self.oldRoot {
      try readOld(source, &sink)
    } else if Self.items.contains(root) {
      let element = QTIElement.unified(
        try XMLRecords.tree(file.bytes, named: file.path, charging: file.budget))
      var item = QTIItem(element, source)
      sink.item(at: file.place(element.range)) { item.read(&losses, &$0) }
    } else if Self.tests.contains(root) {
      try readTest(source, &sink)
    } else {
      throw ImportError(
        Finding(.unreadableImport, "the file has no question of QTI", at: file.place(0..<0)))
    }
  }

  /// Reads a file of QTI 1.2, which may have many questions.
  private mutating func readOld(
    _ source: QTISource, _ sink: inout ImportSink
  ) throws(ImportError) {
    let file = source.file
    var titles: [(text: String, range: Range<Int>)] = []
    try XMLRecords.read(
      file.bytes, named: file.path, charging: file.budget, ["item"],
      outside: { tag in
        guard ["assessment", "section"].contains(tag.localName),
          let title = tag["title"]?.collapsed,
          !title.isEmpty
        else { return }
        titles.append((title, tag.range))
      },
      take: { element in
        var item = QTIOldItem(element, source)
        sink.item(at: file.place(element.range)) { item.read(&losses, &$0) }
      })
    for title in titles { take(title: title.text, at: file.place(title.range), &sink) }
  }

  /// Reads a file of QTI 2 or 3 that arranges the items of a package.
  private mutating func readTest(
    _ source: QTISource, _ sink: inout ImportSink
  ) throws(ImportError) {
    let file = source.file
    let test = QTIElement.unified(
      try XMLRecords.tree(file.bytes, named: file.path, charging: file.budget))
    let place = file.place(test.range)
    if let title = test["title"]?.collapsed { take(title: title, at: place, &sink) }
    for name in ["timeLimits", "itemSessionControl", "ordering", "selection", "preCondition"]
    where !test.descendants([name]).isEmpty {
      losses.add(.settingDropped, "the setting \(name) of a test", at: place, isOfQuestions: false)
    }
    if !test.descendants(["weight"]).isEmpty {
      losses.add(.pointsDropped, "the weights of items", at: place, isOfQuestions: false)
    }
    if !test.descendants(["testFeedback"]).isEmpty {
      losses.add(.feedbackDropped, "remarks about a test", at: place, isOfQuestions: false)
    }
    // In a package, the manifest names the items.
    guard source.description == nil else { return }
    for item in test.descendants(["assessmentItemRef"]) {
      let place = file.place(item.range)
      let address = item["href"] ?? ""
      guard let path = QuestionPackage.path(address.percentDecoded, from: source.path) else {
        sink.note(
          .valueDropped, "the file \(address.quoted()) is not taken: it lies outside the package",
          at: place)
        continue
      }
      if readPaths.contains(path) {
        sink.leaveOut(
          .importedTwice, "left out: the test lists \(path.quoted()) once more", at: place)
        continue
      }
      let bytes = package.bytes(path)
      guard case .found(let bytes) = bytes else {
        sink.note(.valueDropped, "the file \(path.quoted()) \(bytes.reason ?? "")", at: place)
        continue
      }
      try readQuestions(package.file(path, bytes), at: path, QTIMetadata(nil), &sink)
    }
  }

  private func take(title: String, at place: Place, _ sink: inout ImportSink) {
    guard let first = sink.deck.title else { return sink.deck.title = title }
    if first == title { return }
    sink.note(
      .valueDropped, "the title \"\(title)\" of the package or a further part is lost", at: place)
  }
}
