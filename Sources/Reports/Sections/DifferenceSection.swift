struct DifferenceSection {
  init(_ difference: Difference) {}
  var section: PageSection { PageSection(id: "changes", title: "Changes", content: .nothing) }
}
