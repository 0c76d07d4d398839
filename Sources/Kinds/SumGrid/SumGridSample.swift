extension ContentKind {
  static let sumGridSample = Sample(
    fields: [
      "Level", "FirstFrom", "FirstTo", "SecondFrom", "SecondTo", "TargetFrom", "TargetTo",
    ],
    rows: [
      ["Warming up", "5", "20", "5", "20", "10", "40"],
      ["Getting on", "10", "40", "10", "40", "20", "80"],
      ["Steady", "10", "49", "10", "49", "20", "98"],
      ["Steep", "20", "70", "20", "70", "50", "99"],
      ["The top", "30", "69", "30", "69", "60", "99"],
    ])
}
