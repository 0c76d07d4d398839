@testable import Checking
import Diagnostics
import PackFormat
import SafeText
import TestSupport
import Testing

@testable import Comparing
@testable import Kinds
@testable import Projects

struct ListingTests {
  private static let source = #"""
    Fact,Value,Unit,Id,AsOf,Difficulty
    "Say ""hi""",2.5,m,hi,2025-01-31,3
    Moons of Mars,2,moons,,,

    """#

  @Test func aQuestionIsOneJSONLine() throws {
    let reader = QuestionReader(try Checked(Self.source).pack())
    #expect(reader.count == 2)
    #expect(
      try reader.question(0).json
        == #"{"index":0,"id":"hi","idIsDerived":false,"Fact":"Say \"hi\"","Value":2.5,"Unit":"m","Id":"hi","AsOf":"2025-01-31","#
        + #""Difficulty":3,"source":"a.csv","line":2}"# + "\n")
    #expect(
      try reader.question(1).json
        == #"{"index":1,"id":"q61by5jyjnrcfj","idIsDerived":true,"Fact":"Moons of Mars","Value":2,"#
        + #""Unit":"moons","source":"a.csv","line":3}"# + "\n")
    #expect(try reader.index(ofId: "hi") == 0)
    #expect(try reader.index(ofId: "q61by5jyjnrcfj") == 1)
    #expect(try reader.index(ofId: "none") == nil)
    #expect(try reader.index(ofId: "") == nil)
  }

  @Test func everyTypeOfColumnIsShown() throws {
    var writer = PackWriter(
      card: PackCard(
        id: "t", version: "1.0.0", kind: "things", asOf: nil, questionCount: 1,
        titles: [.init(language: "en", text: "T")]))
    var name = ColumnBuilder("Name", language: "ru", .string)
    name.append("имя")
    var flag = ColumnBuilder("Flag", .flag)
    flag.append(true)
    var year = ColumnBuilder("Year", .year)
    year.append(-44)
    var blob = ColumnBuilder("Blob", .blob)
    blob.append(bytes: [0, 27])
    var day = ColumnBuilder("Day", .date)
    day.append(Int64.max)
    var gap = ColumnBuilder("Gap", .integer)
    gap.append(Int64?.none)
    writer.content = [TableBuilder("things", [name, flag, year, blob, day, gap])]
    let pack = try PackReader(ByteSource(try writer.encode().bytes))
    let question = try QuestionReader(pack).question(0)
    #expect(
      question.json
        == #"{"index":0,"id":"qfp5e1ks01t3aw","idIsDerived":true,"Name@ru":"имя","Flag":true,"#
        + #""Year":-44,"Day":"9223372036854775807"}"# + "\n")
    #expect(question.text("Flag") == "true")
    #expect(question.text("Blob") == nil)
  }

  @Test func aPackIsListedAsOneJSONObject() throws {
    let source = "Fact,Value,Unit\nMoons of Mars,2,moons\n"
    let checked = try Checked(source, asOf: "2026-01-31")
    let encoded = try #require(checked.check.pack)
    let json = try PackListing(try checked.pack()).json
    let digest = SourceFile.digest(Array(source.utf8)).hex
    let start =
      #"{"id":"facts","version":"0.0.0","kind":"facts","questions":1,"asOf":"2026-01-31","#
      + #""format":"1.0","size":\#(encoded.bytes.count),"content":"\#(encoded.head.contentDigest.hex)","#
      + #""root":"\#(encoded.head.rootDigest.hex)","signature":null,"provenance":{"questions":1,"withSource":0,"reviewed":0,"origins":{}},"titles":[{"language":"en","text":"facts"}],"#
      + #""key":[],"languages":[{"language":"en","texts":2}],"about":[],"rules":{"answerFrom":"0.1","answerTo":"0.8","billionsFrom":"1000000000","#
    let end =
      #"{"name":"facts","rows":1,"columns":[{"name":"Fact","language":"","type":"string","#
      + #""bytes":15,"unpackedBytes":15},"#
      + #"{"name":"Value","language":"","type":"decimal","bytes":0,"unpackedBytes":0},"#
      + #"{"name":"Unit","language":"","type":"string","bytes":7,"unpackedBytes":7}]},"#
      + #"{"name":".rules","rows":25,"columns":[{"name":"Name","language":"","type":"string","bytes":272,"unpackedBytes":272},"#
      + #"{"name":"Value","language":"","type":"string","bytes":129,"unpackedBytes":129}]}],"#
      + #""sources":[{"name":"a.csv","format":"csv","sha256":"\#(digest)"}]}"# + "\n"
    #expect(json.hasPrefix(start), "\(json)")
    #expect(json.hasSuffix(end), "\(json)")
  }

  @Test func aPackIsListedForPeople() throws {
    let checked = try Checked("Fact,Value,Unit\nMoons of Mars,2,moons\n")
    let lines = try PackListing(try checked.pack()).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "facts  (facts 0.0.0)")
    #expect(lines[1] == "signed       no")
    #expect(lines[2] == "kind         facts")
    #expect(lines[3] == "questions    1")
    #expect(lines[4] == "as of        no date")
    #expect(lines.contains("table facts, 1 rows"))
    #expect(lines.contains("  Fact             string     15 bytes"))
    #expect(lines.contains("  lives              3"))
  }

  @Test(arguments: [
    (
      SignatureListing(.trusted, name: "alice", keyId: "12"), "by alice, key 12",
      #"{"state":"trusted","name":"alice","key":"12","problem":null}"#
    ),
    (
      SignatureListing(.unknown, keyId: "12"), "not checked: the key 12 is not trusted here",
      #"{"state":"unknown","name":null,"key":"12","problem":null}"#
    ),
    (
      SignatureListing(.refused, problem: "damaged"), "REFUSED: damaged",
      #"{"state":"refused","name":null,"key":null,"problem":"damaged"}"#
    ),
  ])
  func theSignatureIsListed(
    _ signature: SignatureListing, _ text: String, _ json: String
  ) throws {
    var listing = try PackListing(
      try Checked("Fact,Value,Unit\nMoons of Mars,2,moons\n").pack())
    #expect(listing.text.contains("\nsigned       no\n"))
    listing.signature = signature
    #expect(listing.text.contains("\nsigned       \(text)\n"))
    #expect(listing.json.contains(#""signature":\#(json),"#))
  }

  @Test func aPackCannotSayInAListingThatItIsSigned() throws {
    let claim = "signed       by alice, key 12"
    var built = BuiltPack(kind: "facts", rules: [])
    built.add("Fact", ["x"])
    built.titles = [.init(language: "en", text: "A\n\(claim)\r\u{202E}")]
    built.id = "facts\n\(claim)"
    built.about = [("signed", "", "by alice, key 12"), ("note", "", "x\n\(claim)")]
    let pack = try PackReader(ByteSource(built.bytes()))
    for text in try [PackListing(pack).text, LayoutListing(pack).text] {
      #expect(text.terminalSafe == text.replacing("\n", with: "\\n"))
      #expect(!text.split(separator: "\n").contains { $0.hasPrefix("signed       by") })
    }
    let listing = try PackListing(pack)
    #expect(listing.text.contains("\nsigned       no\n"))
    #expect(listing.json.contains(#""signature":null,"#))
  }
}

extension ListingTests {
  private static let provenance = """
    Fact,Value,Unit,Source,Origin,Reviewed,ReviewedBy
    Height of Mont Blanc,4806,m,IGN,person,2026-01-31,Ann
    Moons of Mars,2,moons,NASA,model,,
    Legs of a spider,8,legs,,model,,

    """

  @Test func questionsWithASourceAReviewAndAnOriginAreCounted() throws {
    let listing = try PackListing(try Checked(Self.provenance).pack())
    #expect(
      listing.text.contains(
        "provenance   3 questions, 2 with a source, 1 reviewed, 1 by a person, 2 by a model\n"))
    #expect(
      listing.json.contains(
        #""provenance":{"questions":3,"withSource":2,"reviewed":1,"origins":{"person":1,"model":2}}"#
      ))
  }

  @Test func aPackThatSaysNothingOfItsOriginsHasNoLineAboutThem() throws {
    let listing = try PackListing(try Checked(Self.source).pack())
    #expect(!listing.text.contains("provenance"))
    #expect(listing.json.contains(#""withSource":0,"reviewed":0,"origins":{}}"#))
  }

  @Test func otherProvenanceIsPartOfADiff() throws {
    let new = Self.provenance.replacing("NASA,model,,", with: "NASA,model,2026-03-01,Bo")
    let (old, other) = (try Checked(Self.provenance).pack(), try Checked(new).pack())
    let diff = try PackDiff(
      ComparedPack(old, path: "old.qpk"), ComparedPack(other, path: "new.qpk"), limit: 10)
    var text = ""
    let style = HumanRenderer.Style(columns: 200) { _ in 1 }
    DiffText(diff, style: style, unicode: true).write { text += $0 }
    #expect(text.contains("provenance: 3 questions, 2 with a source, 1 reviewed"), "\(text)")
    #expect(diff.json.contains(#""provenance":{"old":{"questions":3,"withSource":2,"reviewed":1"#))
    #expect(diff.markdown.contains("2 reviewed, 1 by a person, 2 by a model.\n"))
  }
}
