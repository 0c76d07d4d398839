// The sentences of a page about the learning platform that it reports to.
extension Phrase {
  package static let platformMissing = Phrase(
    en: "No learning platform answers. Your result is not reported.",
    ru: "Учебная платформа не отвечает. Ваш результат не передаётся.",
    uk: "Навчальна платформа не відповідає. Ваш результат не передається.",
    de: "Keine Lernplattform antwortet. Dein Ergebnis wird nicht gemeldet.",
    fr: "Aucune plateforme ne répond. Votre résultat n’est pas transmis.",
    es: "Ninguna plataforma responde. Tu resultado no se comunica.",
    pt: "Nenhuma plataforma responde. O seu resultado não é comunicado.",
    zh: "没有学习平台响应。你的成绩不会上报。",
    ja: "学習プラットフォームから応答がありません。結果は報告されません。",
    ar: "لا تستجيب أي منصة تعليمية. لن تُبلَّغ نتيجتك.")

  package static let platformRefused = Phrase(
    en: "The learning platform did not take your result.",
    ru: "Учебная платформа не приняла ваш результат.",
    uk: "Навчальна платформа не прийняла ваш результат.",
    de: "Die Lernplattform hat dein Ergebnis nicht angenommen.",
    fr: "La plateforme n’a pas accepté votre résultat.",
    es: "La plataforma no aceptó tu resultado.",
    pt: "A plataforma não aceitou o seu resultado.",
    zh: "学习平台没有接受你的成绩。",
    ja: "学習プラットフォームが結果を受け取りませんでした。",
    ar: "لم تقبل المنصة التعليمية نتيجتك.")

  static let platform = [platformMissing, platformRefused]
}
