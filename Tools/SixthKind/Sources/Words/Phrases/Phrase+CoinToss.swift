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

  package static let coinTossHeads = Phrase(
    en: "heads", ru: "орёл", uk: "орел", de: "Kopf", fr: "pile", es: "cara", pt: "cara", zh: "正面",
    ja: "表", ar: "صورة")

  package static let coinTossTails = Phrase(
    en: "tails", ru: "решка", uk: "решка", de: "Zahl", fr: "face", es: "cruz", pt: "coroa",
    zh: "反面", ja: "裏", ar: "كتابة")
}
