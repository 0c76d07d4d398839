package import Diagnostics

// X0: files that are not well-formed, not UTF-8 or beyond the limits.
extension Code {
  package static let xmlNotWellFormed = Code(
    "X001", .error, "the file is not well-formed XML",
    why: "Nothing after this point can be parsed reliably, so the file is not used.",
    bad: "<title>World facts</title",
    good: "<title>World facts</title>",
    fix: """
      Correct what the finding points at. The rest of the file is checked once it can be read.
      """)

  package static let xmlWrongEndTag = Code(
    "X002", .error, "an end tag closes another element than the one that is open",
    why: "It is unclear which of the two elements is meant, so the file is not used.",
    bad: "<title>World facts</tilte>",
    good: "<title>World facts</title>",
    fix: """
      Write the end tag with the name of the element that it closes, or add the one that is \
      missing before it.
      """)

  package static let xmlUnclosed = Code(
    "X003", .error, "something that was opened is never closed",
    why: "It swallows the rest of the file.",
    bad: """
      <pack id="world-facts" version="1.0.0" kind="facts">
        <title>World facts</title>
        <source path="holdb.csv"/>
      """,
    good: """
      <pack id="world-facts" version="1.0.0" kind="facts">
        <title>World facts</title>
        <source path="holdb.csv"/>
      </pack>
      """,
    fix: """
      Add the missing end tag, "-->", "]]>" or quotation mark for what the finding points at.
      """)

  package static let xmlAttributeTwice = Code(
    "X004", .error, "an attribute is given twice",
    why: "Only one of the two values can be used.",
    bad: "<pack id=\"world-facts\" version=\"1.0.0\" version=\"1.1.0\" kind=\"facts\">",
    good: "<pack id=\"world-facts\" version=\"1.1.0\" kind=\"facts\">",
    fix: "Remove one of the two.")

  package static let xmlReference = Code(
    "X005", .error, "\"&\" begins no reference that XML knows",
    why:
      "XML has &amp; &lt; &gt; &quot; &apos; and numbers such as &#233;. Anything else is an error.",
    bad: "<title>Salt &nbsp; pepper</title>",
    good: "<title>Salt &amp; pepper</title>",
    fix: """
      Write "&amp;" for the character itself. Write letters as they are: sources are UTF-8 and \
      need no named references.
      """)

  package static let xmlIllegalCharacter = Code(
    "X006", .error, "a character that XML does not allow",
    why: "A control character is often left by a crash while saving, and can attack a terminal.",
    bad: "<title>World\\0 facts</title>",
    good: "<title>World facts</title>",
    fix: "Remove the character.")

  package static let xmlEmpty = Code(
    "X007", .error, "the file holds no element",
    why: "There is nothing in it to read.",
    bad: "(0 bytes)",
    good: """
      <pack id="world-facts" version="1.0.0" kind="facts">
        <title>World facts</title>
        <source path="holdb.csv"/>
      </pack>
      """,
    fix: "Save the file again with its content.")

  package static let xmlNotUTF8 = Code(
    "X010", .error, "bytes that are not UTF-8",
    why: "Text in another encoding would show players wrong letters; the encoding is not guessed.",
    bad: "<title>Caf\\xE9s of the world</title>",
    good: "<title>Cafés of the world</title>",
    fix: """
      Save the file as UTF-8. If only some lines are affected, they were pasted from another \
      file: type their letters again.
      """)

  package static let xmlUTF16 = Code(
    "X011", .error, "the file is UTF-16",
    why: "Sources are UTF-8; some programs save UTF-16 when asked for \"Unicode text\".",
    bad: "\\xFF\\xFE<\\0p\\0a\\0c\\0k\\0/\\0>\\0",
    good: """
      <pack id="world-facts" version="1.0.0" kind="facts">
        <title>World facts</title>
        <source path="holdb.csv"/>
      </pack>
      """,
    fix: "Save the file as UTF-8.")

  package static let xmlOtherEncoding = Code(
    "X012", .error, "the file declares another encoding than UTF-8",
    why: "Sources are UTF-8, so that every program reads the same letters.",
    bad: "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>",
    good: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
    fix: "Save the file as UTF-8 and let its first line say so, or leave that line out.")

  package static let xmlDoctype = Code(
    "X020", .error, "a document type declaration",
    why: "It could load files or expand text without limit, and no source needs one.",
    bad: """
      <!DOCTYPE pack SYSTEM "pack.dtd">
      <pack id="world-facts" version="1.0.0" kind="facts">
      """,
    good: "<pack id=\"world-facts\" version=\"1.0.0\" kind=\"facts\">",
    fix: "Remove the declaration, and write the text of its entities where they are used.")

  package static let xmlTooDeep = Code(
    "X021", .error, "elements that are nested too deeply",
    why: "The limit stops files that are made to exhaust time or memory.",
    bad: "<a><a><a>… (300 of them)",
    good: "<pack><title>World facts</title></pack>",
    fix: "Remove the elements that do not belong there: a source needs only a few levels.")

  package static let xmlTagTooLong = Code(
    "X022", .error, "a tag that is too long or has too many attributes",
    why: "The limit stops files that are made to exhaust time or memory.",
    bad: "<pack a1=\"\" a2=\"\" … a100000=\"\">",
    good: "<pack id=\"world-facts\">",
    fix: """
      Remove the attributes that do not belong there. Write a long text between tags, not in one.
      """)

  package static let xmlTextTooLong = Code(
    "X023", .error, "too much text between two tags",
    why: "The limit stops files that are made to exhaust time or memory.",
    bad: "<title>… (20 MB)</title>",
    good: "<title>World facts</title>",
    fix: "Shorten the text: a screen has room for a few hundred characters.")

  package static let xmlFileTooLong = Code(
    "X024", .error, "a file that is too large",
    why: "The limit stops files that are made to exhaust time or memory.",
    bad: "(a manifest of 10 MB)",
    good: "(a manifest of 1 KB)",
    fix: "Keep questions in source files of their own, and only settings of the pack in pack.xml.")

  package static let xmlTooManyUnknown = Code(
    "X025", .error, "too many unknown elements",
    why: "The file is of another kind, or made to exhaust time or memory.",
    bad: "<facts><row/><row/>… (a million of them)",
    good: "<facts><fact>…</fact></facts>",
    fix: "See the first of the findings: the file may be of another kind than its pack.")
}

// X1: XML that its schema rejects.
extension Code {
  package static let xmlWrongRoot = Code(
    "X101", .error, "the root element is not the one expected",
    why: "The file is for something else, so its content cannot be checked.",
    bad: "<package id=\"world-facts\" version=\"1.0.0\" kind=\"facts\">",
    good: "<pack id=\"world-facts\" version=\"1.0.0\" kind=\"facts\">",
    fix: "Correct the name of the element, or give the path of the file that was meant.")

  package static let xmlUnknownElement = Code(
    "X102", .error, "an element that does not belong here",
    why: "Its text would silently be missing from the pack.",
    bad: "<titel>World facts</titel>",
    good: "<title>World facts</title>",
    fix: """
      Correct its name, or remove it. "packtool schema KIND --xml" lists the elements of a source, \
      and "packtool schema KIND --manifest" those of pack.xml.
      """)

  package static let xmlMissingElement = Code(
    "X103", .error, "an element is missing",
    why: "The pack cannot be compiled or shown without it.",
    bad: """
      <pack id="world-facts" version="1.0.0" kind="facts">
        <title>World facts</title>
      </pack>
      """,
    good: """
      <pack id="world-facts" version="1.0.0" kind="facts">
        <title>World facts</title>
        <source path="holdb.csv"/>
      </pack>
      """,
    fix: "Add the element.")

  package static let xmlElementTwice = Code(
    "X104", .error, "an element is repeated where only one is allowed",
    why: "It is unclear which of them applies.",
    bad: "<rules lives=\"3\"/><rules lives=\"5\"/>",
    good: "<rules lives=\"5\"/>",
    fix: "Keep one of them.")

  package static let xmlUnknownAttribute = Code(
    "X105", .error, "an attribute that does not belong here",
    why: "Its value would silently be missing from the pack.",
    bad: "<pack id=\"world-facts\" vesion=\"1.0.0\" kind=\"facts\">",
    good: "<pack id=\"world-facts\" version=\"1.0.0\" kind=\"facts\">",
    fix: """
      Correct its name, or remove it. "packtool schema KIND --xml" lists the attributes of a source, \
      and "packtool schema KIND --manifest" those of pack.xml.
      """)

  package static let xmlMissingAttribute = Code(
    "X106", .error, "an attribute is missing",
    why: "The pack cannot be compiled without it.",
    bad: "<source/>",
    good: "<source path=\"holdb.csv\"/>",
    fix: "Add the attribute.")

  package static let xmlWrongValue = Code(
    "X107", .error, "a value of the wrong form",
    why: "A value in another form cannot be read.",
    bad: "<pack id=\"world-facts\" version=\"1.x\" kind=\"facts\">",
    good: "<pack id=\"world-facts\" version=\"1.0.0\" kind=\"facts\">",
    fix: "Write the value in the form that the finding names.")

  package static let xmlStrayText = Code(
    "X108", .error, "text where only elements belong",
    why: "The text would silently be missing from the pack.",
    bad: """
      <pack id="world-facts" version="1.0.0" kind="facts">
        World facts
        <title>World facts</title>
        <source path="holdb.csv"/>
      </pack>
      """,
    good: """
      <pack id="world-facts" version="1.0.0" kind="facts">
        <title>World facts</title>
        <source path="holdb.csv"/>
      </pack>
      """,
    fix: "Move the text into the element that it belongs to, or remove it.")

  package static let xmlNamespace = Code(
    "X109", .error, "a namespace where none belongs",
    why: "A namespace gives every name another meaning, so no name would be recognised.",
    bad: """
      <pack xmlns="http://example.org/pack" id="world-facts" version="1.0.0" kind="facts">
      """,
    good: "<pack id=\"world-facts\" version=\"1.0.0\" kind=\"facts\">",
    fix: "Remove the xmlns attribute, and prefixes before the names of elements.")

  package static let xmlAgainstSchema = Code(
    "X110", .error, "the file does not match its schema",
    why: "An element that does not match the schema cannot be read.",
    bad: "<b/><a/> (where a comes first)",
    good: "<a/><b/>",
    fix: "Change the element to match the schema that \"packtool schema KIND --xml\" prints.")

  package static let xmlSource: [Code] = [
    xmlNotWellFormed, xmlWrongEndTag, xmlUnclosed, xmlAttributeTwice, xmlReference,
    xmlIllegalCharacter, xmlEmpty, xmlNotUTF8, xmlUTF16, xmlOtherEncoding, xmlDoctype, xmlTooDeep,
    xmlTagTooLong, xmlTextTooLong, xmlFileTooLong, xmlTooManyUnknown, xmlWrongRoot,
    xmlUnknownElement,
    xmlMissingElement, xmlElementTwice, xmlUnknownAttribute, xmlMissingAttribute, xmlWrongValue,
    xmlStrayText, xmlNamespace, xmlAgainstSchema,
  ]
}
