internal import Rows

/// The choices of a question that are objects, such as `{"text": "Rome", "correct": true}` or `{"id": "a", "text": "Rome"}`.
struct JSONChoices {
  let texts: [(text: String, bytes: Range<Int>)]
  /// The names of the choices; empty unless all have one.
  private(set) var names: [String] = []
  /// For each choice, true if it is right; empty unless all say so.
  private(set) var rights: [Bool] = []
  /// The other members of the choices.
  private(set) var others: [JSON.Member] = []

  /// Nil unless all items are objects with a text.
  init?(_ items: [JSON]) {
    guard !items.isEmpty else { return nil }
    var texts: [(text: String, bytes: Range<Int>)] = []
    for item in items {
      guard case .object(let members) = item.value,
        let text = Self.member(of: members, Self.textNames)
      else { return nil }
      texts.append((text.value.scalar ?? "", text.value.bytes))
      let name = Self.member(
        of: members.filter { $0.name != text.name }, Self.idNames)
      if let name { names.append(name.value.scalar ?? "") }
      let right = members.filter { Self.rightNames.contains(Self.plain($0.name)) }
      if right.count == 1, let flag = right[0].value.bool { rights.append(flag) }
      others += members.filter {
        $0.name != text.name && $0.name != name?.name
          && !(right.count == 1 && $0.name == right[0].name && $0.value.bool != nil)
      }
    }
    self.texts = texts
    if names.count < items.count || Set(names).count < names.count { names = [] }
    if rights.count < items.count { rights = [] }
  }

  private static let textNames = [
    "text", "answer", "option", "choice", "content", "answertext", "optiontext", "title", "label",
    "value", "name",
  ]
  private static let idNames = ["id", "key", "letter", "label", "index", "value"]
  private static let rightNames: Set = [
    "correct", "iscorrect", "right", "isright", "isanswer", "iscorrectanswer", "isrightanswer",
    "richtig", "correcta", "escorrecta",
  ]

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The member with the first of some names.
  private static func member(of members: [JSON.Member], _ names: [String]) -> JSON.Member? {
    let names = names.lazy.compactMap { name in
      members.first { Self.plain($0.name) == name && Self.isText($0.value) }
    }
    return names.first
  }

  private static func isText(_ json: JSON) -> Bool {
    switch json.value {
    case .string, .number: true
    case .bool, .null, .array, .object: false
    }
  }
}
