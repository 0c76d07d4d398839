internal import Checking
package import Comparing
package import PackFormat

/// A self-contained page about a pack: what it contains, and what to fix in it.
///
/// Equal subjects give equal bytes, wherever and whenever the page is written.
package struct PackReport {
  private let subject: ReportSubject
  private let difference: PackDiff?

  package init(_ subject: ReportSubject, against difference: PackDiff? = nil) {
    self.subject = subject
    self.difference = difference
  }

  /// The pieces of the page, to be written one after the other.
  package func pieces() throws(PackError) -> [String] {
    var sections = [try PreflightSection(subject).section]
    if let difference { sections.append(DifferenceSection(difference).section) }
    if let pack = subject.pack {
      let numbers = try PackNumbers(pack.reader)
      if let section = ValuesSection(numbers, pack.card).section { sections.append(section) }
      if let section = YearsSection(numbers, pack.card).section { sections.append(section) }
      if let section = try TablesSection(pack).section { sections.append(section) }
      if let section = try LengthsSection(subject, pack).section { sections.append(section) }
      sections.append(ScoresSection(pack.scores).section)
      if let section = try PicturesSection(subject, pack).section { sections.append(section) }
    }
    if let check = subject.source?.check,
      let section = EvidenceSection(check.evidence, questions: check.questionCount).section
    {
      sections.append(section)
    }
    if let section = try AuthorsSection(subject).section { sections.append(section) }
    sections.append(FindingsSection(subject).section)
    let header = try IdentitySection(subject).header
    return Page(title: subject.title + " – report", header: header, sections: sections).pieces
  }
}
