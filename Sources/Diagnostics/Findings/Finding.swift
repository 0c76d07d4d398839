/// A range of bytes in one source, which a finding points to.
package struct Place: Sendable, Hashable {
  /// The path as the user gave it, or as found below the folder that the user gave.
  package var file: String
  package var bytes: Range<Int>
  /// The cell of a workbook, such as `Quiz!C7`; empty for a workbook or an archive as a whole, nil in a text.
  package var cell: String?

  package init(_ file: String, _ bytes: Range<Int>) {
    self.file = file
    self.bytes = bytes
  }

  /// Makes a place in a file without lines; `cell` is empty for the file as a whole.
  package init(_ file: String, cell: String) {
    self.init(file, 0..<0)
    self.cell = cell
  }
}

/// A second place that helps to understand a finding, such as the header cell or the first of two
/// duplicates.
package struct Related: Sendable, Equatable {
  package var place: Place
  package var message: String

  package init(_ place: Place, _ message: String) {
    self.place = place
    self.message = message
  }
}

/// A mechanical fix that replaces bytes. A safe one cannot change what the author meant.
package struct FixIt: Sendable, Equatable {
  package struct Edit: Sendable, Equatable {
    package var bytes: Range<Int>
    package var replacement: String

    package init(_ bytes: Range<Int>, _ replacement: String) {
      self.bytes = bytes
      self.replacement = replacement
    }
  }

  /// The edits in source order, not overlapping, all in the file of the finding.
  package var edits: [Edit]
  package var safe: Bool

  package init(_ edits: [Edit], safe: Bool) {
    self.edits = edits
    self.safe = safe
  }
}

/// One fault in a source, as a value. Renderers turn findings into text.
package struct Finding: Sendable, Equatable {
  package var code: Code
  /// The fault in words: lower case, no full stop.
  package var message: String
  package var place: Place
  /// A few words beside the caret.
  package var label: String?
  /// A sentence that says what to do.
  package var help: String?
  package var related: [Related]
  package var fix: FixIt?
  /// The bytes of the row that the finding is about, if a fix may remove the row.
  package var row: Range<Int>?
  /// The id of the question that the finding is about, if it has one.
  package var subject: String?
  /// The command that plays the faulty question.
  ///
  /// Rules about rows give only the arguments beside the project and the row.
  package var replay: String?
  /// The amount of a setting that would do for this finding. `Findings.join` makes one of many by it.
  package var need: Int64?

  package init(
    _ code: Code, _ message: String, at place: Place, label: String? = nil, help: String? = nil,
    related: [Related] = [], fix: FixIt? = nil, row: Range<Int>? = nil, subject: String? = nil,
    replay: String? = nil, need: Int64? = nil
  ) {
    self.code = code
    self.message = message
    self.place = place
    self.label = label
    self.help = help
    self.related = related
    self.fix = fix
    self.row = row
    self.subject = subject
    self.replay = replay
    self.need = need
  }
}
