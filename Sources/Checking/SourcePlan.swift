internal import Diagnostics
internal import Files
internal import Projects
internal import Rows

/// The sources of a table before the first row is read: the headers of its CSV files, and how keys are compared.
struct SourcePlan {
  /// The CSV sources by path. A file that is missing is not among them; it is reported when it is checked.
  private(set) var opened: [String: OpenedCSV] = [:]
  private(set) var keys = KeyPlan()
  let languages: SourceLanguages
  let building: SourceChecker.Building

  init(
    _ sources: [ProjectSource], _ schema: TableSchema, _ languages: SourceLanguages,
    building: SourceChecker.Building, linked: [[String]], _ hash: TextHash, _ findings: Findings
  ) throws(FileError) {
    (self.languages, self.building) = (languages, building)
    (keys.linked, keys.textHash) = (linked, hash)
    for source in sources where source.format == .csv && source.template == nil {
      do throws(FileError) {
        opened[source.path] = try OpenedCSV(source, schema, languages, findings)
      } catch {
        if !error.isMissing { throw error }
      }
    }
    // In XML every row may have an id, and so may every made row.
    keys.hasIds = sources.contains {
      $0.format == .xml || $0.template != nil || opened[$0.path]?.hasIds == true
    }
    if sources.contains(where: { $0.template != nil }) { return }
    let areCSV = sources.allSatisfy { $0.format == .csv }
    // Such a pack may have rows with errors, so that each row is judged.
    if areCSV, building == .anyPack { return }
    for source in sources where try mayHaveDerivedIds(source) { return }
    keys.mayHaveDerivedIds = false
    keys.mayDefer = areCSV
  }

  /// True if something in the source looks like a derived id, where it may be an id.
  private func mayHaveDerivedIds(_ source: ProjectSource) throws(FileError) -> Bool {
    switch source.format {
    case .csv:
      guard opened[source.path]?.hasIds == true, let input = try? source.input() else {
        return false
      }
      return try DerivedForm.stands(in: input)
    case .xml:
      guard let input = try? source.input() else { return true }
      return try DerivedForm.stands(in: input, orNumbers: true)
    }
  }
}
