package import Diagnostics

// X0: what is no XML, or none that is read.
extension Code {
  package static let xmlNotWellFormed = Code(
    "X001", .error, "the file is not well-formed XML",
    why: "What stands after the fault cannot be told apart, so nothing of the file is used.",
    bad: "<title>World facts</title", good: "<title>World facts</title>")

  package static let xmlWrongEndTag = Code(
    "X002", .error, "an end tag closes another element than the one that is open",
    why: "It cannot be told which of the two is meant, so nothing of the file is used.",
    bad: "<title>World facts</tilte>", good: "<title>World facts</title>")

  package static let xmlUnclosed = Code(
    "X003", .error, "something that was opened is never closed",
    why: "The rest of the file is swallowed by it.",
    bad: "<pack><title>World facts</title>", good: "<pack><title>World facts</title></pack>")

  package static let xmlAttributeTwice = Code(
    "X004", .error, "an attribute is given twice",
    why: "Only one of the two values can hold.",
    bad: "<pack version=\"1.0.0\" version=\"1.1.0\">", good: "<pack version=\"1.1.0\">")

  package static let xmlReference = Code(
    "X005", .error, "\"&\" begins no reference that XML knows",
    why: "XML has &amp; &lt; &gt; &quot; &apos; and numbers such as &#233;; all else is an error.",
    bad: "<title>Salt &nbsp; pepper</title>", good: "<title>Salt &amp; pepper</title>")

  package static let xmlIllegalCharacter = Code(
    "X006", .error, "a character that XML forbids",
    why: "Control characters are left by a crash while saving, or can drive a terminal.",
    bad: "<title>World\\0 facts</title>", good: "<title>World facts</title>")

  package static let xmlEmpty = Code(
    "X007", .error, "the file holds no element",
    why: "There is nothing in it to read.",
    bad: "(0 bytes)", good: "<pack id=\"world-facts\" version=\"1.0.0\" kind=\"facts\">…</pack>")

  package static let xmlNotUTF8 = Code(
    "X010", .error, "bytes that are not UTF-8",
    why: "Text in another encoding shows players the wrong letters; nothing is guessed.",
    bad: "<title>Caf\\xE9</title> (saved as Latin-1)", good: "<title>Café</title> (saved as UTF-8)")

  package static let xmlUTF16 = Code(
    "X011", .error, "the file is UTF-16",
    why: "Sources are UTF-8; some programs save UTF-16 when asked for \"Unicode text\".",
    bad: "<\\0p\\0a\\0c\\0k\\0 (saved as UTF-16)", good: "<pack (saved as UTF-8)")

  package static let xmlOtherEncoding = Code(
    "X012", .error, "the file says that it is in another encoding than UTF-8",
    why: "Sources are UTF-8, so that every program reads the same letters.",
    bad: "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>",
    good: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>")

  package static let xmlDoctype = Code(
    "X020", .error, "a document type declaration",
    why: "It can name files and multiply text without end; no source needs one.",
    bad: "<!DOCTYPE pack SYSTEM \"pack.dtd\">", good: "(nothing)")

  package static let xmlTooDeep = Code(
    "X021", .error, "elements within each other beyond all need",
    why: "A file that is made to exhaust its reader is stopped early.",
    bad: "<a><a><a>… (300 of them)", good: "<pack><title>World facts</title></pack>")

  package static let xmlTagTooLong = Code(
    "X022", .error, "a tag that is too long or has too many attributes",
    why: "A file that is made to exhaust its reader is stopped early.",
    bad: "<pack a1=\"\" a2=\"\" … a100000=\"\">", good: "<pack id=\"world-facts\">")

  package static let xmlTextTooLong = Code(
    "X023", .error, "more text between two tags than is read",
    why: "A file that is made to exhaust its reader is stopped early.",
    bad: "<title>… (20 MB)</title>", good: "<title>World facts</title>")

  package static let xmlFileTooLong = Code(
    "X024", .error, "a file that is larger than is read",
    why: "A file that is made to exhaust its reader is stopped early.",
    bad: "(a manifest of 10 MB)", good: "(a manifest of 1 KB)")

  package static let xmlTooManyUnknown = Code(
    "X025", .error, "more unknown elements than are told",
    why: "It is another kind of file, or one that is made to exhaust its reader.",
    bad: "<facts><row/><row/>… (a million of them)", good: "<facts><fact>…</fact></facts>")
}

// X1: XML that is not built as its schema says.
extension Code {
  package static let xmlWrongRoot = Code(
    "X101", .error, "the root element is not the one expected",
    why: "The file is for something else, so nothing in it can be judged.",
    bad: "<package id=\"world-facts\">", good: "<pack id=\"world-facts\">")

  package static let xmlUnknownElement = Code(
    "X102", .error, "an element that does not belong here",
    why: "What it says would be left out of the pack without a word.",
    bad: "<titel>World facts</titel>", good: "<title>World facts</title>")

  package static let xmlMissingElement = Code(
    "X103", .error, "an element is missing",
    why: "The pack cannot be made, or shown, without it.",
    bad: "<pack …><title>World facts</title></pack>",
    good: "<pack …><title>World facts</title><source path=\"holdb.csv\"/></pack>")

  package static let xmlElementTwice = Code(
    "X104", .error, "an element stands more than once where one is allowed",
    why: "It cannot be told which of them holds.",
    bad: "<rules lives=\"3\"/><rules lives=\"5\"/>", good: "<rules lives=\"5\"/>")

  package static let xmlUnknownAttribute = Code(
    "X105", .error, "an attribute that does not belong here",
    why: "What it says would be left out of the pack without a word.",
    bad: "<pack vesion=\"1.0.0\">", good: "<pack version=\"1.0.0\">")

  package static let xmlMissingAttribute = Code(
    "X106", .error, "an attribute is missing",
    why: "The pack cannot be made without it.",
    bad: "<source/>", good: "<source path=\"holdb.csv\"/>")

  package static let xmlWrongValue = Code(
    "X107", .error, "a value of the wrong form",
    why: "It cannot be read as what it is meant to be.",
    bad: "<pack version=\"1.x\">", good: "<pack version=\"1.0.0\">")

  package static let xmlStrayText = Code(
    "X108", .error, "text where only elements belong",
    why: "It would be left out of the pack without a word.",
    bad: "<pack …>World facts</pack>", good: "<pack …><title>World facts</title></pack>")

  package static let xmlNamespace = Code(
    "X109", .error, "a namespace where none belongs",
    why: "With a namespace every name means something else.",
    bad: "<pack xmlns=\"http://example.org/pack\">", good: "<pack>")

  package static let xmlAgainstSchema = Code(
    "X110", .error, "the file is not built as its schema says",
    why: "What is built otherwise cannot be read as it is meant.",
    bad: "<b/><a/> (where a comes first)", good: "<a/><b/>")

  package static let xmlSource: [Code] = [
    xmlNotWellFormed, xmlWrongEndTag, xmlUnclosed, xmlAttributeTwice, xmlReference,
    xmlIllegalCharacter, xmlEmpty, xmlNotUTF8, xmlUTF16, xmlOtherEncoding, xmlDoctype, xmlTooDeep,
    xmlTagTooLong, xmlTextTooLong, xmlFileTooLong, xmlTooManyUnknown, xmlWrongRoot,
    xmlUnknownElement,
    xmlMissingElement, xmlElementTwice, xmlUnknownAttribute, xmlMissingAttribute, xmlWrongValue,
    xmlStrayText, xmlNamespace, xmlAgainstSchema,
  ]
}
