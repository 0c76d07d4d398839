internal import CDocFiles
internal import EmbeddedFiles

/// The pages of this folder that help and findings refer to, compiled into packtool.
package enum DocFiles {
  package struct Page: Sendable {
    /// The name as `packtool help` takes it.
    package let name: String
    package let summary: String
    package let text: @Sendable () -> [UInt8]
  }

  package static let pages = [
    Page(name: "answer-files", summary: "the format of files of answers") { ANSWERS_md.bytes },
    Page(name: "app", summary: "take a pack from its project into an app") {
      APP_md.bytes
    },
    Page(name: "authors", summary: "make a pack, from the first source to the last fix") {
      AUTHORS_md.bytes
    },
    Page(name: "ci", summary: "check packs at each commit") { CI_md.bytes },
    Page(name: "class", summary: "bring a quiz to a class: Moodle, SCORM, paper, a link") {
      CLASS_md.bytes
    },
    Page(name: "code", summary: "types for your tables, in Swift, TypeScript and Python") {
      CODE_md.bytes
    },
    Page(name: "data-packages", summary: "tables of the Frictionless standard, read and written") {
      DATAPACKAGE_md.bytes
    },
    Page(name: "embedding", summary: "read packs in an app; tables with a schema of your own") {
      EMBEDDING_md.bytes
    },
    Page(name: "evidence", summary: "find wrong keys by the answers of players") {
      EVIDENCE_md.bytes
    },
    Page(name: "excel", summary: "make a pack from a spreadsheet") {
      EXCEL_md.bytes
    },
    Page(name: "exchange", summary: "questions from other programs, and to them") {
      EXCHANGE_md.bytes
    },
    Page(name: "first-pack", summary: "a first quiz, in five minutes") { FIRST_PACK_md.bytes },
    Page(name: "format", summary: "the format of packs, byte by byte") {
      FORMAT_md.bytes
    },
    Page(name: "generating", summary: "questions from a language model") {
      GENERATING_md.bytes
    },
    Page(name: "git", summary: "merge sources by rows and cells") { GIT_md.bytes },
    Page(name: "keys", summary: "change a key, or lose one") { KEYS_md.bytes },
    Page(name: "manifest", summary: "all that pack.xml may say") { MANIFEST_md.bytes },
    Page(name: "python", summary: "read packs and check sources in Python") {
      PYTHON_md.bytes
    },
    Page(name: "repository", summary: "keep many packs in one repository") {
      REPOSITORY_md.bytes
    },
    Page(name: "security", summary: "what a hostile file can do") { SECURITY_md.bytes },
    Page(name: "signing", summary: "keys, signatures and trust") { SIGNING_md.bytes },
    Page(name: "simulation", summary: "what cannot be played, is doubtful, or gives answers away") {
      SIMULATION_md.bytes
    },
    Page(name: "tells", summary: "questions that give themselves away") { TELLS_md.bytes },
    Page(name: "templates", summary: "questions from the rows of a table") { TEMPLATES_md.bytes },
    Page(name: "translating", summary: "translate a pack, alone or with others") {
      TRANSLATING_md.bytes
    },
    Page(name: "typescript", summary: "read packs in a browser or in Node.js") {
      TYPESCRIPT_md.bytes
    },
    Page(name: "versions", summary: "the version number that a change asks for") {
      VERSIONS_md.bytes
    },
    Page(name: "web", summary: "games in a browser: one file, or a site") {
      WEB_md.bytes
    },
  ]
}
