extension ContentKind {
  static let tableSample = Sample(
    fields: ["Name", "Diameter", "Moons", "HasRings", "Discovered"],
    rows: [
      ["Mercury", "4879", "0", "false", ""],
      ["Earth", "12756", "1", "false", ""],
      ["Mars", "6792", "2", "false", ""],
      ["Neptune", "49528", "", "true", "1846-09-23"],
    ],
    files: [(tableSchemaName, tableSampleSchema)])

  /// The name of the Table Schema in a new project.
  package static let tableSchemaName = "table.schema.json"

  static let tableSampleSchema = Array(
    """
    {
      "$schema": "https://datapackage.org/profiles/2.0/tableschema.json",
      "fields": [
        {
          "name": "Name",
          "type": "string",
          "description": "the planet's name",
          "constraints": { "required": true, "maxLength": 40 }
        },
        {
          "name": "Diameter",
          "type": "number",
          "description": "its diameter at the equator, in km",
          "constraints": { "required": true, "minimum": 1 }
        },
        {
          "name": "Moons",
          "type": "integer",
          "description": "how many moons are known",
          "constraints": { "minimum": 0 }
        },
        {
          "name": "HasRings",
          "type": "boolean",
          "description": "whether it has rings: true or false"
        },
        {
          "name": "Discovered",
          "type": "date",
          "description": "the day of its discovery, such as 1846-09-23"
        }
      ],
      "primaryKey": "Name"
    }

    """.utf8)
}
