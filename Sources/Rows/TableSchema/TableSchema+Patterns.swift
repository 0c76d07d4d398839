/// The patterns of a schema, compiled.
extension TableSchema {
  /// The compiled pattern for each `pattern` of the fields.
  ///
  /// Each caller gets patterns of its own, so that threads do not wait for each other.
  var compiledPatterns: [String: Pattern] {
    get throws(SchemaError) {
      var patterns: [String: Pattern] = [:]
      for case let text? in fields.map(\.constraints.pattern) where patterns[text] == nil {
        patterns[text] = try Self.compiled(text, at: 0..<0)
      }
      return patterns
    }
  }

  /// Throws at the first pattern in the JSON of the fields that cannot be used.
  func checkPatterns(_ json: [JSON]) throws(SchemaError) {
    var known: Set<String> = []
    var size = 0
    for (field, item) in zip(fields, json) {
      guard let text = field.constraints.pattern, known.insert(text).inserted else { continue }
      let bytes = (item["constraints"]?["pattern"] ?? item).bytes
      size += try Self.compiled(text, at: bytes).size
      guard size <= PatternLimits.charactersOfSchema else {
        throw SchemaError(
          message: """
            too many patterns: at most \(PatternLimits.charactersOfSchema) characters and classes \
            in all patterns of a schema
            """, bytes: bytes)
      }
    }
  }

  private static func compiled(
    _ text: String, at bytes: Range<Int>
  ) throws(SchemaError) -> Pattern {
    do throws(PatternError) {
      return try Pattern(text)
    } catch {
      throw SchemaError(message: error.message, bytes: bytes)
    }
  }
}
