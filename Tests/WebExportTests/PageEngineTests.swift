import Archives
import Kinds
import PackFormat
import TestSupport
import Testing
import WebPage
import Words

@testable import WebExport

/// Tests of the engine that a page holds. That it plays the kinds it was made for is tested in browsers.
struct PageEngineTests {
  private let whole: [UInt8]
  private let module: EngineModule

  init() throws {
    whole = try #require(LZMA.unpacked(WebPage.engine))
    module = try #require(EngineModule(whole))
  }

  private static let kinds = ContentKind.all.filter { $0.game != nil }.map { $0.name }

  /// The tags of all languages.
  private static let all = PageLanguages.all.tags

  /// The words of a module: what stands in its last section, behind the name.
  private func words(_ module: [UInt8]) throws -> [UInt8] {
    let name = Array("\u{5}words".utf8)
    let start = (name.count...module.count).last {
      module[($0 - name.count)..<$0].elementsEqual(name)
    }
    return Array(module[try #require(start)...])
  }

  @Test(arguments: kinds)
  func theEngineOfOneKindIsMuchSmaller(kind: String) throws {
    let packed = PageEngine.packed(for: [kind], in: .all)
    #expect(packed.count < WebPage.engine.count * 3 / 4)
    #expect(LZMA.unpacked(packed) == module.cut(to: [kind], in: Self.all))
  }

  @Test func theEngineOfAllKindsIsTheWholeOneWithoutItsTable() throws {
    let all = try #require(module.cut(to: Set(Self.kinds), in: Self.all))
    #expect(whole.starts(with: all))
    #expect(all.count < whole.count)
  }

  @Test func anEngineOfTwoKindsHasWhatEachOfThemNeeds() throws {
    let both = try #require(module.cut(to: ["facts", "roster"], in: Self.all))
    for kind in ["facts", "roster"] {
      let one = try #require(module.cut(to: [kind], in: Self.all))
      #expect(one.filter { $0 != 0 }.count < both.filter { $0 != 0 }.count)
    }
  }

  @Test(arguments: Language.allCases)
  func thePhrasesOfALanguageAreThoseOfTheProgram(language: Language) throws {
    let all = try #require(module.cut(to: Set(Self.kinds), in: [language.rawValue]))
    let texts = try words(all).split(separator: 0, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(texts.first == language.rawValue)
    let known = Set(Phrase.all.map { $0.text(in: language) })
    for text in texts.dropFirst().dropLast() where !text.isEmpty { #expect(known.contains(text)) }
    #expect(texts.contains(Phrase.newGame.text(in: language)))
  }

  @Test func aPageHasOnlyTheTextsOfItsLanguagesAndKinds() throws {
    let cut = try words(#require(module.cut(to: ["facts"], in: ["de", "en"])))
    func has(_ phrase: Phrase, _ language: Language) -> Bool {
      !cut.ranges(of: Array(phrase.text(in: language).utf8)).isEmpty
    }
    #expect(has(.newGame, .german) && has(.newGame, .english) && !has(.newGame, .russian))
    #expect(!has(.gridWrong, .german))
  }

  @Test func thePackDecidesTheLanguages() throws {
    var pack = BuiltPack.facts(titles: [.init(language: "pt-BR", text: "Teste")])
    #expect(PageLanguages(of: try pack.forWeb()) == PageLanguages([.portuguese, .english]))
    pack = .facts(titles: [.init(language: "sw", text: "Jaribio")])
    #expect(PageLanguages(of: try pack.forWeb()) == PageLanguages([]))
  }

  @Test func anUnknownKindOrLanguageIsRefused() {
    #expect(module.cut(to: ["facts"], in: ["en", "sw"]) == nil)
    #expect(module.cut(to: ["facts", "unheard-of"], in: Self.all) == nil)
  }

  @Test func aDamagedModuleIsRefusedOrCut() {
    for end in stride(from: 0, to: whole.count, by: 9973) {
      #expect(EngineModule(Array(whole[..<end])) == nil)
    }
    var generator = SplitMix(seed: 7)
    for _ in 0..<200 {
      var damaged = whole
      // Most of them in the table.
      let place = damaged.count - 1 - Int(generator.next() % 8000)
      damaged[place] = UInt8(truncatingIfNeeded: generator.next())
      _ = EngineModule(damaged)?.cut(to: ["facts"], in: Self.all)
    }
  }

  @Test func aDamagedFileIsRefused() {
    let packed = WebPage.engine
    for end in [0, 12, 13, 14, 1000, packed.count / 2] {
      #expect(LZMA.unpacked(Array(packed[..<end])) == nil)
    }
    #expect(LZMA.unpacked([1, 2, 3] + packed) == nil)
  }
}
