package import Diagnostics

/// The reason why a file as a whole cannot be imported, as a finding with its place.
package struct ImportError: Error {
  package var finding: Finding
  /// True if the file is a table of which no row names the columns of questions.
  package var lacksHeader = false

  package init(_ finding: Finding, lacksHeader: Bool = false) {
    (self.finding, self.lacksHeader) = (finding, lacksHeader)
  }
}
