/// The style sheet of a printed page, for paper of A4 and Letter.
enum PrintStyle {
  static let css = """
    @page { margin: 16mm 18mm; }
    * { box-sizing: border-box; }
    body { font: 11pt/1.4 "Noto Sans", "Liberation Sans", Arial, sans-serif; color: #000;
      background: #fff; max-width: 176mm; margin: 0 auto; }
    h1 { font-size: 17pt; line-height: 1.2; margin: 0 0 2mm; }
    h2 { font-size: 13pt; margin: 0 0 4mm; }
    p { margin: 0 0 2mm; }
    header { border-block-end: 0.4mm solid #000; margin-block-end: 6mm; padding-block-end: 3mm; }
    .version { float: inline-end; font-size: 17pt; font-weight: bold; border: 0.4mm solid #000;
      padding: 0 3mm; margin-inline-start: 4mm; line-height: 1.4; }
    .person { display: flex; gap: 3mm; align-items: end; margin: 6mm 0 0; }
    .person span { flex: 2; border-block-end: 0.2mm solid #000; height: 6mm; }
    .person span:last-child { flex: 1; }
    .questions { list-style-position: outside; padding-inline-start: 9mm; margin: 0; }
    .questions li::marker { font-weight: bold; }
    .questions > li { break-inside: avoid; margin-block-end: 6mm; }
    .prompt { font-weight: bold; break-after: avoid; unicode-bidi: plaintext; }
    .picture img { max-width: 60mm; max-height: 40mm; vertical-align: top; }
    .choices { list-style: none; margin: 0; padding: 0; }
    .choices.short { columns: 2; column-gap: 8mm; }
    .choices li { break-inside: avoid; padding-block: 0.7mm; padding-inline-start: 7mm;
      text-indent: -7mm; }
    .box { display: inline-block; width: 3.6mm; height: 3.6mm; border: 0.3mm solid #000;
      margin-inline-end: 3.4mm; vertical-align: -0.4mm; text-indent: 0; }
    .blank span { display: inline-block; width: 60mm; height: 7mm;
      border-block-end: 0.2mm solid #000; }
    .key { break-before: page; }
    .key ol { padding-inline-start: 9mm; margin: 0; }
    .key li { break-inside: avoid; margin-block-end: 1.5mm; }
    .key li p { font-size: 9pt; margin: 0; }
    .about { font-size: 8.5pt; list-style: none; padding: 2mm 0 0; margin: 6mm 0 0;
      border-block-start: 0.2mm solid #000; }
    @media screen {
      body { padding: 16mm 4mm; }
      .key { margin-block-start: 20mm; padding-block-start: 8mm; border-block-start: 0.4mm dashed #888; }
    }

    """
}
