internal import CShapes
internal import EmbeddedFiles
internal import Games
internal import Rows
internal import SchemaFiles
internal import Simulation

extension ContentKind {
  /// People and their pictures, for photo-pick.
  package static let roster = ContentKind(
    "roster", title: "people and their pictures, for photo-pick",
    form: SourceForm(
      SchemaFiles.kind("roster"), XMLShape(root: "roster", row: "person"), sample: rosterSample),
    game: KindGame(
      form: .portrait, rules: PhotoPickRules.specifications, makingRules: PhotoPickRules.init,
      texts: PhotoPickRules.texts, pictured: "Name", answers: ["Image"],
      gameOfTwo: FaceTwice.game, prove: RosterProof.prove, simulated: .roster,
      screens: RoundScreen.all),
    checks: KindChecks(
      codes: [RosterSize.code, YearsInOrder.code, RoundTooTall.code, PersonTooTall.code],
      row: { columns, context in
        let checks = [YearsInOrder.findings, PersonTooTall.findings].map { $0(columns, context) }
        return { row in checks.flatMap { $0(row) } }
      },
      acrossRows: { [SimilarRows("Name", answers: [], $0), RoundTooTall($0)] },
      pack: { RosterSize.findings($0, $1) }))
}

extension ContentKind {
  /// Shapes instead of people, so that nobody's photo is needed; `script/samples/shapes.py` draws them.
  static let rosterSample = Sample(
    fields: ["Name", "Image", "Alt"],
    rows: [
      ["Circle", "circle.png", "A shape that is round all over"],
      ["Triangle", "triangle.png", "A shape with three corners"],
      ["Square", "square.png", "A shape with four corners and equal sides"],
      ["Star", "star.png", "A shape with five points"],
      ["Ring", "ring.png", "A round shape with a hole"],
    ],
    rules: [("rounds", "3")],
    images: [
      ("circle.png", circle_png.bytes), ("triangle.png", triangle_png.bytes),
      ("square.png", square_png.bytes), ("star.png", star_png.bytes),
      ("ring.png", ring_png.bytes),
    ])
}
