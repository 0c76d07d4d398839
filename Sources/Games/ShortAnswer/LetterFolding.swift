/// The lookup table of letters that answers treat as equal.
///
/// It stands here because the tables of Unicode are not available on every platform, and the same
/// answers must be right on all of them.
enum LetterFolding {
  /// Returns the letters that a lower-case letter without its marks is compared as; nil if the
  /// letter stays as it is. Marks of their own become nothing.
  static func withoutMarks(_ letter: Unicode.Scalar) -> [Unicode.Scalar]? {
    if letter.isASCII { return nil }
    if isMark(letter.value) { return [] }
    // Katakana stand 0x60 above their hiragana.
    if 0x30A1...0x30F6 ~= letter.value {
      return Unicode.Scalar(letter.value - 0x60).map { [$0] }
    }
    return bases[letter]
  }

  /// Returns the letters that German, Danish and Norwegian write for a lower-case letter where it is
  /// not available: `oe` for `ö`.
  static func spelledOut(_ letter: Unicode.Scalar) -> [Unicode.Scalar]? {
    switch letter {
    case "ä": ["a", "e"]
    case "ö", "ø": ["o", "e"]
    case "ü": ["u", "e"]
    case "å": ["a", "a"]
    default: nil
    }
  }

  /// Returns the character that a compatibility character stands for: full-width signs, digits of
  /// other scripts, and superscripts become plain ones.
  static func plain(_ character: Unicode.Scalar) -> Unicode.Scalar {
    let value = character.value
    let found: UInt32 =
      switch value {
      case 0xFF01...0xFF5E: value - 0xFF01 + 0x21
      case 0x3000, 0xA0, 0x202F, 0x2009: 0x20
      case 0x660...0x669: value - 0x660 + 0x30
      case 0x6F0...0x6F9: value - 0x6F0 + 0x30
      case 0x966...0x96F: value - 0x966 + 0x30
      case 0x2080...0x2089: value - 0x2080 + 0x30
      case 0x2070, 0x2074...0x2079: value - 0x2070 + 0x30
      case 0xB2, 0xB3: value - 0xB0 + 0x30
      case 0xB9: 0x31
      case 0x2212: 0x2D
      default: value
      }
    return Unicode.Scalar(found) ?? character
  }

  /// True for marks that stand on the letter before them: those of Latin, Greek and Cyrillic, the
  /// vowels and the long line of Arabic, and the points of Hebrew.
  private static func isMark(_ value: UInt32) -> Bool {
    switch value {
    case 0x300...0x36F, 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7, 0x610...0x61A,
      0x640, 0x64B...0x65F, 0x670, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20F0:
      true
    default: false
    }
  }

  private static let bases: [Unicode.Scalar: [Unicode.Scalar]] = {
    var bases: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    for (base, letters) in groups {
      for letter in letters.unicodeScalars { bases[letter] = Array(base.unicodeScalars) }
    }
    return bases
  }()

  /// Lower-case letters by what they are compared as.
  private static let groups: [(base: String, letters: String)] = [
    ("a", "àáâãäåāăąǎǟǡǻȁȃȧạảấầẩẫậắằẳẵặªɐ"), ("ae", "æǣǽ"), ("b", "ḃḅḇ"), ("c", "çćĉċčḉ"),
    ("d", "ďđḋḍḏḑḓð"), ("dz", "ǆǳ"), ("e", "èéêëēĕėęěȅȇȩẹẻẽếềểễệḕḗḙḛḝəǝ"), ("f", "ḟƒ"), ("ff", "ﬀ"),
    ("fi", "ﬁ"), ("fl", "ﬂ"), ("g", "ĝğġģǧǵḡ"), ("h", "ĥħȟḣḥḧḩḫẖ"), ("i", "ìíîïĩīĭįıǐȉȋḭḯỉị"),
    ("ij", "ĳ"), ("j", "ĵǰ"), ("k", "ķǩḱḳḵĸ"), ("l", "ĺļľŀłḷḹḻḽ"), ("lj", "ǉ"), ("m", "ḿṁṃ"),
    ("n", "ñńņňŉǹṅṇṉṋŋ"), ("nj", "ǌ"), ("o", "òóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱọỏốồổỗộớờởỡợṍṏṑṓº"),
    ("oe", "œ"), ("p", "ṕṗ"), ("r", "ŕŗřȑȓṙṛṝṟ"), ("s", "śŝşšșṡṣṥṧṩſ"), ("ss", "ßẞ"),
    ("t", "ţťŧțṫṭṯṱẗ"), ("th", "þ"), ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗụủứừửữựṳṵṷṹṻ"), ("v", "ṽṿ"),
    ("w", "ŵẁẃẅẇẉẘ"), ("x", "ẋẍ"), ("y", "ýÿŷȳẏẙỳỵỷỹ"), ("z", "źżžẑẓẕ"),
    ("α", "άἀἁἂἃἄἅἆἇὰάᾶ"), ("ε", "έἐἑἒἓἔἕὲέ"), ("η", "ήἠἡἢἣἤἥἦἧὴήῆ"), ("ι", "ίϊΐἰἱἲἳἴἵἶἷὶίῖ"),
    ("ο", "όὀὁὂὃὄὅὸό"), ("ρ", "ῤῥ"), ("σ", "ς"), ("υ", "ύϋΰὐὑὒὓὔὕὖὗὺύῦ"), ("ω", "ώὠὡὢὣὤὥὦὧὼώῶ"),
    ("е", "ёѐ"), ("и", "йѝ"), ("і", "ї"), ("г", "ґѓ"), ("у", "ў"), ("к", "ќ"),
    ("ا", "أإآٱ"), ("ه", "ة"), ("ي", "ىئ"), ("و", "ؤ"),
  ]
}
