@testable import Checking
import PackFormat
import Testing

@testable import Comparing
@testable import Kinds

/// Tests of pictures, languages, texts and colours in the output of `inspect` and `show`.
struct AssetListingTests {
  private func listing() throws -> (people: PackListing, pack: PackReader) {
    let project = AssetProject()
    try project.putPictures("star", "ring", "circle")
    try project.put(
      "pack.xml",
      """
      <pack id="people" version="1.0.0" kind="roster" translations="ru de"><title>People</title>
      <title xml:lang="ru">Люди</title><title xml:lang="de">Leute</title><source path="a.csv"/>
      <assets path="images"/><rules rounds="1" photos="2"/><theme text="#FFaa00" accent="#004c54"/>
      <text name="wrong">No! {name}.</text><text name="wrong" xml:lang="ru">Нет! {name}.</text></pack>
      """)
    try project.put(
      "a.csv",
      """
      Name,Name@ru,Name@de,Image,Alt,Alt@ru,Source
      Ada,Ада,Ada,star.png,A star,Звезда,Here
      Bob,Боб,Bob,ring.png,A ring,,There
      Cyd,Сид,Cyd,circle.png,A circle,Круг,

      """)
    let encoded = try #require(try project.check().pack)
    let pack = try PackReader(ByteSource(encoded.bytes))
    return (try PackListing(pack), pack)
  }

  @Test func peopleAreToldWhatIsIn() throws {
    let text = try listing().people.text
    #expect(
      text.contains(
        "\nlanguages    en, de (3 of 6 texts), ru (5 of 6 texts)\n"), "\(text)")
    #expect(
      text.contains(
        """

        texts
          wrong              No! {name}.
          wrong@ru           Нет! {name}.

        theme
          accent             #004c54
          text               #ffaa00

        assets
          star.png           image/png, 160 × 160 pixels, 995 bytes
          ring.png           image/png, 160 × 160 pixels, 809 bytes
          circle.png         image/png, 160 × 160 pixels, 636 bytes

        sources

        """), "\(text)")
  }

  @Test func programsGetTheSameReport() throws {
    let json = try listing().people.json
    let languages =
      #""languages":[{"language":"en","texts":6},{"language":"de","texts":3},"#
      + #"{"language":"ru","texts":5}],"#
    #expect(json.contains(languages), "\(json)")
    let rest =
      #""texts":[{"name":"wrong","language":"","text":"No! {name}."},"#
      + #"{"name":"wrong","language":"ru","text":"Нет! {name}."}],"#
      + ##""theme":{"accent":"#004c54","text":"#ffaa00"},"assets":[{"name":"star.png","##
      + #""type":"image/png","width":160,"height":160,"bytes":995},"#
    #expect(json.contains(rest), "\(json)")
  }

  @Test func aQuestionNamesItsPicture() throws {
    let question = try QuestionReader(try listing().pack).question(1)
    #expect(
      question.json
        == #"{"index":1,"id":"q23vnf8ag81ff0","idIsDerived":true,"Name":"Bob","Name@de":"Bob","#
        + #""Name@ru":"Боб","Image":"ring.png","#
        + #""Alt":"A ring","Source":"There","source":"a.csv","line":3}"# + "\n")
    guard case .asset(let asset) = question.values[3].value else {
      Issue.record("\(question.values)")
      return
    }
    #expect(asset.description == "image/png, 160 × 160 pixels, 809 bytes")
  }

  /// A table of pictures that holds nothing but names, as another writer may have made it.
  @Test func missingColumnsOfPicturesAreNotListed() throws {
    var image = ColumnBuilder("Image", .reference, target: ".assets")
    image.append(Int64(0))
    var name = ColumnBuilder("Name", .string)
    name.append("star.png")
    name.append(String?.none)
    var width = ColumnBuilder("Width", .string)
    for _ in 0..<2 { width.append("wide") }
    var writer = PackWriter(
      card: PackCard(
        id: "t", version: "1.0.0", kind: "things", asOf: nil, questionCount: 1,
        titles: [.init(language: "en", text: "T")]))
    writer.content = [TableBuilder("things", [image]), TableBuilder(.assets, [name, width])]
    let pack = try PackReader(ByteSource(try writer.encode().bytes))
    let listing = try PackListing(pack)
    #expect(listing.text.contains("\nassets\n  star.png\n\nsources"), "\(listing.text)")
    #expect(
      listing.json.contains(
        #""assets":[{"name":"star.png","type":null,"width":null,"height":null,"bytes":null}]"#))
    #expect(listing.json.contains(#""languages":[{"language":"en","texts":0}]"#))
    #expect(try QuestionReader(pack).question(0).text("Image") == "star.png")
  }
}
