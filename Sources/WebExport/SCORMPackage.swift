internal import Archives
internal import Diagnostics
internal import Files
internal import Reports
internal import Words

/// A package of SCORM 1.2 for learning platforms: a page that plays a pack, and the manifest that describes it.
///
/// A platform starts the page, and gets a result from it. The same pack gives the same bytes.
package struct SCORMPackage {
  /// The most bytes that a pack may have, as the package is made in memory.
  package static let packLimit: UInt64 = 64 << 20

  private let pack: WebPack
  private let page: SingleFile
  private let mastery: Int?

  /// Makes a package with the words of some languages, by default those of the pack.
  ///
  /// - `mastery`: the result in per cent from which a game is passed; without it, one that was played to its end is
  ///   completed.
  package init(
    _ pack: WebPack, languages: PageLanguages? = nil, mastery: Int? = nil, limit: UInt64 = packLimit
  ) throws(WebExportError) {
    let languages = languages ?? PageLanguages(of: pack)
    if mastery != nil, !pack.hasPercent { throw .noPercent(path: pack.path, kind: pack.kind) }
    self.pack = pack
    self.mastery = mastery
    let words = languages.all.map { language in
      (
        key: language.rawValue,
        value: JSONText.object([
          (key: "missing", value: .string(language(.platformMissing))),
          (key: "refused", value: .string(language(.platformRefused))),
        ])
      )
    }
    let limits = mastery.map { [(key: "mastery", value: JSONText.integer($0))] } ?? []
    page = try SingleFile(
      pack, languages, false, platform: .object(limits + [(key: "words", value: .object(words))]),
      limit)
  }

  /// The usual name of the file.
  package var fileName: String { pack.id + "-scorm.zip" }

  /// Writes the file, which appears whole or not at all. Returns the number of its bytes.
  package func write(to path: String) throws(WebExportError) -> Int {
    let bytes = try archive()
    try files { () throws(FileError) in
      var file = try AtomicFile(replacing: path)
      try file.append(bytes)
      try file.commit()
    }
    return bytes.count
  }

  /// Returns the bytes of the package.
  func archive() throws(WebExportError) -> [UInt8] {
    var document: [UInt8] = []
    try page.write { (bytes) throws(FileError) in document += bytes }
    var archive = ZipWriter()
    archive.add("imsmanifest.xml", Array(manifest.utf8))
    archive.add("index.html", document)
    return archive.finish()
  }

  /// The description of the package: one unit, which is the page.
  private var manifest: String {
    let title = "<title>\(HTML.text(pack.title).markup)</title>"
    let score = mastery.map { "\n        <adlcp:masteryscore>\($0)</adlcp:masteryscore>" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <manifest identifier="packtool-\(pack.id)" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
          xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
        <metadata>
          <schema>ADL SCORM</schema>
          <schemaversion>1.2</schemaversion>
        </metadata>
        <organizations default="games">
          <organization identifier="games">
            \(title)
            <item identifier="game" identifierref="page">
              \(title)\(score)
            </item>
          </organization>
        </organizations>
        <resources>
          <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html">
            <file href="index.html"/>
          </resource>
        </resources>
      </manifest>

      """
  }
}
