internal import Diagnostics

/// The judgement of elements by their schema.
///
/// Names are looked up here first, so that every unknown one is reported and the one that was
/// probably meant is put in its place: libxml2 would stop judging at the first. What passes is
/// judged by libxml2, and its complaints are put in our words.
extension XMLSession {
  /// A start tag as the validator is told of it.
  struct Judged {
    var open: Open
    var name = ""
    var attributes: [(name: String, attribute: XMLAttribute)] = []
  }

  func judge(
    _ tag: XMLTag, _ parsed: ParsedTag, namespace: Range<Int>?, _ schema: XMLSchema
  ) -> Judged {
    let unknown = Judged(open: Open(tag: tag))
    guard let element = element(for: tag, schema.outline) else {
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
      // The schema says of this one no more than that it may be there.
      attributes: attributes.filter { $0.name != "xml:lang" })
  }

  private func refuseUnknown(_ tag: XMLTag) {
    refuse(
      Finding(
        .xmlTooManyUnknown, "more than \(mostUnknown) unknown elements", at: place(tag.nameRange),
        help: "see whether it is the right file; nothing after this was read"))
  }

  /// What the schema cannot say, since it may not import another one.
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

  private func element(
    for tag: XMLTag, _ outline: SchemaOutline
  ) -> SchemaOutline.Element? {
    guard let parent = open.last else { return root(tag, outline) }
    guard let type = parent.type, parent.element != nil else { return nil }
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

  /// Reports the element, and finds the one that was probably meant.
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

  /// The name that was probably meant; not sought without end in a file that is full of others.
  private func guess(_ name: String, among names: @autoclosure () -> [String]) -> String? {
    let names = names()
    // The same slip in every row is sought once.
    if let before = guessed[name], names.contains(before) { return before }
    guard guesses < 100 else { return nil }
    guesses += 1
    guessed[name] = NearMiss.of(name, among: names)
    return guessed[name]
  }

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

  /// The name that the attribute has in the schema, or that it was probably meant to have.
  private func name(
    for attribute: XMLAttribute, _ parsed: ParsedTag.Attribute, of tag: XMLTag,
    _ type: SchemaOutline.ComplexType, besides taken: [String]
  ) -> String? {
    if type.attributes.contains(where: { $0.name == attribute.name }) { return attribute.name }
    // Editors are told of a schema so. libxml2 is not: it would go and read the file.
    if parsed.namespace == "http://www.w3.org/2001/XMLSchema-instance",
      attribute.name.hasSuffix(":noNamespaceSchemaLocation")
    {
      return nil
    }
    let guess = guess(
      attribute.name,
      among: type.attributes.map(\.name).filter { name in
        // Two that are misspelt are not both meant to be the same.
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

  // MARK: - What libxml2 says

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
            ? "<\(element.tag.name)> cannot stand here" : "this element is not as it should be",
          at: place(element.tag.nameRange), help: complaint.detail))
    }
  }

  func report(_ complaint: SchemaComplaint, atEndOf element: Open, content: Range<Int>) {
    if complaint.kind == .content {
      // One that is named as required has been reported in our own words.
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

  func reportMissing(in element: Open, _ declared: SchemaOutline.Element) {
    for child in element.type?.children ?? [] where child.isRequired {
      if element.seen.contains(where: { $0.name == child.name }) { continue }
      findings.add(
        Finding(
          .xmlMissingElement, "<\(child.name)> is missing in <\(element.tag.name)>",
          at: place(element.tag.nameRange), help: "add \(child.documentation.text)"))
    }
  }

  /// A value has one finding, however much libxml2 has to say of it.
  private func report(
    value: String, _ type: String?, _ complaint: SchemaComplaint, at range: Range<Int>
  ) {
    if reportedValue == range { return }
    reportedValue = range
    let meaning = type.flatMap { schema?.outline.meaning(of: $0) }
    findings.add(
      Finding(
        .xmlWrongValue, "\(value.quoted()) is not \(meaning ?? "what belongs here")",
        at: place(range), help: meaning == nil ? complaint.detail : nil))
  }
}
