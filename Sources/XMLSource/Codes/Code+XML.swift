package import Diagnostics

// X0: files that are not well-formed, not UTF-8 or beyond the limits.
extension Code {
  package static let xmlNotWellFormed = Code(
    "X001", .error, "the file is not well-formed XML",
    why: "What stands after the fault cannot be told apart, so nothing of the file is used.",
    bad: "<title>World facts</title",
    good: "<title>World facts</title>",
    fix: """
      Correct what the finding points at; what stands behind it is checked once the file can \
      be read.
      """)

  package static let xmlWrongEndTag = Code(
    "X002", .error, "an end tag closes another element than the one that is open",
    why: "It cannot be told which of the two is meant, so nothing of the file is used.",
    bad: "<title>World facts</tilte>",
    good: "<title>World facts</title>",
    fix: """
      Write the end tag with the name of the element that it closes, or add the one that is \
      missing before it.
      """)

  package static let xmlUnclosed = Code(
    "X003", .error, "something that was opened is never closed",
    why: "The rest of the file is swallowed by it.",
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
      Add the end tag, "-->", "]]>" or quotation mark that is missing, where the finding says \
      that it was opened.
      """)

  package static let xmlAttributeTwice = Code(
    "X004", .error, "an attribute is given twice",
    why: "Only one of the two values can hold.",
    bad: "<pack id=\"world-facts\" version=\"1.0.0\" version=\"1.1.0\" kind=\"facts\">",
    good: "<pack id=\"world-facts\" version=\"1.1.0\" kind=\"facts\">",
    fix: "Remove one of the two.")

  package static let xmlReference = Code(
    "X005", .error, "\"&\" begins no reference that XML knows",
    why: "XML has &amp; &lt; &gt; &quot; &apos; and numbers such as &#233;; all else is an error.",
    bad: "<title>Salt &nbsp; pepper</title>",
    good: "<title>Salt &amp; pepper</title>",
    fix: """
      Write "&amp;" where the sign itself is meant, and letters as they are: sources are UTF-8 \
      and need no names for them.
      """)

  package static let xmlIllegalCharacter = Code(
    "X006", .error, "a character that XML forbids",
    why: "Control characters are left by a crash while saving, or can drive a terminal.",
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
    why: "Text in another encoding shows players the wrong letters; nothing is guessed.",
    bad: "<title>Caf\\xE9s of the world</title>",
    good: "<title>Cafés of the world</title>",
    fix: """
      Save the file as UTF-8. Where only some lines are at fault they were pasted in from \
      another file: type their letters anew.
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
    "X012", .error, "the file says that it is in another encoding than UTF-8",
    why: "Sources are UTF-8, so that every program reads the same letters.",
    bad: "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>",
    good: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
    fix: "Save the file as UTF-8 and let its first line say so, or leave that line out.")

  package static let xmlDoctype = Code(
    "X020", .error, "a document type declaration",
    why: "It can name files and multiply text without end; no source needs one.",
    bad: """
      <!DOCTYPE pack SYSTEM "pack.dtd">
      <pack id="world-facts" version="1.0.0" kind="facts">
      """,
    good: "<pack id=\"world-facts\" version=\"1.0.0\" kind=\"facts\">",
    fix: "Remove the declaration, and write what its entities stand for.")

  package static let xmlTooDeep = Code(
    "X021", .error, "elements within each other beyond all need",
    why: "A file that is made to exhaust its reader is stopped early.",
    bad: "<a><a><a>… (300 of them)",
    good: "<pack><title>World facts</title></pack>",
    fix: "Remove what is not part of the source, which needs a few levels at most.")

  package static let xmlTagTooLong = Code(
    "X022", .error, "a tag that is too long or has too many attributes",
    why: "A file that is made to exhaust its reader is stopped early.",
    bad: "<pack a1=\"\" a2=\"\" … a100000=\"\">",
    good: "<pack id=\"world-facts\">",
    fix: """
      Remove the attributes that do not belong there. A long text stands between tags, not in \
      one.
      """)

  package static let xmlTextTooLong = Code(
    "X023", .error, "more text between two tags than is read",
    why: "A file that is made to exhaust its reader is stopped early.",
    bad: "<title>… (20 MB)</title>",
    good: "<title>World facts</title>",
    fix: "Shorten the text: what a screen has room for is a few hundred characters.")

  package static let xmlFileTooLong = Code(
    "X024", .error, "a file that is larger than is read",
    why: "A file that is made to exhaust its reader is stopped early.",
    bad: "(a manifest of 10 MB)",
    good: "(a manifest of 1 KB)",
    fix: "Keep questions in sources of their own, and in pack.xml what is said of all of them.")

  package static let xmlTooManyUnknown = Code(
    "X025", .error, "more unknown elements than are told",
    why: "It is another kind of file, or one that is made to exhaust its reader.",
    bad: "<facts><row/><row/>… (a million of them)",
    good: "<facts><fact>…</fact></facts>",
    fix: "Look at the first of the findings: the file is perhaps of another kind than its pack.")
}

// X1: XML that its schema rejects.
extension Code {
  package static let xmlWrongRoot = Code(
    "X101", .error, "the root element is not the one expected",
    why: "The file is for something else, so nothing in it can be judged.",
    bad: "<package id=\"world-facts\" version=\"1.0.0\" kind=\"facts\">",
    good: "<pack id=\"world-facts\" version=\"1.0.0\" kind=\"facts\">",
    fix: "Correct the name of the element, or name the file that was meant.")

  package static let xmlUnknownElement = Code(
    "X102", .error, "an element that does not belong here",
    why: "What it says would be left out of the pack without a word.",
    bad: "<titel>World facts</titel>",
    good: "<title>World facts</title>",
    fix: """
      Correct its name, or remove it. "packtool schema KIND --xml" tells which elements a source may \
      have, "packtool schema KIND --manifest" those of pack.xml.
      """)

  package static let xmlMissingElement = Code(
    "X103", .error, "an element is missing",
    why: "The pack cannot be made, or shown, without it.",
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
    "X104", .error, "an element stands more than once where one is allowed",
    why: "It cannot be told which of them holds.",
    bad: "<rules lives=\"3\"/><rules lives=\"5\"/>",
    good: "<rules lives=\"5\"/>",
    fix: "Keep one of them.")

  package static let xmlUnknownAttribute = Code(
    "X105", .error, "an attribute that does not belong here",
    why: "What it says would be left out of the pack without a word.",
    bad: "<pack id=\"world-facts\" vesion=\"1.0.0\" kind=\"facts\">",
    good: "<pack id=\"world-facts\" version=\"1.0.0\" kind=\"facts\">",
    fix: """
      Correct its name, or remove it. "packtool schema KIND --xml" tells which attributes a source may \
      have, "packtool schema KIND --manifest" those of pack.xml.
      """)

  package static let xmlMissingAttribute = Code(
    "X106", .error, "an attribute is missing",
    why: "The pack cannot be made without it.",
    bad: "<source/>",
    good: "<source path=\"holdb.csv\"/>",
    fix: "Add the attribute.")

  package static let xmlWrongValue = Code(
    "X107", .error, "a value of the wrong form",
    why: "It cannot be read as what it is meant to be.",
    bad: "<pack id=\"world-facts\" version=\"1.x\" kind=\"facts\">",
    good: "<pack id=\"world-facts\" version=\"1.0.0\" kind=\"facts\">",
    fix: "Write the value in the form that the finding names.")

  package static let xmlStrayText = Code(
    "X108", .error, "text where only elements belong",
    why: "It would be left out of the pack without a word.",
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
    fix: "Put the text into the element that it belongs to, or remove it.")

  package static let xmlNamespace = Code(
    "X109", .error, "a namespace where none belongs",
    why: "With a namespace every name means something else.",
    bad: """
      <pack xmlns="http://example.org/pack" id="world-facts" version="1.0.0" kind="facts">
      """,
    good: "<pack id=\"world-facts\" version=\"1.0.0\" kind=\"facts\">",
    fix: "Remove the xmlns attribute, and prefixes before the names of elements.")

  package static let xmlAgainstSchema = Code(
    "X110", .error, "the file is not built as its schema says",
    why: "What is built otherwise cannot be read as it is meant.",
    bad: "<b/><a/> (where a comes first)",
    good: "<a/><b/>",
    fix: "Build the element as \"packtool schema KIND --xml\" says.")

  package static let xmlSource: [Code] = [
    xmlNotWellFormed, xmlWrongEndTag, xmlUnclosed, xmlAttributeTwice, xmlReference,
    xmlIllegalCharacter, xmlEmpty, xmlNotUTF8, xmlUTF16, xmlOtherEncoding, xmlDoctype, xmlTooDeep,
    xmlTagTooLong, xmlTextTooLong, xmlFileTooLong, xmlTooManyUnknown, xmlWrongRoot,
    xmlUnknownElement,
    xmlMissingElement, xmlElementTwice, xmlUnknownAttribute, xmlMissingAttribute, xmlWrongValue,
    xmlStrayText, xmlNamespace, xmlAgainstSchema,
  ]
}
