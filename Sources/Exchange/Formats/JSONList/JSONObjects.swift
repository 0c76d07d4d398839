internal import Diagnostics
internal import Rows

/// The objects of a file that are its questions: an array at the top or in objects there, or one object in each line.
struct JSONObjects {
  let objects: [JSON]
  /// The members beside the questions.
  private(set) var others: [JSON.Member] = []
  /// The number of bytes that the text has before those of the file.
  private(set) var shift = 0

  /// Reads a file; throws if it is no JSON, or does not tell which objects are its questions.
  init(_ file: ImportedFile) throws(ImportError) {
    if let lines = Self.joinedLines(file) {
      do throws(JSONError) {
        objects = try file.budget.parse(lines[...]).array ?? []
      } catch {
        throw Self.unreadable(
          "the file is no valid JSON: \(error.message)", file.place(at: error.offset - 1),
          help: "correct the line; each line of the file has to be an object")
      }
      shift = 1
      return
    }
    let json = try JSON(file, Self.unfenced(file))
    if let items = json.array, Self.isList(items) {
      objects = items
      return
    }
    var lists: [List] = []
    Self.find(in: json, "", [], &lists)
    let named = lists.filter { Self.names.contains($0.name.lowercased()) }
    guard let list = lists.count == 1 ? lists.first : named.count == 1 ? named.first : nil else {
      let names = lists.map { "\"\($0.path)\"" }.joined(separator: ", ")
      throw Self.unreadable(
        lists.isEmpty
          ? "the file has no array of objects"
          : "several arrays of objects may be the questions: \(names)", file.place(0..<0),
        help: lists.isEmpty
          ? "write the questions as an array of objects"
          : "name the array of the questions \"questions\", or write each into a file of its own")
    }
    (objects, others) = (list.objects, list.others)
  }

  private struct List {
    let name: String
    let path: String
    let objects: [JSON]
    let others: [JSON.Member]
  }

  /// The names by which the array of the questions is known where there are several.
  private static let names: Set = ["questions", "items", "quiz", "results", "fragen", "preguntas"]
  /// The most objects around the array.
  private static let deepest = 4

  /// Collects the arrays of objects in an object, each with the members that stand beside it.
  private static func find(
    in json: JSON, _ path: String, _ around: [JSON.Member], _ lists: inout [List]
  ) {
    guard case .object(let members) = json.value else { return }
    for member in members {
      let path = path.isEmpty ? member.name : "\(path).\(member.name)"
      let others = around + members.filter { $0.name != member.name }
      if let items = member.value.array, isList(items) {
        lists.append(List(name: member.name, path: path, objects: items, others: others))
      } else if path.count(where: { $0 == "." }) < deepest - 1 {
        find(in: member.value, path, others, &lists)
      }
      if lists.count > 100 { return }
    }
  }

  private static func isList(_ items: [JSON]) -> Bool {
    !items.isEmpty && items.allSatisfy { if case .object = $0.value { true } else { false } }
  }

  private static func unreadable(_ message: String, _ place: Place, help: String) -> ImportError {
    ImportError(Finding(.unreadableImport, message, at: place, help: help))
  }

  // MARK: - Text around the JSON

  /// Returns the text as one array if the file has an object in each line, as JSON Lines has them; nil for other files.
  ///
  /// The bytes of the file stand behind one more, which opens the array.
  private static func joinedLines(_ file: ImportedFile) -> [UInt8]? {
    guard let text = try? file.textFromStart(),
      text.first(where: { $0 > 0x20 }) == UInt8(ascii: "{")
    else { return nil }
    var joined: [UInt8] = [UInt8(ascii: "[")]
    joined.reserveCapacity(text.count + 2)
    var last: UInt8 = 0
    var lines = 0
    var end: Int?
    for byte in text {
      if byte == 0x0A || byte == 0x0D { end = end ?? joined.count }
      if byte > 0x20 {
        if byte == UInt8(ascii: "{"), last == UInt8(ascii: "}"), let end {
          joined[end] = UInt8(ascii: ",")
          lines += 1
        }
        (last, end) = (byte, nil)
      }
      joined.append(byte)
    }
    joined.append(UInt8(ascii: "]"))
    return lines > 0 || file.hasJSONLines ? joined : nil
  }

  /// The text of a file with spaces in place of the fences of Markdown, in which language models put what they answer.
  private static func unfenced(_ file: ImportedFile) throws(ImportError) -> [UInt8] {
    var text = try file.textFromStart()
    let fence = Array("```".utf8)
    let lines = Lines(text[...]).filter { text[$0].contains { $0 > 0x20 } }
    guard let first = lines.first, let last = lines.last, lines.count > 2,
      text[...].trimmedText(first).hasPrefix("```"), text[...].trimmedText(last) == "```"
    else { return text }
    for index in first where text[index] > 0x20 { text[index] = 0x20 }
    for index in last where fence.contains(text[index]) { text[index] = 0x20 }
    return text
  }
}

extension ImportedFile {
  /// True if the name of the file says that each line is an object.
  var hasJSONLines: Bool { ["jsonl", "ndjson"].contains(suffix) }

  /// True if the first sign of the text, behind a fence of Markdown, opens an array or an object of JSON.
  var beginsAsJSON: Bool {
    guard let first = bytes.first(where: { $0 > 0x20 && $0 < 0x80 }) else { return false }
    return "[{".utf8.contains(first)
      || first == UInt8(ascii: "`")
        && (bytes.starts(with: "```json".utf8) || bytes.starts(with: "```\n".utf8))
  }
}
