import Arguments
import PackCompiler
import SchemaFiles

/// `packtool schema`: the schemas that are compiled in.
enum PrintSchema {
  private static let kind = Argument.optional(
    "KIND", .oneOf(ContentKind.names + ["manifest"]), "a kind of content, or the manifest"
  )
  private static let csv = Argument.flag("--csv", "the Table Schema of a kind (the default)")
  private static let xml = Argument.flag("--xml", "the XML schema")
  private static let manifest = Argument.flag(
    "--manifest", "the XML schema of pack.xml with the rules of the kind's game")

  static let command = Command(
    "schema", "print the schema of a kind of content or of the manifest",
    [kind, csv, xml, manifest],
    discussion: """
      A kind has a Table Schema (the Frictionless standard), which judges values from CSV and XML \
      alike, and an XML schema, which says how its XML is built. The manifest has an XML schema, \
      which depends on the kind: each game has rules of its own. Without a KIND the names are listed.
      """,
    examples: [
      "packtool schema facts": "what a facts table may hold",
      "packtool schema facts --manifest": "what pack.xml may hold, with every rule and its default",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    guard let name = invocation[kind] else {
      let names =
        ContentKind.allWithTable.map { "\($0.name)\t\($0.title)\n" } + [
          "manifest\tpack.xml\n"
        ]
      try console.print(names.joined())
      return .fine
    }
    if [invocation[csv], invocation[xml], invocation[manifest]].count(where: { $0 }) > 1 {
      throw .usage(invocation.usageError("--csv, --xml and --manifest exclude each other"))
    }
    guard let kind = ContentKind.named(name) else {
      if invocation[csv] {
        throw .usage(invocation.usageError("the manifest has no Table Schema; use --xml"))
      }
      try console.print(ManifestSchema.text(for: nil))
      return .fine
    }
    if invocation[manifest] {
      try console.print(ManifestSchema.text(for: kind))
    } else {
      try console.print(invocation[xml] ? kind.schemas.xml : kind.schemas.table)
    }
    return .fine
  }
}
