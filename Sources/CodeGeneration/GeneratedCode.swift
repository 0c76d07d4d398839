/// A file of code that reads a pack with the types of its schemas.
package struct GeneratedCode: Sendable {
  /// The name of the file.
  package let fileName: String
  package let text: String
  /// The name of the type of the pack.
  package let type: String
  /// The number of tables.
  package let tableCount: Int
  /// Identifies what the code relies on in the schemas.
  package let digest: String

  /// Writes the code of a model whose names could be made.
  package init(_ model: CodeModel) {
    fileName = model.language.fileName(model.type)
    text =
      switch model.language {
      case .swift: SwiftWriter.text(model)
      case .typescript: TypeScriptWriter.text(model)
      case .python: PythonWriter.text(model)
      }
    type = model.type
    tableCount = model.tables.count
    digest = model.digest
  }

  /// True if a file begins as generated code does.
  package static func isGenerated(_ bytes: [UInt8]) -> Bool {
    let mark = Array(CodeText.mark.utf8)
    return ["//", "#"].contains { bytes.starts(with: Array($0.utf8) + mark) }
  }
}
