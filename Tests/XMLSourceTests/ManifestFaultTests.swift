import Diagnostics
import Testing
import XMLSource

@Suite struct ManifestFaultTests {
  struct Fault: CustomTestStringConvertible {
    var part: String
    var other: String
    var expected: [String]

    init(_ part: String, _ other: String, _ expected: String...) {
      self.part = part
      self.other = other
      self.expected = expected
    }

    var testDescription: String { other }
  }

  @Test func aSoundManifestHasNoFinding() throws {
    let (root, findings) = try Manifest.read(Array(Manifest.sound.utf8))
    #expect(findings.map(\.summary) == [])
    #expect(root?.name == "pack")
  }

  private static let structure = [
    Fault(
      "version=\"1.4.0\"", "⟦vesion⟧=\"⟦1.x⟧\"",
      "X105 unknown attribute \"vesion\" on <pack>; did you mean \"version\"?",
      "X107 \"1.x\" is not a semantic version, as in 1.4.0"),
    Fault(
      "version=\"1.4.0\"", "⟦vesion⟧=\"1.4.0\" ⟦Version⟧=\"1.4.0\"",
      "X105 unknown attribute \"vesion\" on <pack>; did you mean \"version\"?",
      "X105 unknown attribute \"Version\" on <pack>"),
    Fault("<rules", "<rules ⟦foo⟧=\"\"", "X105 unknown attribute \"foo\" on <rules>"),
    Fault("<rules", "<rules ⟦xml:lang⟧=\"de\"", "X105 unknown attribute \"xml:lang\" on <rules>"),
    Fault(
      "<pack ", "<pack xmlns:x=\"urn:x\" ⟦x:id⟧=\"abc\" ",
      "X105 unknown attribute \"x:id\" on <pack>"),
    Fault("<source path=\"holdb.csv\"", "<⟦source⟧", "X106 <source> needs the attribute \"path\""),
    Fault(
      "id=\"world-facts\"", "id=\"⟦World⟧\"",
      "X107 \"World\" is not an id: 3 to 64 small letters, digits and single hyphens, "
        + "as in world-facts"),
    Fault(
      "kind=\"facts\"", "kind=\"⟦quiz⟧\"",
      "X107 \"quiz\" is not a kind of pack, as in facts"),
    Fault("2026-01-31", "⟦2026-02-30⟧", "X107 \"2026-02-30\" is not a date, as in 2026-01-31"),
    Fault("2026-01-31", "⟦31.1.2026⟧", "X107 \"31.1.2026\" is not a date, as in 2026-01-31"),
    Fault("lives=\"5\"", "lives=\"⟦five⟧\"", "X107 \"five\" is not a whole number, as in 3"),
    Fault("lives=\"5\"", "decay=\"⟦.5⟧\"", "X107 \".5\" is not a number, as in 0.25"),
    Fault(
      "xml:lang=\"de\"", "xml:lang=\"⟦German language⟧\"",
      "X107 \"German language\" is not a language tag, as in en or pt-BR"),
    Fault("CC-BY-4.0", "⟦⟧", "X107 \"\" is not a licence's short name, as in CC-BY-4.0"),
    Fault(
      "https:", "⟦ftp:⟧",
      "X107 \"ftp://example.org\" is not a web address, as in https://example.org"),
    Fault(
      "World facts", "\n    ⟦⟧\n  ", "X107 \"\" is not a text of 1 to 100 characters"),
    Fault("World facts", "<⟦b⟧>x</b>", "X102 unknown element <b> in <title>"),
    Fault(
      "<title>World facts</title>", "<⟦titel⟧>World facts</titel>",
      "X102 unknown element <titel> in <pack>; did you mean <title>?"),
    Fault(
      "<title>", "<⟦image⟧ path=\"\"><title/></image><⟦kind⟧/><title>",
      "X102 unknown element <image> in <pack>", "X102 unknown element <kind> in <pack>"),
    Fault("<source path=\"holdb.csv\"/>", "", "X103 <source> is missing in <pack>"),
    Fault("<rules ", "<rules/><⟦rules⟧ ", "X104 a second <rules> in <pack>"),
    Fault(
      "<title>", "⟦stray &lt; text⟧ <title>",
      "X108 text directly in <pack>, which holds elements only"),
    Fault(
      "holdb.csv\"/>", "holdb.csv\"> ⟦x⟧ </source>",
      "X108 text directly in <source>, which holds elements only"),
    Fault("<pack ", "<pack ⟦xmlns=\"urn:x\"⟧ ", "X109 a namespace where none belongs"),
  ]

  @Test(arguments: structure)
  func whatTheSchemaForbidsIsReportedAndReadOn(_ fault: Fault) throws {
    let source = MarkedSource(Manifest.replacing(fault.part, fault.other))
    let (root, findings) = try Manifest.read(source.bytes)
    #expect(findings.map(\.summary) == fault.expected)
    if !source.faults.isEmpty, source.faults.allSatisfy({ !$0.isEmpty }), fault.part != "https:" {
      #expect(findings.map(\.place.bytes) == source.faults)
    }
    #expect(root != nil)
  }

  private static let syntax = [
    Fault("</title>", "⟦</tilte>⟧", "X002 </tilte> does not match <title>"),
    Fault("<title>", "<⟦title⟧><title>", "X003 <title> is never closed"),
    Fault("<pack ", "<⟦pack⟧ ", "X003 <pack> is never closed"),
    Fault("id=\"world-facts\"", "id=⟦w⟧orld-facts", "X001 a value without quotation marks"),
    Fault("id=\"world-facts\"", "id ⟦i⟧d=\"\"", "X001 the attribute \"id\" has no value"),
    Fault(
      "id=\"world-facts\"", "id=\"world-facts version=\"⟦1⟧.4.0",
      "X001 this does not belong in a tag"),
    Fault("\"1.4.0\"", "\"1.4.0\" ⟦id⟧=\"b\"", "X004 the attribute \"id\" is given twice"),
    Fault("\"1.4.0\"", "\"⟦<⟧\"", "X001 \"<\" in a value"),
    Fault("World", "a ⟦&⟧ b", "X005 \"&\" is not followed by a valid reference"),
    Fault("World", "a ⟦&⟧b b", "X005 \"&\" is not followed by a valid reference"),
    Fault("World", "a ⟦&nbsp;⟧ b", "X005 unknown entity \"&nbsp;\""),
    Fault("World", "a ⟦&#0;⟧ b", "X005 this number is not a character that XML allows"),
    Fault("World", "a ⟦&#x1F;⟧ b", "X005 this number is not a character that XML allows"),
    Fault("World", "a ⟦<⟧ b", "X001 \"<\" is not followed by a valid tag"),
    Fault("World", "a <!-- x ⟦-⟧- y --> b", "X001 \"--\" is not allowed in a comment"),
    Fault("World", "⟦\u{0}⟧", "X006 the control character U+0000 is not allowed in XML"),
    Fault("World", "⟦\u{1B}⟧[2J", "X006 the control character U+001B is not allowed in XML"),
    Fault("World", "⟦\u{FFFE}⟧", "X006 a character that XML does not allow"),
    Fault("<?xml", "\n⟦<?xml⟧", "X001 the XML declaration has to be the first thing in the file"),
    Fault("</pack>", "</pack>⟦<⟧pack/>", "X001 the file goes on after the end of the root element"),
    Fault("</pack>", "</pack>⟦x⟧", "X001 the file goes on after the end of the root element"),
    Fault("</pack>", "⟦<⟧!-- </pack>", "X003 this comment is never closed"),
    Fault("<credit>Thanks to all<", "<credit a=\">Thanks to all⟦<⟧", "X001 \"<\" in a value"),
    Fault(
      "\n</pack>\n", "\n⟦</pack⟧\n", "X003 this tag is never closed"),
    Fault(
      "<credit>Thanks to all</credit>\n</pack>\n", "⟦<credit⟧ a=\"",
      "X003 the quotation marks of a value in this tag are never closed"),
    Fault("World", "⟦<⟧!x>", "X001 \"<\" is not followed by a valid tag"),
    Fault("UTF-8", "⟦ISO-8859-1⟧", "X012 the file declares the encoding \"ISO-8859-1\""),
    Fault("<pack ", "⟦<!DOCTYPE⟧ pack>\n<pack ", "X020 a document type declaration is not allowed"),
  ]

  @Test(arguments: syntax)
  func whatIsNoXMLIsOneFindingAtItsCause(_ fault: Fault) throws {
    let text = Manifest.replacing(fault.part, fault.other)
    let isUnclosed = fault.expected == ["X003 <pack> is never closed"]
    let source = MarkedSource(isUnclosed ? text.replacing("</pack>", with: "") : text)
    let (root, findings) = try Manifest.read(source.bytes)
    #expect(findings.map(\.summary) == fault.expected)
    #expect(findings.map(\.place.bytes) == source.faults)
    #expect(root == nil)
  }

  @Test(arguments: [
    ("⟦⟧", "X007 the file is empty"),
    ("\u{FEFF}⟦⟧ \n", "X007 the file is empty"),
    ("⟦x⟧", "X007 the file holds no XML element"),
    ("⟦F⟧act,Value,Unit\n", "X007 the file holds no XML element"),
    ("⟦<⟧", "X003 this tag is never closed"),
    ("⟦&⟧", "X007 the file holds no XML element"),
    ("⟦<⟧!-- x -->", "X007 the file holds no XML element"),
    ("<⟦html⟧><body/></html>", "X101 unknown root element <html>"),
  ])
  func whatIsNoManifestAtAllIsReported(text: String, expected: String) throws {
    let source = MarkedSource(text)
    let (_, findings) = try Manifest.read(source.bytes)
    #expect(findings.map(\.summary) == [expected])
    #expect(findings.map(\.place.bytes) == source.faults)
  }

  @Test func aMisspeltRootIsReadOn() throws {
    let source = MarkedSource("<⟦pac⟧ id='abc' version='1.0.0' kind='facts'/>")
    let (root, findings) = try Manifest.read(source.bytes)
    #expect(
      findings.map(\.summary) == [
        "X101 unknown root element <pac>; did you mean <pack>?",
        "X103 <title> is missing in <pac>",
        "X103 <source> is missing in <pac>",
      ])
    #expect(root != nil)
  }

  @Test func aSecondPlaceExplainsTheFirst() throws {
    let text = Manifest.replacing("</title>", "</tilte>")
    let (_, findings) = try Manifest.read(Array(text.utf8))
    let related = try #require(findings.first?.related.first)
    #expect(related.message == "<title> is open")
    #expect(Array(text.utf8)[related.place.bytes].elementsEqual("title".utf8))
  }

  @Test func theSameSlipIsFixedHoweverOftenItIsMade() throws {
    let authors = String(repeating: "<author nmae=\"A. Author\"/>\n", count: 150)
    let text = Manifest.replacing("</title>", "</title>\n" + authors)
    let (_, findings) = try Manifest.read(Array(text.utf8))
    #expect(findings.count { $0.code == .xmlUnknownAttribute && $0.fix != nil } == 150)
  }

  @Test func aNameThatWasProbablyMeantIsAFix() throws {
    let source = MarkedSource(Manifest.replacing("version=\"1.4.0", "⟦vesion⟧=\"1.4.0"))
    let (_, findings) = try Manifest.read(source.bytes)
    #expect(
      findings.map(\.fix) == [FixIt([.init(source.faults[0], "version")], safe: false)])
  }

  @Test func anEditorsHintIsNoFault() throws {
    let hint =
      "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" "
      + "xsi:noNamespaceSchemaLocation=\"/etc/hostname\""
    let (root, findings) = try Manifest.read(
      Array(Manifest.replacing("<pack", "<pack \(hint)").utf8))
    #expect(findings.map(\.summary) == [])
    #expect(root?.children.count == 8)
  }
}
