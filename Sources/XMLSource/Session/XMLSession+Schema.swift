internal import Diagnostics

/// The validation of elements against the schema.
///
/// Names are looked up in `SchemaOutline` first. An unknown name is reported and replaced by the name
/// that was probably meant, because libxml2 would stop validating at the first unknown one. libxml2
/// validates the result, and its errors are reworded here.
extension XMLSession {
  /// A start tag with the names that the validator gets.
  struct Judged {
    var open: Open
    var name = ""
    var attributes: [(name: String, attribute: XMLAttribute)] = []
  }

  /// Reports unknown names in a start tag and returns the names that were meant.
  func judge(
    _ tag: XMLTag, _ parsed: ParsedTag, namespace: Range<Int>?, _ schema: XMLSchema
  ) -> Judged {
    let unknown = Judged(open: Open(tag: tag))
    guard let element = element(for: tag, schema.outline) else {
      if open.contains(where: { $0.type?.isOpen == true }) { return unknown }
      self.unknown += 1
      if self.unknown > mostUnknown { refuseUnknown(tag) }
      return unknown
    }
    if let namespace {
      findings.add(
        Finding(
          .xmlNamespace, "a namespace where none belongs", at: place(namespace),
          help: "remove it",
          fix: FixIt([.init(namespace, "")], safe: false)))
    }
    let type = schema.outline.type(of: element)
    var attributes: [(name: String, attribute: XMLAttribute)] = []
    for (attribute, parsed) in zip(tag.attributes, parsed.attributes) {
      guard let name = name(for: attribute, parsed, of: tag, type, besides: attributes.map(\.name))
      else { continue }
      if name == "xml:lang" { checkLanguage(attribute) }
      attributes.append((name, attribute))
    }
    return Judged(
      open: Open(tag: tag, element: element, type: type), name: element.name,
      // The schema allows any value; `checkLanguage` has judged it.
      attributes: attributes.filter { $0.name != "xml:lang" })
  }

  private func refuseUnknown(_ tag: XMLTag) {
    refuse(
      Finding(
        .xmlTooManyUnknown, "more than \(mostUnknown) unknown elements", at: place(tag.nameRange),
        help: "check that this is the right file; the rest of it was not read"))
  }

  /// Reports a value of `xml:lang` that is not a language tag.
  ///
  /// The schema cannot check it, because that would need an import of the schema of `xml:`.
  private func checkLanguage(_ attribute: XMLAttribute) {
    let parts = attribute.value.split(separator: "-", omittingEmptySubsequences: false)
    let isTag =
      attribute.value.utf8.count <= 35
      && parts.enumerated().allSatisfy { index, part in
        (index == 0 ? 2...8 : 1...8).contains(part.utf8.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || (index > 0 && $0.isNumber)) }
      }
    if isTag { return }
    findings.add(
      Finding(
        .xmlWrongValue, "\(attribute.value.quoted()) is not a language tag, as in en or pt-BR",
        at: place(attribute.valueRange)))
  }

  // MARK: - Names

  /// The declaration of the element, or of the one that was probably meant; nil if there is none.
  private func element(
    for tag: XMLTag, _ outline: SchemaOutline
  ) -> SchemaOutline.Element? {
    guard let parent = open.last else { return root(tag, outline) }
    guard let type = parent.type, parent.element != nil, !type.isOpen else { return nil }
    let known = type.children.first { $0.name == tag.name }
    guard let element = known ?? unknownElement(tag, in: parent.tag, type) else { return nil }
    guard let first = parent.seen.first(where: { $0.name == element.name }) else {
      open[open.count - 1].seen.append((element.name, tag.nameRange))
      return element
    }
    if element.isSingle {
      findings.add(.xmlElementTwice) {
        Finding(
          .xmlElementTwice, "a second <\(element.name)> in <\(parent.tag.name)>",
          at: place(tag.nameRange), help: "keep one",
          related: [Related(place(first.range), "the first")])
      }
    }
    return element
  }

  /// Reports an unknown element and returns the declaration that was probably meant.
  private func unknownElement(
    _ tag: XMLTag, in parent: XMLTag, _ type: SchemaOutline.ComplexType
  ) -> SchemaOutline.Element? {
    open[open.count - 1].holdsUnknown = true
    let guess = guess(tag.name, among: type.children.map(\.name))
    findings.add(.xmlUnknownElement) {
      let names = type.children.map { "<\($0.name)>" }
      return Finding(
        .xmlUnknownElement,
        "unknown element <\(tag.name)> in <\(parent.name)>"
          + (guess.map { "; did you mean <\($0)>?" } ?? ""),
        at: place(tag.nameRange),
        help: names.isEmpty
          ? "<\(parent.name)> holds no elements" : guess == nil ? known(names) : nil)
    }
    return type.children.first { $0.name == guess }
  }

  /// Returns the name that was probably meant; after 100 searches in a file, only known results.
  private func guess(_ name: String, among names: @autoclosure () -> [String]) -> String? {
    let names = names()
    // A misspelling that every row repeats is searched for once.
    if let before = guessed[name], names.contains(before) { return before }
    guard guesses < 100 else { return nil }
    guesses += 1
    guessed[name] = NearMiss.of(name, among: names)
    return guessed[name]
  }

  /// The declaration of the root; a tag of another name is reported, and nil unless it is a misspelling.
  private func root(_ tag: XMLTag, _ outline: SchemaOutline) -> SchemaOutline.Element? {
    guard let root = outline.root, tag.name != root.name else { return outline.root }
    let isNear = NearMiss.of(tag.name, among: [root.name]) != nil
    findings.add(
      Finding(
        .xmlWrongRoot,
        "unknown root element <\(tag.name)>" + (isNear ? "; did you mean <\(root.name)>?" : ""),
        at: place(tag.nameRange), label: "expected <\(root.name)>"))
    return isNear ? root : nil
  }

  /// The name of the attribute in the schema, or the one that was probably meant; nil if there is none.
  private func name(
    for attribute: XMLAttribute, _ parsed: ParsedTag.Attribute, of tag: XMLTag,
    _ type: SchemaOutline.ComplexType, besides taken: [String]
  ) -> String? {
    if type.attributes.contains(where: { $0.name == attribute.name }) { return attribute.name }
    // A hint for editors, which libxml2 must not get: it would load the schema it names.
    if parsed.namespace == "http://www.w3.org/2001/XMLSchema-instance",
      attribute.name.hasSuffix(":noNamespaceSchemaLocation")
    {
      return nil
    }
    let guess = guess(
      attribute.name,
      among: type.attributes.map(\.name).filter { name in
        // Two misspelt attributes cannot both be meant as the same one.
        !taken.contains(name) && !tag.attributes.contains { $0.name == name }
      })
    findings.add(.xmlUnknownAttribute) {
      let names = type.attributes.map(\.name)
      return Finding(
        .xmlUnknownAttribute,
        "unknown attribute \"\(attribute.name)\" on <\(tag.name)>"
          + (guess.map { "; did you mean \"\($0)\"?" } ?? ""),
        at: place(attribute.nameRange),
        help: names.isEmpty
          ? "<\(tag.name)> has no attributes"
          : guess == nil ? known(names) : nil,
        fix: guess.map { FixIt([.init(attribute.nameRange, $0)], safe: false) })
    }
    return guess
  }

  private func known(_ names: [String]) -> String {
    "known are " + names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
  }

  // MARK: - Errors of libxml2

  /// Reports an error that libxml2 found at the start tag of `element`.
  func report(
    _ complaint: SchemaComplaint, atStartOf element: Open,
    _ attributes: [(name: String, attribute: XMLAttribute)]
  ) {
    let name = complaint.attribute
    let declared = element.type?.attributes.first { $0.name == name }
    if complaint.kind == .missingAttribute, let name {
      findings.add(
        Finding(
          .xmlMissingAttribute, "<\(element.tag.name)> needs the attribute \"\(name)\"",
          at: place(element.tag.nameRange), help: declared?.documentation.text))
    } else if let attribute = attributes.first(where: { $0.name == name })?.attribute {
      report(value: attribute.value, declared?.type, complaint, at: attribute.valueRange)
    } else {
      findings.add(
        Finding(
          .xmlAgainstSchema,
          complaint.kind == .content
            ? "<\(element.tag.name)> is not allowed here"
            : "this element does not match the schema",
          at: place(element.tag.nameRange), help: complaint.detail))
    }
  }

  /// Reports an error that libxml2 found in the content of `element`.
  func report(_ complaint: SchemaComplaint, atEndOf element: Open, content: Range<Int>) {
    if complaint.kind == .content {
      // `reportMissing` has reported required elements by name.
      let missing = element.type?.children.contains { child in
        child.isRequired && !element.seen.contains { $0.name == child.name }
      }
      if missing == true { return }
      findings.add(
        Finding(
          .xmlMissingElement, "an element is missing in <\(element.tag.name)>",
          at: place(element.tag.nameRange), help: complaint.detail))
    } else if !element.holdsUnknown {
      let range = source.trimmed(content)
      let text = String(decoding: source.read(range), as: UTF8.self)
      report(value: text, element.type?.text, complaint, at: range)
    }
  }

  /// Reports the required children that `element` lacks.
  func reportMissing(in element: Open, _ declared: SchemaOutline.Element) {
    for child in element.type?.children ?? [] where child.isRequired {
      let accepted = [child.name] + child.alternatives
      if element.seen.contains(where: { accepted.contains($0.name) }) { continue }
      findings.add(
        Finding(
          .xmlMissingElement, "<\(child.name)> is missing in <\(element.tag.name)>",
          at: place(element.tag.nameRange), help: "add \(child.documentation.text)"))
    }
  }

  /// Reports an invalid value, once for all errors that libxml2 has about it.
  private func report(
    value: String, _ type: String?, _ complaint: SchemaComplaint, at range: Range<Int>
  ) {
    if reportedValue == range { return }
    reportedValue = range
    let meaning = type.flatMap { schema?.outline.meaning(of: $0) }
    findings.add(
      Finding(
        .xmlWrongValue, "\(value.quoted()) is not \(meaning ?? "a valid value here")",
        at: place(range), help: meaning == nil ? complaint.detail : nil))
  }
}
