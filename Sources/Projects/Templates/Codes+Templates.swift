internal import Diagnostics

extension Code {
  static let wrongTemplate = Code(
    "M130", .error, "a template that cannot be filled in",
    why: "It names a column that its table does not have, or a brace is left open.",
    bad:
      "<template over=\"countries.csv\"><fact value=\"{aera}\" unit=\"km²\">Area of {name}</fact>…",
    good:
      "<template over=\"countries.csv\"><fact value=\"{area}\" unit=\"km²\">Area of {name}</fact>…",
    fix:
      "Write the name of a column in the braces. A brace that is text is written twice: {{ or }}.")
  static let emptyTemplateCell = Code(
    "M131", .warning, "a row of a table is left out, as a cell is empty",
    why: "The question would lack a word or its answer.",
    bad: "code,name,area\nva,Vatican City,",
    good: "code,name,area\nva,Vatican City,0.49",
    fix: "Fill in the cell, or suppress the warning: the row makes no question.")
  static let tooFewChoices = Code(
    "M132", .warning, "a row of a table is left out, as other rows give too few wrong choices",
    why: "Wrong choices are drawn from other rows, and too few of them are as <wrong> asks.",
    bad: "<wrong count=\"3\" same=\"region\"/> (for a region with two countries)",
    good: "<wrong count=\"1\" same=\"region\"/>",
    fix: "Ask for fewer wrong choices, loosen same or within, or add rows to the table.")

  static let templates: [Code] = [wrongTemplate, emptyTemplateCell, tooFewChoices]
}
