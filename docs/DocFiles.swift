/// The pages of this folder that help and findings refer to, compiled into packtool.
package enum DocFiles {
  package struct Page: Sendable {
    /// The name as `packtool help` takes it.
    package let name: String
    package let summary: String
    package let text: @Sendable () -> [UInt8]
  }

  package static let pages = [
    Page(name: "app", summary: "take a pack from its project into an app") {
      PackageResources.APP_md
    },
    Page(name: "authors", summary: "make a pack, from the first source to the last fix") {
      PackageResources.AUTHORS_md
    },
    Page(name: "ci", summary: "check packs at each commit") { PackageResources.CI_md },
    Page(name: "embedding", summary: "read packs in an app; tables with a schema of your own") {
      PackageResources.EMBEDDING_md
    },
    Page(name: "excel", summary: "make a pack from a spreadsheet") {
      PackageResources.EXCEL_md
    },
    Page(name: "exchange", summary: "questions from other programs, and to them") {
      PackageResources.EXCHANGE_md
    },
    Page(name: "format", summary: "the format of packs, byte by byte") {
      PackageResources.FORMAT_md
    },
    Page(name: "keys", summary: "change a key, or lose one") { PackageResources.KEYS_md },
    Page(name: "python", summary: "read packs and check sources in Python") {
      PackageResources.PYTHON_md
    },
    Page(name: "repository", summary: "keep many packs in one repository") {
      PackageResources.REPOSITORY_md
    },
    Page(name: "security", summary: "what a hostile file can do") { PackageResources.SECURITY_md },
    Page(name: "signing", summary: "keys, signatures and trust") { PackageResources.SIGNING_md },
    Page(name: "translating", summary: "translate a pack, alone or with others") {
      PackageResources.TRANSLATING_md
    },
    Page(name: "versions", summary: "the version number that a change asks for") {
      PackageResources.VERSIONS_md
    },
    Page(name: "web", summary: "games in a browser: one file, or a site") {
      PackageResources.WEB_md
    },
  ]
}
