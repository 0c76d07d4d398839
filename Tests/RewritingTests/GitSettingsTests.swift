import TestSupport
import Testing

@testable import Rewriting

/// `merge --install` and `--uninstall` change their own lines of git's settings alone.
struct GitSettingsTests {
  private static let config = """
    [merge "packtool"]
    \tname = sources of packtool, by rows and cells
    \tdriver = packtool merge %O %A %B --name=%P --ours-label=%X --theirs-label=%Y
    [diff "packtool"]
    \ttextconv = packtool show --lines
    \txfuncname = "^(about|rules|texts|theme|assets|sources|(question|row|table) .*)$"

    """
  private static let attributes = "packs/*.csv merge=packtool\n*.qpk diff=packtool\n"

  private static func edited(
    _ text: String, _ edit: (inout GitSettings) -> Void
  ) -> (text: String, foreign: [String], added: Int, removed: Int) {
    var settings = GitSettings(Array(text.utf8))
    edit(&settings)
    return (
      String(decoding: settings.text, as: UTF8.self), settings.foreign, settings.changes.added,
      settings.changes.removed
    )
  }

  private static func installed(_ text: String) -> String {
    edited(text) { $0.addSections() }.text
  }

  @Test func sectionsAreAddedAtTheEndOnce() {
    for before in ["", "[core]\n\tbare = false\n", "[core]\r\n\tbare = false\r\n"] {
      #expect(Self.installed(before) == before + Self.config)
      #expect(Self.installed(before + Self.config) == before + Self.config)
    }
    #expect(Self.installed("[core]") == "[core]\n" + Self.config)
  }

  @Test func sectionsAreRemovedAndAllOtherBytesStay() {
    for before in ["", "[core]\n\tbare = false\n", "# \u{FEFF}x\r\n\r\n[a \"packtool\"]\n"] {
      for after in ["", "\n\n", "[merge \"packtool2\"]\n\tdriver = x", "[diff]\n"] {
        let whole = before + Self.config + after
        let done = Self.edited(whole) { $0.removeSections() }
        #expect(done.text == before + after)
        #expect(done.removed == 6)
        #expect(done.foreign.isEmpty)
        #expect(Self.edited(done.text) { $0.removeSections() }.text == done.text)
      }
    }
  }

  @Test func linesOfAnEarlierVersionAreReplaced() {
    let former = """
      [merge "packtool"]
      \tname = CSV sources of packtool, by rows and cells
      \tdriver = packtool merge %O %A %B --name %P
      [user]

      """
    let wanted = Self.config.split(separator: "[diff")
    #expect(Self.installed(former) == "\(wanted[0])[user]\n[diff\(wanted[1])")
    #expect(Self.edited(former) { $0.removeSections() }.text == "[user]\n")
  }

  @Test func settingsThatSomebodyElseWroteStay() {
    let own = """
      [merge "packtool"]
      \tDriver = /opt/packtool merge %O %A %B
      \t; why
      \trecursive = binary
      [merge "packtool"]

      """
    let done = Self.edited(own) { $0.addSections() }
    let name = "\tname = sources of packtool, by rows and cells\n"
    let diff = Self.config.split(separator: "[diff")[1]
    #expect(done.text == own + name + "[diff" + diff)
    #expect(done.foreign == [#"[merge "packtool"] Driver = /opt/packtool merge %O %A %B"#])
    let undone = Self.edited(done.text) { $0.removeSections() }
    // The second header stands above a line that packtool wrote, and goes with it.
    #expect(undone.text == own.dropLast("[merge \"packtool\"]\n".count))
    #expect(undone.foreign.count == 3)
  }

  @Test func attributesAreAddedOnceAndRemovedAlone() {
    for before in ["", "*.png binary\n", "*.csv text\r\n"] {
      let patterns = ["packs/*.csv"]
      let added = Self.edited(before) { $0.addAttributes(patterns) }
      #expect(added.text == before + Self.attributes)
      for end in ["\n", "\r\n"] {
        let text = added.text.replacing("\r\n", with: "\n").replacing("\n", with: end)
        #expect(Self.edited(text) { $0.addAttributes(patterns) }.text == text)
        let removed = Self.edited(text) { $0.removeAttributes() }
        #expect(
          removed.text == before.replacing("\r\n", with: "\n").replacing("\n", with: end))
        #expect(removed.foreign.isEmpty)
        #expect(removed.removed == 2)
      }
    }
    #expect(
      Self.edited("*.csv text") { $0.addAttributes([]) }.text == "*.csv text\n*.qpk diff=packtool\n"
    )
  }

  @Test func manifestsAreLeftToGitBehindEachPatternOfXML() {
    let once = Self.edited("") { $0.addAttributes(["a/*.xml", "b.csv"]) }
    #expect(
      once.text
        == "a/*.xml merge=packtool\nb.csv merge=packtool\npack.xml merge\n*.qpk diff=packtool\n")
    #expect(Self.edited(once.text) { $0.addAttributes(["a/*.xml"]) }.text == once.text)
    let twice = Self.edited(once.text) { $0.addAttributes(["*.xml"]) }
    #expect(
      twice.text
        == "a/*.xml merge=packtool\nb.csv merge=packtool\n*.qpk diff=packtool\n*.xml merge=packtool\n"
        + "pack.xml merge\n")
    #expect(Self.edited(twice.text) { $0.removeAttributes() }.text.isEmpty)
    // Somebody's own line stays where packtool merges no XML.
    #expect(Self.edited("pack.xml merge\n") { $0.removeAttributes() }.text == "pack.xml merge\n")
  }

  @Test func attributesWithMoreThanPacktoolWritesStay() {
    let own =
      "*.csv merge=packtool text\n# *.csv merge=packtool\nold.qpk diff=packtool\n*.csv -merge\n"
    let done = Self.edited(own + "a.csv merge=packtool\n") { $0.removeAttributes() }
    #expect(done.text == own)
    #expect(done.foreign == ["*.csv merge=packtool text", "old.qpk diff=packtool"])
  }

  @Test func whatIsNoUTF8Stays() {
    let before: [UInt8] = [0x23, 0xFF, 0x0A, 0xC3]
    var settings = GitSettings(before)
    settings.addAttributes(["a.csv"])
    settings.removeAttributes()
    #expect(settings.text == before + [0x0A])
  }
}
