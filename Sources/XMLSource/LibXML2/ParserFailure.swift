internal import CLibXML2

/// An error of libxml2's parser: the file is not well-formed.
struct ParserFailure {
  enum Kind {
    case wrongEndTag
    /// The file ends before an element is closed.
    case unclosed
    case attributeTwice
    case unknownEntity
    case bareAmpersand
    case lessThanInValue
    case unquotedValue
    case missingValue
    /// A name is expected after `<` or `&`.
    case missingName
    case noSpace
    case unfinishedTag
    case illegalCharacter
    /// A numeric reference to a code point that XML forbids.
    case badReference
    case hyphensInComment
    case noRoot
    case secondRoot
    case lateDeclaration
    case undeclaredPrefix
    case other
  }

  var kind: Kind
  var message: String
  /// The element, attribute or entity that the message names first; empty if it names none.
  var name: String
  var offset: Int

  init(_ error: xmlError, at offset: Int) {
    let message = unsafe LibXML2.message(error)
    let kind = unsafe Self.kinds[UInt32(bitPattern: error.code)] ?? .other
    let isReference = kind == .illegalCharacter && message.hasPrefix("xmlParseCharRef")
    self.kind = isReference ? .badReference : kind
    self.message = message
    name = unsafe LibXML2.text(error.str1) ?? ""
    self.offset = offset
  }

  private static let kinds: [UInt32: Kind] = [
    XML_ERR_TAG_NAME_MISMATCH.rawValue: .wrongEndTag,
    XML_ERR_TAG_NOT_FINISHED.rawValue: .unclosed,
    XML_ERR_DOCUMENT_END.rawValue: .secondRoot,
    XML_ERR_DOCUMENT_EMPTY.rawValue: .noRoot,
    XML_ERR_ATTRIBUTE_REDEFINED.rawValue: .attributeTwice,
    XML_NS_ERR_ATTRIBUTE_REDEFINED.rawValue: .attributeTwice,
    XML_ERR_UNDECLARED_ENTITY.rawValue: .unknownEntity,
    XML_WAR_UNDECLARED_ENTITY.rawValue: .unknownEntity,
    XML_ERR_ENTITYREF_SEMICOL_MISSING.rawValue: .bareAmpersand,
    XML_ERR_LT_IN_ATTRIBUTE.rawValue: .lessThanInValue,
    XML_ERR_ATTRIBUTE_NOT_STARTED.rawValue: .unquotedValue,
    XML_ERR_ATTRIBUTE_WITHOUT_VALUE.rawValue: .missingValue,
    XML_ERR_NAME_REQUIRED.rawValue: .missingName,
    XML_ERR_SPACE_REQUIRED.rawValue: .noSpace,
    XML_ERR_GT_REQUIRED.rawValue: .unfinishedTag,
    XML_ERR_INVALID_CHAR.rawValue: .illegalCharacter,
    XML_ERR_INVALID_CHARREF.rawValue: .badReference,
    XML_ERR_INVALID_HEX_CHARREF.rawValue: .badReference,
    XML_ERR_INVALID_DEC_CHARREF.rawValue: .badReference,
    XML_ERR_HYPHEN_IN_COMMENT.rawValue: .hyphensInComment,
    XML_ERR_RESERVED_XML_NAME.rawValue: .lateDeclaration,
    XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue: .undeclaredPrefix,
  ]
}
