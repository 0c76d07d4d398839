import Archives

/// Workbooks that are made of the XML of one sheet.
enum GivenWorkbook {
  /// Returns a workbook with the sheet `Quiz`.
  ///
  /// - `formats`: the codes of the number formats of the styles from 1 on; nil is the built-in short day.
  static func xlsx(_ sheet: String, formats: [String?] = []) -> [UInt8] {
    var archive = ZipWriter()
    let relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    archive.add(
      "xl/workbook.xml",
      Array(
        """
        <workbook xmlns:r="\(relations)"><sheets><sheet name="Quiz" r:id="a"/></sheets></workbook>
        """.utf8))
    archive.add(
      "xl/_rels/workbook.xml.rels",
      Array(
        """
        <Relationships><Relationship Id="a" Type="x/worksheet" Target="worksheets/sheet1.xml"/>
        <Relationship Id="b" Type="x/styles" Target="styles.xml"/></Relationships>
        """.utf8))
    let codes = formats.enumerated().map { index, code in
      code.map { "<numFmt numFmtId=\"\(200 + index)\" formatCode=\"\($0)\"/>" } ?? ""
    }
    let styles = formats.enumerated().map { index, code in
      "<xf numFmtId=\"\(code == nil ? 14 : 200 + index)\"/>"
    }
    archive.add(
      "xl/styles.xml",
      Array(
        """
        <styleSheet><numFmts>\(codes.joined())</numFmts>
        <cellXfs><xf numFmtId="0"/>\(styles.joined())</cellXfs></styleSheet>
        """.utf8))
    archive.add("xl/worksheets/sheet1.xml", Array("<worksheet>\(sheet)</worksheet>".utf8))
    return archive.finish()
  }
}
