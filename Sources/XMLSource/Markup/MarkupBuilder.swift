/// Builds a tree of limited depth from events in source order.
package struct MarkupBuilder {
  private let mostLevels: Int
  /// The open elements, the outermost first.
  private var open: [MarkupElement] = []
  /// The number of open elements that are too deep to be kept.
  private var tooDeep = 0
  /// The nodes outside all elements.
  package private(set) var nodes: [MarkupNode] = []

  package init(mostLevels: Int) { self.mostLevels = mostLevels }

  /// True if no element is open.
  package var isAtTop: Bool { open.isEmpty }

  package mutating func start(_ element: MarkupElement) {
    if open.count < mostLevels { open.append(element) } else { tooDeep += 1 }
  }

  package mutating func add(_ text: String) {
    if text.isEmpty { return }
    guard let last = open.indices.last else {
      Self.append(text, to: &nodes)
      return
    }
    Self.append(text, to: &open[last].content)
  }

  /// Ends the element opened last; `range` is that of the whole element, if it is known.
  package mutating func end(_ range: Range<Int>? = nil) {
    if tooDeep > 0 {
      tooDeep -= 1
      return
    }
    guard var element = open.popLast() else { return }
    if let range { element.range = range }
    if let last = open.indices.last {
      open[last].content.append(.element(element))
    } else {
      nodes.append(.element(element))
    }
  }

  /// Removes and returns the nodes outside all elements.
  package mutating func takeNodes() -> [MarkupNode] {
    defer { nodes = [] }
    return nodes
  }

  /// Appends a text to the text before it, in amortised constant time.
  private static func append(_ text: String, to nodes: inout [MarkupNode]) {
    guard let last = nodes.indices.last, case .text(var before) = nodes[last] else {
      nodes.append(.text(text))
      return
    }
    nodes[last] = .text("")
    before += text
    nodes[last] = .text(before)
  }
}
