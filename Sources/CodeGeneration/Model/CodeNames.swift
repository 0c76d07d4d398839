internal import Diagnostics
internal import PackFormat
internal import Rows
internal import SafeText

/// Makes the names of a model, each once in its scope, and reports those that cannot be made.
struct CodeNames {
  private let language: CodeLanguage
  private let reserved: ReservedNames
  let packType: String
  private(set) var findings: [Finding] = []
  /// The subjects that have names of types, properties of the pack, and fields of the current table.
  private var subjects: [Scope: [String: String]] = [:]

  private enum Scope { case types, properties, fields }

  init(_ language: CodeLanguage, pack name: String) {
    self.language = language
    reserved = ReservedNames(language)
    packType = language.freeType(name, of: reserved.ofTypes)
    subjects[.types] = [packType: "the pack"]
  }

  /// Makes a table with its fields and its key.
  mutating func table(_ source: CodeModel.Source) -> CodeModel.Table {
    let subject = "the table \(source.name.quotedInCode)"
    let name = CodeName(source.name)
    if name.isEmpty { addNameless(subject, source) }
    var table = CodeModel.Table(
      name: source.name,
      rowType: type(name.upperCamel + "Row", for: "a row of \(subject)", source),
      tableType: type(name.upperCamel + "Table", for: subject, source),
      property: language.free(language.member(name), of: reserved.ofPacks), fields: [])
    take(table.property, for: subject, source, in: .properties)
    subjects[.fields] = [:]
    for field in source.schema.fields {
      let field = self.field(field, name, source)
      take(field.property, for: "the field \(field.name.quotedInCode)", source, in: .fields)
      table.fields.append(field)
    }
    let key = source.schema.codeKey.compactMap { name in
      table.fields.firstIndex { $0.name == name }
    }
    if !key.isEmpty { table.lookups = [CodeModel.Lookup(fields: key, function: "find")] }
    return table
  }

  private mutating func field(
    _ field: TableSchema.Field, _ table: CodeName, _ source: CodeModel.Source
  ) -> CodeModel.Field {
    let name = CodeName(field.name)
    let subject = "the field \(field.name.quotedInCode) of \(source.name.quotedInCode)"
    if name.isEmpty { addNameless(subject, source) }
    return CodeModel.Field(
      name: field.name, content: field.content, isRequired: field.constraints.required,
      isTranslatable: field.isTranslatable, description: field.description,
      property: language.free(language.member(name), of: reserved.ofRows),
      translation: language == .python
        ? "translated_\(name.snake)" : "translated\(name.upperCamel)",
      enumeration: field.textOptions.map { options in
        CodeModel.Enumeration(
          type: type(table.upperCamel + name.upperCamel, for: "the values of \(subject)", source),
          options: self.options(options))
      })
  }

  /// The options of an enumeration. A text that gives no name, or that of another one, is named by its number.
  private func options(_ texts: [String]) -> [(text: String, name: String)] {
    var options: [(text: String, name: String)] = []
    var known: Set<String> = []
    for (index, text) in texts.enumerated() {
      if options.contains(where: { $0.text == text }) { continue }
      let own = CodeName(text)
      var name = language.option(own.isEmpty ? CodeName("option \(index + 1)") : own)
      name = language.free(name, of: reserved.ofOptions)
      if known.contains(name) { name = language.option(CodeName("option \(index + 1)")) }
      while known.contains(name) { name = language.free(name, of: [name]) }
      known.insert(name)
      options.append((text, name))
    }
    return options
  }

  /// The name of the method that follows a foreign key.
  mutating func reference(
    _ fields: [String], to target: String, in table: CodeModel.Table, _ source: CodeModel.Source
  ) -> String {
    let taken = Set(table.fields.map(\.property) + table.references.map(\.method))
    let names = fields.map(CodeName.init)
    let short = names.count == 1 ? names[0].withoutKeyWord : nil
    let parts = names.map(\.upperCamel).joined()
    let tries =
      [short, names.count == 1 ? nil : CodeName(target)].compactMap(\.self) + [
        CodeName(parts + "Row"), CodeName(parts + "Row" + CodeName(target).upperCamel),
      ]
    for name in tries {
      let method = language.free(language.member(name), of: reserved.ofRows)
      if !taken.contains(method) { return method }
    }
    let method = language.member(tries[0])
    addClash(
      "the foreign key of \(fields.joined(separator: ", ").quotedInCode)", "another member", method,
      source)
    return method
  }

  /// The name of the function that finds a row by a unique field.
  func lookup(_ fields: [Int], _ table: CodeModel.Table) -> String {
    let name = fields.map { CodeName(table.fields[$0].name).upperCamel }.joined()
    return language == .python ? CodeName("find by " + name).snake : "findBy" + name
  }

  private mutating func type(
    _ name: String, for subject: String, _ source: CodeModel.Source
  ) -> String {
    let name = language.freeType(name, of: reserved.ofTypes)
    take(name, for: subject, source, in: .types)
    return name
  }

  /// Adds a finding if another subject has the name.
  private mutating func take(
    _ name: String, for subject: String, _ source: CodeModel.Source, in scope: Scope
  ) {
    if let other = subjects[scope, default: [:]].updateValue(subject, forKey: name) {
      addClash(subject, other, name, source)
    }
  }

  private mutating func addClash(
    _ subject: String, _ other: String, _ name: String, _ source: CodeModel.Source
  ) {
    findings.append(
      Finding(
        .codeNameTwice, "\(subject) and \(other) have one name in code: \(name.terminalSafe)",
        at: source.place, help: "rename one of them, so that their letters and digits differ"))
  }

  private mutating func addNameless(_ subject: String, _ source: CodeModel.Source) {
    findings.append(
      Finding(
        .noCodeName, "\(subject) has no letter or digit that a name in code could be made of",
        at: source.place, help: "give it a name with letters"))
  }
}

extension CodeLanguage {
  /// The name of an option, as the language spells names of constants.
  fileprivate func option(_ name: CodeName) -> String {
    self == .python ? name.snake.uppercased() : member(name)
  }

  fileprivate func freeType(_ name: String, of set: Set<String>) -> String {
    set.contains(name) ? name + "Type" : name
  }
}

extension String {
  /// The text in quotation marks, for messages.
  fileprivate var quotedInCode: String { "\"\(terminalSafe)\"" }
}
