/// A section of a page: its heading, its link and its content.
struct PageSection {
  /// Lower-case letters and hyphens, as in a link.
  let id: String
  let title: String
  let content: HTML
}

/// A whole page, in pieces, so that it need not be held in memory twice.
struct Page {
  let title: String
  let header: HTML
  let sections: [PageSection]

  /// The content security policy: nothing is loaded and nothing runs, whatever text the page
  /// contains.
  private static let policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"

  var pieces: [String] {
    let head = HTML.element(
      "head", [:], .element("meta", ["charset": "utf-8"]),
      .element("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy]),
      .element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      .element("meta", ["name": "color-scheme", "content": "light dark"]),
      .element("meta", ["name": "generator", "content": "packtool report"]),
      .element("title", [:], .text(title)), .style(PageStyle.css))
    let links = sections.map { section in
      HTML.element("li", [:], .element("a", ["href": "#" + section.id], .text(section.title)))
    }
    let opening = "<!DOCTYPE html>\n<html lang=\"en\">\n" + head.markup + "<body>\n"
    let top =
      header + .element("nav", ["aria-label": "Sections"], .element("ul", [:], links))
    return [opening + top.markup + "<main>\n"] + sections.map { Self.markup(of: $0) }
      + ["</main>\n</body>\n</html>\n"]
  }

  private static func markup(of section: PageSection) -> String {
    HTML.element(
      "section", ["id": section.id, "aria-labelledby": section.id + "-title"],
      .element("h2", ["id": section.id + "-title"], .text(section.title)), section.content
    ).markup
  }
}
