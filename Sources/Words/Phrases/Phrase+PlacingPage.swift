// The ordering and the matching on the page, beside the words that they share with the terminal.
extension Phrase {
  /// The help for the ordering on the page.
  package static let howToDragOrder = Phrase(
    en: """
      Drag the lines, or use their arrows. With the keyboard: SPACE picks a line up, the arrows \
      move it, SPACE drops it.
      """,
    ru: """
      Перетаскивайте строки или нажимайте их стрелки. На клавиатуре: пробел берёт строку, стрелки \
      двигают её, пробел кладёт.
      """,
    uk: """
      Перетягуйте рядки або натискайте їхні стрілки. На клавіатурі: пробіл бере рядок, стрілки \
      рухають його, пробіл кладе.
      """,
    de: """
      Zieh die Zeilen oder nimm ihre Pfeile. Mit der Tastatur: Die Leertaste hebt eine Zeile auf, \
      die Pfeiltasten bewegen sie, die Leertaste legt sie ab.
      """,
    fr: """
      Faites glisser les lignes, ou utilisez leurs flèches. Au clavier\u{A0}: ESPACE prend une \
      ligne, les flèches la déplacent, ESPACE la pose.
      """,
    es: """
      Arrastra las líneas o usa sus flechas. Con el teclado: ESPACIO toma una línea, las flechas \
      la mueven, ESPACIO la suelta.
      """,
    pt: """
      Arraste as linhas ou use as setas delas. No teclado: ESPAÇO pega uma linha, as setas a \
      movem, ESPAÇO a solta.
      """,
    zh: "拖动各行，或使用行上的箭头。用键盘：空格拿起一行，方向键移动，空格放下。",
    ja: "行をドラッグするか、行の矢印を使ってください。キーボードでは、スペースで行を持ち、矢印キーで動かし、スペースで置きます。",
    ar: """
      اسحب الأسطر أو استعمل أسهمها. بلوحة المفاتيح: المسافة لرفع السطر، والأسهم لتحريكه، والمسافة \
      لوضعه.
      """)

  /// The help for the matching on the page.
  package static let howToDragMatch = Phrase(
    en: """
      Tap a place and then what belongs to it, or drag. What has a place becomes free when you tap \
      it again.
      """,
    ru: """
      Нажмите на место, потом на то, что к нему подходит, или перетащите. Ещё одно нажатие \
      освобождает место.
      """,
    uk: """
      Натисніть на місце, потім на те, що до нього пасує, або перетягніть. Ще одне натискання \
      звільняє місце.
      """,
    de: """
      Tippe einen Platz an und dann, was dazu gehört, oder zieh es hin. Noch ein Tippen macht den \
      Platz wieder frei.
      """,
    fr: """
      Touchez une place puis ce qui lui correspond, ou faites glisser. Touchez encore pour libérer \
      la place.
      """,
    es: """
      Toca un lugar y después lo que le corresponde, o arrástralo. Tocarlo otra vez deja libre el \
      lugar.
      """,
    pt: """
      Toque em um lugar e depois no que combina com ele, ou arraste. Tocar de novo libera o lugar.
      """,
    zh: "先点一个位置，再点与它相配的内容，也可以拖动。再点一次即可取消。",
    ja: "場所をタップしてから、それに合うものをタップするか、ドラッグしてください。もう一度タップすると外れます。",
    ar: """
      انقر موضعًا ثم ما يناسبه، أو اسحبه إليه. والنقر مرة أخرى يخلي الموضع.
      """)

  /// An item with its place; also told when it moves there.
  package static let itemAt = Phrase(
    en: "{item}: place {n} of {count}",
    ru: "{item}: место {n} из {count}",
    uk: "{item}: місце {n} з {count}",
    de: "{item}: Platz {n} von {count}",
    fr: "{item}\u{A0}: place {n} sur {count}",
    es: "{item}: lugar {n} de {count}",
    pt: "{item}: lugar {n} de {count}",
    zh: "{item}：第 {n}/{count} 位",
    ja: "{item}：{count} 個中 {n} 番目",
    ar: "{item}: الموضع {n} من {count}")

  package static let moveUp = Phrase(
    en: "move up",
    ru: "выше",
    uk: "вище",
    de: "nach oben",
    fr: "monter",
    es: "subir",
    pt: "subir",
    zh: "上移",
    ja: "上へ",
    ar: "إلى أعلى")

  package static let moveDown = Phrase(
    en: "move down",
    ru: "ниже",
    uk: "нижче",
    de: "nach unten",
    fr: "descendre",
    es: "bajar",
    pt: "descer",
    zh: "下移",
    ja: "下へ",
    ar: "إلى أسفل")

  package static let itemPickedUp = Phrase(
    en: "picked up",
    ru: "взято",
    uk: "взято",
    de: "aufgehoben",
    fr: "prise",
    es: "tomada",
    pt: "na mão",
    zh: "已拿起",
    ja: "持っています",
    ar: "مرفوع")

  package static let itemDropped = Phrase(
    en: "dropped",
    ru: "положено",
    uk: "покладено",
    de: "abgelegt",
    fr: "posée",
    es: "soltada",
    pt: "solta",
    zh: "已放下",
    ja: "置きました",
    ar: "وُضع")

  /// The state of a place, or of an item, that waits for the other half of its pair.
  package static let placeChosen = Phrase(
    en: "chosen",
    ru: "выбрано",
    uk: "вибрано",
    de: "gewählt",
    fr: "choisi",
    es: "elegido",
    pt: "escolhido",
    zh: "已选",
    ja: "選択中",
    ar: "مختار")

  /// The state of a place that has no item yet.
  package static let placeEmpty = Phrase(
    en: "empty",
    ru: "пусто",
    uk: "порожньо",
    de: "leer",
    fr: "vide",
    es: "vacío",
    pt: "vazio",
    zh: "空",
    ja: "空き",
    ar: "فارغ")

  /// The heading of the items that may belong to the places.
  package static let itemsToPlace = Phrase(
    en: "what belongs where?",
    ru: "что к чему?",
    uk: "що до чого?",
    de: "Was gehört wohin?",
    fr: "qui va où\u{A0}?",
    es: "¿qué va dónde?",
    pt: "o que vai onde?",
    zh: "什么配什么？",
    ja: "どれがどこ？",
    ar: "ما مكان كل منها؟")

  /// The item that belongs to a place for which the player took another.
  package static let belongsHere = Phrase(
    en: "right: {item}",
    ru: "верно: {item}",
    uk: "правильно: {item}",
    de: "richtig: {item}",
    fr: "juste\u{A0}: {item}",
    es: "correcto: {item}",
    pt: "certo: {item}",
    zh: "正确：{item}",
    ja: "正解：{item}",
    ar: "الصحيح: {item}")

  package static let rightOrderIs = Phrase(
    en: "The right order: {answer}",
    ru: "Верный порядок: {answer}",
    uk: "Правильний порядок: {answer}",
    de: "Die richtige Reihenfolge: {answer}",
    fr: "Le bon ordre\u{A0}: {answer}",
    es: "El orden correcto: {answer}",
    pt: "A ordem certa: {answer}",
    zh: "正确顺序：{answer}",
    ja: "正しい順番：{answer}",
    ar: "الترتيب الصحيح: {answer}")

  package static let rightPairsAre = Phrase(
    en: "What belongs together: {answer}",
    ru: "Верные пары: {answer}",
    uk: "Правильні пари: {answer}",
    de: "Was zusammengehört: {answer}",
    fr: "Les bonnes paires\u{A0}: {answer}",
    es: "Lo que va junto: {answer}",
    pt: "O que combina: {answer}",
    zh: "正确配对：{answer}",
    ja: "正しい組み合わせ：{answer}",
    ar: "المطابقة الصحيحة: {answer}")

  static let placingPage = [
    howToDragOrder, howToDragMatch, itemAt, moveUp, moveDown, itemPickedUp, itemDropped,
    placeChosen, placeEmpty, itemsToPlace, belongsHere, rightOrderIs, rightPairsAre,
  ]
}
