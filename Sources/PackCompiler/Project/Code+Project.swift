internal import CSVSource
package import Diagnostics
internal import Schema
internal import XMLSource

extension Code {
  package static let missingSource = Code(
    "M101", .error, "a file that the manifest names is not there",
    why: "The pack would be without its questions.",
    bad: "<source path=\"hodlb.csv\"/>", good: "<source path=\"holdb.csv\"/>")
  package static let unsafePath = Code(
    "M102", .error, "a path leads out of the project",
    why: "A project has to be whole in its folder, on every machine.",
    bad: "<source path=\"../holdb.csv\"/>", good: "<source path=\"holdb.csv\"/>")
  package static let unknownFormat = Code(
    "M103", .error, "a source is of no format that can be read",
    why: "Sources are CSV or XML files, named so.",
    bad: "<source path=\"holdb.xlsx\"/>", good: "<source path=\"holdb.csv\"/>")
  package static let wrongRule = Code(
    "M104", .error, "a rule has a value it cannot have",
    why: "The game could not be played by it.",
    bad: "<rules lives=\"0\"/>", good: "<rules lives=\"3\"/>")
  package static let doubledSource = Code(
    "M105", .error, "a source is named twice",
    why: "Every question in it would be there twice.",
    bad: "<source path=\"a.csv\"/><source path=\"a.csv\"/>", good: "<source path=\"a.csv\"/>")
  package static let doubledTitle = Code(
    "M106", .error, "two titles are in one language",
    why: "A player can show only one.",
    bad: "<title>Facts</title><title>More facts</title>", good: "<title>Facts</title>")
  package static let titleTooLong = Code(
    "M107", .error, "the titles do not fit the pack's card",
    why: "Id, version and titles stand on a pack's first page, 3840 bytes together.",
    bad: "(forty titles of a hundred characters)", good: "(shorter titles)")
  package static let unknownKind = Code(
    "M108", .error, "it cannot be told what kind of content this is",
    why: "Columns are judged by the kind's schema.",
    bad: "Name,Colour", good: "Fact,Value,Unit")
  package static let unknownText = Code(
    "M109", .error, "a text that the game does not have",
    why: "The game would never say it.",
    bad: "<text name=\"worng\">That is {nane}.</text>",
    good: "<text name=\"wrong\">That is {name}.</text>")
  package static let missingFolder = Code(
    "M110", .error, "the folder of the pictures is not there",
    why: "No picture could be found.",
    bad: "<assets path=\"imges\"/>", good: "<assets path=\"images\"/>")
  package static let noQuestions = Code(
    "Q100", .error, "there is not one question",
    why: "Nothing could be played.",
    bad: "Fact,Value,Unit", good: "Fact,Value,Unit\nHeight of Mont Blanc,4806,m")

  package static let project: [Code] = [
    missingSource, unsafePath, unknownFormat, wrongRule, doubledSource, doubledTitle,
    titleTooLong, unknownKind, unknownText, missingFolder,
  ]

  /// The catalogue of all findings, by family.
  package static var all: [Code] {
    let rules = ContentKind.all.flatMap(\.codes)
    let sources = [csvSource, csvRows, xmlSource, schema]
    return (sources + [[noQuestions] + rules, assets, project]).flatMap { $0 }
  }
}
