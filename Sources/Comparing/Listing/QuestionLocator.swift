package import Diagnostics
internal import Files
internal import Kinds
package import PackFormat
package import Projects

/// Finds the questions of a pack in the sources of its project.
package struct QuestionLocator {
  private let questions: QuestionReader
  private let path: String
  private let project: PackProject?
  private var starts: [String: [Range<Int>]] = [:]

  /// Without a `project`, every place is the pack itself.
  package init(_ pack: PackReader, path: String, project: PackProject?) {
    questions = QuestionReader(pack)
    self.path = path
    self.project = project
  }

  /// Returns the line of a question, or else the manifest or the pack as a whole.
  package mutating func place(ofQuestion index: Int?) -> Place {
    let whole = Place(project?.manifestFile ?? path, 0..<0)
    guard let index, let project, let question = try? questions.question(index),
      let source = question.source, let line = question.line
    else { return whole }
    let file = project.manifestFile == nil ? path : Path.joined(project.folder, source)
    let lines = lines(of: file, project)
    return lines.indices.contains(line - 1) ? Place(file, lines[line - 1]) : whole
  }

  /// Returns the byte range of each line, without its line end.
  private mutating func lines(of file: String, _ project: PackProject) -> [Range<Int>] {
    if let known = starts[file] { return known }
    var source = project.sourceInMemory(file)
    if source == nil { source = try? SourceFile.bytes(file, within: project.root) }
    let bytes = source.map { $0.read(0..<$0.count) } ?? []
    var lines: [Range<Int>] = []
    var start = 0
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      let isPair = offset > start && bytes[offset - 1] == UInt8(ascii: "\r")
      lines.append(start..<(isPair ? offset - 1 : offset))
      start = offset + 1
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    starts[file] = lines
    return lines
  }
}
