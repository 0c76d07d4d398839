import Diagnostics
import Games
import SchemaFiles
import Testing
import XMLSource

@testable import Kinds
@testable import Projects

/// Tests that the XML schema of the manifest agrees with the rules of the games.
struct ManifestSchemaTests {
  @Test(arguments: ContentKind.all.map(\.name))
  func theManifestTakesEveryRuleOfTheGameWithItsDefault(_ name: String) throws {
    let kind = try #require(ContentKind.named(name))
    let outline = try #require(XMLSchema(ManifestSchema.text(for: kind))).outline
    let pack = outline.type(of: try #require(outline.root))
    let rules = outline.type(of: try #require(pack.children.first { $0.name == "rules" }))
    let schema = rules.attributes.map { [$0.name, $0.defaultValue ?? "", $0.documentation.text] }
    let game = kind.rules.map { [$0.name, $0.defaultText, $0.meaning] }
    #expect(schema == game)
    #expect(!game.isEmpty)
  }

  @Test func theManifestOfNoKindTakesTheRulesOfAll() throws {
    let outline = try #require(XMLSchema(ManifestSchema.text(for: nil))).outline
    let pack = outline.type(of: try #require(outline.root))
    let rules = outline.type(of: try #require(pack.children.first { $0.name == "rules" }))
    #expect(Set(rules.attributes.map(\.name)) == Set(ContentKind.all.flatMap(\.rules).map(\.name)))
  }

  /// The file in the repository must be a valid schema by itself, for editors.
  @Test func theSchemaAsItStandsIsASchema() { #expect(XMLSchema(SchemaFiles.manifest) != nil) }

  @Test func everyKindHasItsNameInTheManifestsSchema() throws {
    for kind in ContentKind.all {
      let manifest = """
        <pack id="test" version="1.0.0" kind="\(kind.name)"><title>T</title><source path="a.csv"/></pack>
        """
      let read = ManifestReader.read(Array(manifest.utf8), file: "pack.xml", .init())
      #expect(read.findings.kept == [])
      #expect(read.manifest?.kind == kind.name)
    }
  }

  @Test func everyDefaultIsASoundRule() {
    for kind in ContentKind.all {
      for rule in kind.rules { #expect(rule.canonical(rule.defaultText) != nil) }
      let bare = Manifest.forBareSource("a.csv", kind: kind)
      #expect(kind.game?.problemWithRules(kind.rules(of: bare)) == nil)
    }
  }

  @Test func everyCodeIsExplainedOnceInWholeSentences() {
    let codes = Code.all
    #expect(Set(codes.map(\.id)).count == codes.count)
    for code in codes {
      #expect(code.why.hasSuffix("."), "\(code.id)")
      #expect(code.why.first?.isUppercase == true, "\(code.id)")
      #expect(code.title.first?.isUppercase == false || code.title.hasPrefix("XML"), "\(code.id)")
      #expect(!code.title.hasSuffix("."), "\(code.id)")
      #expect(!code.bad.isEmpty && !code.good.isEmpty, "\(code.id)")
    }
  }
}
