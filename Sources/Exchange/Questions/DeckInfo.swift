/// Facts about a set of questions as a whole: the part of a manifest that other formats have as well.
package struct DeckInfo: Sendable, Equatable {
  /// A part of the information, for saying which of them a format has room for.
  package enum Part: String, CaseIterable, Sendable {
    case id, version, title, description, language, licence, authors, credits, date
  }

  package var id: String?
  package var version: String?
  package var title: String?
  package var description: String?
  /// The language tag of the questions, such as `pt-BR`.
  package var language: String?
  /// An expression of SPDX, or the words in which the source states its licence.
  package var licence: String?
  package var authors: [String] = []
  package var credits: [String] = []
  /// The day on which the content was true, as in 2026-01-31.
  package var date: String?

  package init() {}
}
