internal import Rows
internal import TextUnicode
internal import XMLSource

/// How the values of an XML file are spelled in its canonical form.
struct XMLSpelling {
  /// The value of an attribute, by the element's depth: 0 is the root.
  var attribute: (_ attribute: XMLAttribute, _ tag: XMLTag, _ depth: Int) -> String
  /// The text of an element.
  var text: (_ text: String, _ tag: XMLTag, _ depth: Int) -> String

  /// Of a source of a kind: values as a pack has them.
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

  /// Of a manifest: texts as a pack has them; forms, paths and rules stay.
  static var manifest: XMLSpelling {
    XMLSpelling { attribute, tag, _ in
      tag.name == "author" && attribute.name == "name"
        ? attribute.value.collapsed.nfc : attribute.value
    } text: { text, _, _ in
      text.collapsed.nfc
    }
  }
}
