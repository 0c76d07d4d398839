package import Diagnostics
package import PackFormat

// Family K: files that a game cannot open as a pack.
extension Code {
  static let notAPack = Code(
    "K001", .error, "the file is not a pack",
    why: "It does not begin as a pack does, so nothing in it can be read.",
    bad: "packtool verify holdb.csv",
    good: "packtool verify holdb.qpk",
    fix: "Name the .qpk file that packtool compile wrote.")
  static let packLineEnds = Code(
    "K002", .error, "the line ends of a pack were converted",
    why: """
      It was transferred as text: bytes that look like line ends were changed wherever they stood, \
      and cannot be told from the others any more.
      """,
    bad: "(a transfer in text mode, or autocrlf without an attribute for packs)",
    good: "*.qpk binary (in .gitattributes)",
    fix: "Transfer the pack again as binary, or compile it again.")
  static let packVersion = Code(
    "K003", .error, "a pack in an unknown version of the format",
    why: "Versions lay out their bytes in different ways; this program would read nonsense.",
    bad: "(a pack of format 2, and a program that knows format 1)",
    good: "(pack and program of one version)",
    fix:
      "Update the program, or compile the sources again with this one. packtool decompile makes a project of a pack of format 0."
  )
  static let packFeature = Code(
    "K004", .error, "a pack needs an unknown feature",
    why: "The pack says that it cannot be played correctly without the feature.",
    bad: "(a pack that needs a feature newer than the program)",
    good: "(pack and program of one version)",
    fix: "Update the program, or compile the sources again with this one.")
  static let packCutShort = Code(
    "K005", .error, "a pack is cut short",
    why: "A copy or a download did not come to its end, and questions at the end are missing.",
    bad: "(5,000 of the 5,571 bytes of a pack)", good: "(all of its bytes)",
    fix: "Copy or download it again; see that there is room for it.")
  static let packTooLong = Code(
    "K006", .error, "bytes behind the end of a pack",
    why: "No digest covers these bytes: something was appended, perhaps to hide it.",
    bad: "(a pack, and another file behind it)", good: "(the pack alone)",
    fix: "Take the pack from where it was published, or compile it again.")
  static let packDamaged = Code(
    "K007", .error, "bytes of a pack are not the ones that were written",
    why: """
      A disk or a transfer damaged it, or somebody changed it: its digests do not fit. What cannot \
      be trusted is not shown.
      """,
    bad: "(a pack with one bit turned)", good: "(the pack as it was compiled)",
    fix: "Take the pack from where it was published, or compile it again.")
  static let packMalformed = Code(
    "K008", .error, "a pack says something that the format does not allow",
    why:
      "Its digests are right, so no accident explains it: the program that wrote it is at fault.",
    bad: "(a pack whose card counts more questions than its tables have)",
    good: "(a pack that packtool compile wrote)",
    fix: """
      Compile it again with this program. Where packtool itself wrote it, please report that, \
      with the pack.
      """)

  package static let pack: [Code] = [
    notAPack, packLineEnds, packVersion, packFeature, packCutShort, packTooLong, packDamaged,
    packMalformed,
  ]
}

extension PackError {
  /// Returns a finding about a damaged pack; nil if the file itself could not be read.
  package func finding(in file: String) -> Finding? {
    guard let code else { return nil }
    let offset = Int(clamping: offset)
    return Finding(code, "\(message) (at byte \(offset))", at: Place(file, offset..<offset))
  }

  private var code: Code? {
    switch reason {
    case .notAPack: .notAPack
    case .convertedLineEnds: .packLineEnds
    case .unknownVersion: .packVersion
    case .unknownFeature: .packFeature
    case .truncated: .packCutShort
    case .trailingBytes: .packTooLong
    case .damaged: .packDamaged
    case .malformed, .noColumn, .otherType, .otherSchema: .packMalformed
    case .unreadable: nil
    }
  }
}
