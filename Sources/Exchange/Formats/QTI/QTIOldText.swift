internal import TextUnicode
internal import XMLSource

/// The texts of QTI 1.2, which are in elements `material` beside the answers.
enum QTIOldText {
  /// The names of the elements that ask for an answer.
  static let responses: Set = [
    "response_lid", "response_str", "response_num", "response_grp", "response_xy",
    "response_extension",
  ]
  private static let parts: Set = [
    "mattext", "matemtext", "mat_formattedtext", "matimage", "mataudio", "matvideo", "matbreak",
    "matapplet", "matapplication",
  ]

  /// Returns the text of all material in an element. The labels of choices are none of it.
  static func text(of element: MarkupElement) -> PlainText {
    PlainText(nodes(in: element))
  }

  private static func nodes(in element: MarkupElement) -> [MarkupNode] {
    var nodes: [MarkupNode] = []
    for child in element.children where child.localName != "response_label" {
      if parts.contains(child.localName) {
        nodes.append(node(of: child))
      } else {
        nodes += Self.nodes(in: child)
      }
    }
    return nodes
  }

  private static func node(of part: MarkupElement) -> MarkupNode {
    switch part.localName {
    case "matimage":
      let alt = MarkupElement.Attribute("alt", part["label"] ?? "")
      return .element(MarkupElement("img", [.init("src", part["uri"] ?? ""), alt]))
    case "mataudio": return .element(MarkupElement("audio"))
    case "matvideo": return .element(MarkupElement("video"))
    case "matapplet", "matapplication": return .element(MarkupElement("object"))
    case "matbreak": return .element(MarkupElement("br"))
    default: break
    }
    var block = MarkupElement("div")
    let type = (part["texttype"] ?? part["type"] ?? "").lowercased()
    if !part.children.isEmpty {
      block.content = part.content
    } else if type.contains("html") || type == "smart_text",
      let nodes = PlainText.nodes(html: part.text)
    {
      block.content = nodes
    } else {
      block.content = [.text(part.text)]
    }
    return .element(block)
  }
}
