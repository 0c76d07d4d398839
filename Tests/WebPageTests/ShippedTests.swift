import Testing

@testable import WebPage

/// The style and scripts of the page as browsers get them.
struct ShippedTests {
  private let scripts = [WebPage.unpacking, WebPage.boot, WebPage.worker] + WebPage.scripts

  private func shipped(_ text: String) -> String {
    String(decoding: WebPage.shipped(Array(text.utf8)), as: UTF8.self)
  }

  @Test func commentsIndentationAndEmptyLinesAreRemoved() {
    let source = """
      'use strict';

      /** Opens a pack.
       * @param {string} id
       */
      function open(id) {
        // Nothing else is open.
        return id / 2; // kept: it ends a line
      }
      """
    let expected = """
      'use strict';
      function open(id) {
      return id / 2; // kept: it ends a line
      }

      """
    #expect(shipped(source) == expected)
  }

  @Test func aTypeInTheMiddleOfALineIsRemoved() {
    let source = "  const area = /** @type {HTMLElement} */ (event.target);\n"
    #expect(shipped(source) == "const area = (event.target);\n")
  }

  @Test func aLineThatBeginsWithATypeIsKept() {
    #expect(shipped("  /** @type {any} */ (self).go();\n") == "(self).go();\n")
  }

  @Test func aStyleHasNoSpacesAroundItsMarks() {
    let style =
      "main > a:hover, .big { inset: 0 calc(1px + 2em);\ncolor: red }\n@media (a: b) { i :dir(rtl) { x: y; } }\n"
    #expect(
      String(decoding: WebPage.tightened(Array(style.utf8)), as: UTF8.self)
        == "main>a:hover,.big{inset:0 calc(1px + 2em);color:red}@media (a:b){i :dir(rtl){x:y;}}")
  }

  @Test func everyScriptIsShippedWithoutComments() {
    for file in scripts + [WebPage.style] {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains("/*") && !text.contains("*/") && !text.isEmpty, "\(file.name)")
    }
  }

  @Test func everyScriptIsStrict() {
    for file in scripts {
      #expect(file.bytes.starts(with: "'use strict';\n".utf8), "\(file.name)")
    }
  }

  @Test func aScriptThatDrawsOneKindIsNotUsedByOthers() {
    let kinds = [
      "choice-quiz", "facts", "matching", "number-duel", "ordering", "roster", "short-answer",
      "sum-grid",
    ]
    #expect(WebPage.scripts.flatMap(\.kinds).sorted() == kinds)
    for file in WebPage.scripts where !file.kinds.isEmpty {
      let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
      let own = lines.filter { $0.hasPrefix("function ") }
        .map { $0.dropFirst("function ".count).prefix { $0 != "(" } }
      for other in scripts where other.name != file.name {
        let text = String(decoding: other.bytes, as: UTF8.self)
        for name in own {
          #expect(
            !text.contains(" \(name)(") && !text.contains("(\(name)(")
              && !text.contains(": \(name),"))
        }
      }
    }
  }

  @Test func aPageOfOneKindHasNoPartsOfOthers() {
    let parts: Set = [
      "answer.js", "duel.js", "facts.js", "grid.js", "grid-unicorns.js", "home.js", "photos.js",
      "placing.js", "quiz.js",
    ]
    func own(_ kind: String) -> Set<String> {
      parts.intersection(WebPage.scripts(for: kind).map(\.name))
    }
    #expect(own("facts") == ["facts.js"])
    #expect(own("sum-grid") == ["grid.js", "grid-unicorns.js"])
    #expect(own("matching") == ["placing.js"])
    let marks = [
      "facts": ".dial{", "number-duel": ".keypad{", "sum-grid": ".cells{", "roster": ".photos{",
      "ordering": ".places{",
    ]
    for kind in WebPage.scripts.flatMap(\.kinds) {
      let style = String(decoding: WebPage.style(for: kind).bytes, as: UTF8.self)
      #expect(style.hasPrefix(":root{") && !style.contains(".packs{"))
      #expect(style.contains(".unicorn{") == (kind == "sum-grid"))
      for (other, mark) in marks where ![kind, other].contains("ordering") {
        #expect(style.contains(mark) == (kind == other), "\(kind): \(mark)")
      }
    }
  }

  @Test func nothingOfThePageIsElsewhere() {
    for file in scripts + [WebPage.style] {
      let text = String(decoding: file.bytes, as: UTF8.self)
        .replacing("http://www.w3.org/2000/svg", with: "")
      for word in ["http:", "https:", "url(", "@import"] {
        #expect(!text.contains(word), "\(file.name)")
      }
    }
  }

  @Test func scriptsOfThePageHoldNoCodeThatAPackCouldReach() {
    for file in scripts {
      let text = String(decoding: file.bytes, as: UTF8.self)
      for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "eval(", "new Function"] {
        #expect(!text.contains(word), "\(file.name)")
      }
      #expect(!text.contains("</script") && !text.contains("<!--"), "\(file.name)")
    }
  }
}
