import Arguments
import PackCompiler
import Schemas

/// `packtool schema`: the schemas that are compiled in.
enum PrintSchema {
  private static let kind = Argument.optional(
    "KIND", .oneOf(ContentKind.all.map(\.name) + ["manifest"]), "a kind of content, or the manifest"
  )
  private static let csv = Argument.flag("--csv", "the Table Schema of a kind (the default)")
  private static let xml = Argument.flag("--xml", "the XML schema")

  static let command = Command(
    "schema", "print the schema of a kind of content or of the manifest", [kind, csv, xml],
    discussion: """
      A kind has a Table Schema (the Frictionless standard), which judges values from CSV and XML \
      alike, and an XML schema, which says how its XML is built. The manifest has an XML schema. \
      Without a KIND the names are listed.
      """,
    examples: [
      "packtool schema facts": "what a facts table may hold",
      "packtool schema manifest --xml": "the XSD of pack.xml",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    guard let name = invocation[kind] else {
      let names = ContentKind.all.map { "\($0.name)\t\($0.title)\n" } + ["manifest\tpack.xml\n"]
      try console.print(names.joined())
      return .fine
    }
    if invocation[csv], invocation[xml] {
      throw .usage(invocation.usageError("--csv and --xml exclude each other"))
    }
    switch (ContentKind.named(name), invocation[xml]) {
    case (let kind?, let isXML): try console.print(isXML ? kind.xmlSchema : kind.schemaText)
    case (nil, _) where !invocation[csv]: try console.print(Schemas.manifest)
    case (nil, _):
      throw .usage(invocation.usageError("the manifest has no Table Schema; use --xml"))
    }
    return .fine
  }
}
