internal import Kinds
internal import Rows
internal import TextUnicode
internal import XMLSource

/// The canonical spelling of values in an XML file.
struct XMLSpelling {
  /// Returns the spelling of an attribute's value; the root has depth 0.
  var attribute: (_ attribute: XMLAttribute, _ tag: XMLTag, _ depth: Int) -> String
  /// Returns the spelling of an element's text.
  var text: (_ text: String, _ tag: XMLTag, _ depth: Int) -> String

  /// The spelling of a source: values as a pack holds them.
  static func source(_ kind: ContentKind, _ languages: SourceLanguages) -> XMLSpelling {
    let text = CanonicalText(units: .builtIn)
    let fields = Dictionary(
      kind.schema.fields.compactMap { field in
        kind.shape.name(of: field.name).map { ($0, field) }
      }, uniquingKeysWith: { first, _ in first })
    let own = kind.shape.text.flatMap { kind.schema.field($0) }
    return XMLSpelling { attribute, _, depth in
      if attribute.name == "xml:lang" { return languages.spelling(of: attribute.value) }
      guard depth == 1, let field = fields[attribute.name] else { return attribute.value }
      return text.text(attribute.value, of: field) ?? attribute.value
    } text: { value, tag, depth in
      let language = tag.attributes.first { $0.name == "xml:lang" }?.value
      let isOwn = language.map { languages.meaning(of: $0) == .own } ?? true
      let field = depth == 1 ? own : fields[tag.name]
      return text.text(value, of: isOwn ? field : nil) ?? value
    }
  }

  /// The spelling of a manifest: texts as a pack holds them; forms, paths and settings unchanged.
  static var manifest: XMLSpelling {
    XMLSpelling { attribute, tag, _ in
      tag.name == "author" && attribute.name == "name"
        ? attribute.value.collapsed.nfc : attribute.value
    } text: { text, _, _ in
      text.collapsed.nfc
    }
  }
}
