internal import CShapes
internal import EmbeddedFiles

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
