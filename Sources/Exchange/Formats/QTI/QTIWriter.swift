internal import Archives
internal import Diagnostics
internal import PackCompiler

/// Writes a package of QTI 3.0: a manifest, and a file for each question and each picture.
enum QTIWriter {
  /// The beginning of the identifiers of questions without an id, in letters that no id has.
  static let numbered = "ITEM-"
  /// The most questions of a package, which has room for as many pictures beside.
  private static let mostQuestions = 30_000
  /// The most bytes of all pictures together.
  private static let mostBytes = 2 << 30

  static func write(
    _ deck: ExportedDeck, _ options: ExportOptions, _ output: inout ExportOutput
  ) throws(ExportError) {
    var zip = ZipWriter()
    var resources = ""
    var pictures: [String: String] = [:]
    var size = 0
    for number in 0..<deck.count {
      let question = try deck.question(number)
      size += question.picture?.bytes.count ?? 0
      guard number < mostQuestions, size < mostBytes else {
        output.leaveOut(
          .questionNotExported,
          "left out: a package has at most \(mostQuestions) questions and 2 GiB of pictures",
          question)
        continue
      }
      if let picture = question.picture, pictures[picture.name] == nil {
        let path = "images/" + fileName(picture.name, pictures.count + 1)
        pictures[picture.name] = path
        zip.add(path, picture.bytes, isStored: true)
      }
      let item = QTIWriterItem(
        question, number: number + 1, picture: question.picture.flatMap { pictures[$0.name] },
        language: deck.info.language)
      zip.add(item.path, Array(item.text.utf8))
      resources += item.resource
    }
    zip.add("imsmanifest.xml", Array(manifest(deck.info, resources).utf8))
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

  private static func manifest(_ info: DeckInfo, _ resources: String) -> String {
    var general = ""
    if let title = info.title { general += "<title>\(string(title))</title>" }
    if let language = info.language {
      general += "<language>\(XMLText.inElement(language))</language>"
    }
    if let about = info.description { general += "<description>\(string(about))</description>" }
    let rights = info.licence.map { licence in
      "<rights><copyrightAndOtherRestrictions><source>LOMv1.0</source><value>yes</value>"
        + "</copyrightAndOtherRestrictions><description>\(string(licence))</description></rights>"
    }
    return XMLText.declaration + """
      <manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="MANIFEST">
        <metadata>
          <schema>QTI Package</schema>
          <schemaversion>3.0.0</schemaversion>
          \(record("<general>\(general)</general>" + (rights ?? "")))
        </metadata>
        <organizations/>
        <resources>
      \(resources)  </resources>
      </manifest>

      """
  }

  static func string(_ text: String) -> String { "<string>\(XMLText.inElement(text))</string>" }

  /// A record of learning object metadata.
  static func record(_ content: String) -> String {
    "<lom xmlns=\"http://ltsc.ieee.org/xsd/LOM\">\(content)</lom>"
  }
}
