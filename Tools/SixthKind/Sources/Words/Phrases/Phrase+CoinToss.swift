extension Phrase {
  package static let coinTossName = Phrase(
    en: "heads or tails",
    ru: "орёл или решка",
    uk: "орел чи решка",
    de: "Kopf oder Zahl",
    fr: "pile ou face",
    es: "cara o cruz",
    pt: "cara ou coroa",
    zh: "正面还是反面",
    ja: "表か裏か",
    ar: "صورة أم كتابة")
}
