internal import Games
internal import Rows
internal import SchemaFiles

extension ContentKind {
  /// People and their pictures, for photo-pick.
  static let roster = ContentKind(
    "roster", title: "people and their pictures, for photo-pick", SchemaFiles.roster,
    XMLShape(root: "roster", row: "person"), rules: PhotoPickRules.specifications,
    problemWithRules: { RuleError.problem(PhotoPickRules.init, $0) },
    texts: PhotoPickRules.texts,
    codes: [
      RosterSize.code, YearsInOrder.code, RoundTooTall.code, PersonTooTall.code,
    ],
    rowCheck: { columns, context in
      let checks = [YearsInOrder.findings, PersonTooTall.findings].map { $0(columns, context) }
      return { row in checks.flatMap { $0(row) } }
    }, tableRules: { [SimilarRows("Name", answers: [], $0), RoundTooTall($0)] }, pictured: "Name",
    answers: ["Image"],
    packCheck: { RosterSize.findings($0, $1) }, gameOfTwo: FaceTwice.game, prove: RosterProof.prove,
    screens: RoundScreen.all,
    sample: rosterSample)
}
