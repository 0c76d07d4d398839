import Arguments
import Exchange
import Kinds
import Projects
import SchemaFiles

/// `packtool schema`: prints one of the built-in schemas.
enum PrintSchema {
  private static let kind = Argument.optional(
    "KIND", .oneOf(ContentKind.names + ["manifest"] + jsonSchemas.map(\.name)),
    "a kind of content, the manifest, the JSON of packtool export, or the lines of answers"
  )
  /// The JSON Schemas, which belong to no kind.
  private static let jsonSchemas: [(name: String, title: String, text: [UInt8])] = [
    ("questions", "the JSON of packtool export", SchemaFiles.questions),
    ("answers", "a line of a file of answers", SchemaFiles.answers),
  ]
  private static let csv = Argument.flag(
    "--csv", "print the Table Schema of the kind (the default)")
  private static let xml = Argument.flag("--xml", "print the XML schema")
  private static let manifest = Argument.flag(
    "--manifest", "print the XML schema of pack.xml, with the rules of the kind's game")
  private static let json = Argument.flag(
    "--json-schema",
    "print the JSON Schema of the questions that a language model is to answer with")

  static let command = Command(
    "schema", "print the schema of a kind or of the manifest",
    [kind, csv, xml, manifest, json],
    discussion: """
      Each kind has a Table Schema (the Frictionless standard), which defines the values of CSV \
      and XML sources alike, and an XML schema, which defines the elements of its XML. The XML \
      schema of the manifest depends on the kind, since each game has rules of its own. The names \
      questions and answers stand for the JSON Schemas of packtool export --to json and of a line \
      of answers. Without a KIND, the names are listed.

      The schema of --json-schema is one that structured output of language models takes as it is, \
      and packtool import reads what they answer: packtool help generating.
      """,
    examples: [
      "packtool schema facts": "show what a table of facts may contain",
      "packtool schema facts --manifest":
        "show what pack.xml may contain, with every rule and its default",
      "packtool schema choice-quiz --json-schema":
        "give a language model the form of its answer",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    guard let name = invocation[kind] else {
      let names =
        ContentKind.allWithTable.map { "\($0.name)\t\($0.title)\n" } + [
          "manifest\tpack.xml\n"
        ] + jsonSchemas.map { "\($0.name)\t\($0.title)\n" }
      try console.print(names.joined())
      return .fine
    }
    let forms = [invocation[csv], invocation[xml], invocation[manifest], invocation[json]]
    if forms.count(where: { $0 }) > 1 {
      throw .usage(
        invocation.usageError("--csv, --xml, --manifest and --json-schema exclude each other"))
    }
    if invocation[json] {
      guard let schema = ContentKind.named(name).flatMap(AnswerSchema.text) else {
        throw .usage(
          invocation.usageError("--json-schema is for kinds whose questions are text alone"))
      }
      try console.print(schema)
      return .fine
    }
    if let schema = jsonSchemas.first(where: { $0.name == name }) {
      guard !invocation[csv], !invocation[xml], !invocation[manifest] else {
        throw .usage(invocation.usageError("\(name) has a JSON Schema alone"))
      }
      try console.print(schema.text)
      return .fine
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
