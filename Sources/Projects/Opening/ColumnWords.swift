internal import Diagnostics
package import Kinds
internal import Rows

/// Finds the field that a column of a foreign table means, by a list of the names that authors give to columns.
package struct ColumnWords: Sendable {
  private let fields: [String]
  /// The fields by their names in small letters.
  private let own: [String: String]
  private let required: [String]
  /// The field of each word.
  private var words: [String: String] = [:]

  package init(_ kind: ContentKind) {
    fields = kind.schema.fields.map(\.name)
    own = Dictionary(fields.map { ($0.lowercased(), $0) }) { first, _ in first }
    required = kind.schema.requiredNames
    for field in fields {
      words[Self.plain(field)] = field
      for word in Self.known[field] ?? [] { words[word] = words[word] ?? field }
    }
    for field in fields where field.hasPrefix("Wrong") {
      let number = field.dropFirst("Wrong".count)
      for stem in Self.wrong { words[stem + number] = words[stem + number] ?? field }
    }
  }

  /// Returns for each name the field that it means, each field at most once; nil for a name that means none.
  package func fields(of names: [String]) -> [String?] {
    var taken: Set<String> = []
    // A name that is a field's own comes before one that only means it.
    let own = names.map { self.own[$0.lowercased()] }
    for case let field? in own { taken.insert(field) }
    var found = own
    for (index, name) in names.enumerated() where own[index] == nil {
      guard let field = words[Self.plain(name)], taken.insert(field).inserted else { continue }
      found[index] = field
    }
    for (index, name) in names.enumerated() where found[index] == nil {
      let left = fields.filter { !taken.contains($0) }
      guard let field = left.first(where: { NearMiss.isOneSlip(name, from: $0) }) else { continue }
      taken.insert(field)
      found[index] = field
    }
    return found
  }

  /// Returns the columns whose name means a field and is another one, without places.
  func renamed(_ names: [String]) -> [SourceReading.Renamed] {
    let nowhere = Place("", 0..<0)
    return zip(names, fields(of: names)).compactMap { name, field in
      guard let field, field.lowercased() != name.lowercased() else { return nil }
      return SourceReading.Renamed(from: name, to: field, fromPlace: nowhere, toPlace: nowhere)
    }
  }

  /// A name in lower case without spaces and signs.
  private static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  private static let wrong = [
    "wrong", "incorrect", "wronganswer", "incorrectanswer", "incorrectanswers", "distractor",
    "falsch",
    "falscheantwort", "неправильный", "неправильныйответ", "неверный", "неверныйответ", "mauvaise",
    "mauvaiseréponse", "incorrecta", "respuestaincorrecta", "sbagliata", "errada", "fout",
    "wrongoption", "wrongchoice", "incorrectoption", "incorrectchoice", "rispostasbagliata",
    "rispostaerrata", "respostaerrada", "respostaincorreta", "incorreta", "błędnaodpowiedź",
    "błędna",
    "foutantwoord", "verkeerdantwoord", "felsvar", "yanlışcevap", "réponsefausse",
    "mauvaisereponse",
  ]

  /// The words for each field, in lower case without spaces and signs. Where a word means two fields of one kind, the
  /// first field of its schema takes it.
  private static let known: [String: [String]] = [
    "Fact": [
      "question", "questions", "prompt", "statement", "item", "title", "name", "frage", "fragen",
      "fakt",
      "aussage", "вопрос", "вопросы", "факт", "название", "pregunta", "dato", "domanda", "fatto",
      "pergunta", "fato", "vraag", "feit", "pytanie", "fait",
    ],
    "Value": [
      "answer", "number", "amount", "wert", "zahl", "antwort", "anzahl", "ответ", "значение",
      "число",
      "respuesta", "valor", "réponse", "valeur", "nombre", "risposta", "valore", "resposta",
      "antwoord", "waarde", "odpowiedź", "wartość",
    ],
    "Unit": [
      "units", "unitofmeasure", "einheit", "einheiten", "masseinheit", "maßeinheit", "единица",
      "единицы", "единицаизмерения", "unidad", "unité", "unità", "unidade", "eenheid", "jednostka",
    ],
    "Prompt": [
      "question", "questions", "questiontext", "text", "frage", "fragen", "вопрос", "вопросы",
      "текст",
      "pregunta", "domanda", "pergunta", "vraag", "pytanie",
      "q", "stem", "questionstem", "aufgabe", "questão", "questao", "enunciado", "énoncé",
      "quesito",
    ],
    "Right": [
      "correct", "correctanswer", "rightanswer", "answer", "solution", "richtig", "richtigeantwort",
      "antwort", "lösung", "правильный", "правильныйответ", "верный", "верныйответ", "ответ",
      "correcta", "respuestacorrecta", "respuesta", "bonneréponse", "réponse", "corretta",
      "rispostacorretta", "respostacerta", "juist", "antwoord",
      "correctoption", "correctchoice", "correctindex", "correctanswerindex", "correctoptionindex",
      "correctoptionid", "correctanswerid", "correctletter", "rightoption", "rightchoice",
      "answerindex", "answerkey", "key", "a", "richtigeoption", "korrekteantwort", "correcte",
      "réponsecorrecte", "reponsecorrecte", "bonnereponse", "correcto", "opcióncorrecta",
      "opcioncorrecta", "esatta", "rispostaesatta", "rispostagiusta", "opzionecorretta",
      "respostacorreta", "correta", "alternativacorreta", "opçãocorreta", "gabarito", "poprawna",
      "poprawnaodpowiedź", "prawidłowaodpowiedź", "odpowiedź", "juisteantwoord", "goedeantwoord",
      "rättsvar", "riktigtsvar", "doğrucevap",
    ],
    "Answer": [
      "answer", "correctanswer", "rightanswer", "solution", "richtigeantwort", "antwort", "lösung",
      "правильныйответ", "верныйответ", "ответ", "respuestacorrecta", "respuesta", "bonneréponse",
      "réponse", "rispostacorretta", "risposta", "respostacerta", "resposta", "antwoord",
      "odpowiedź",
      "a", "answerkey", "richtig", "réponsecorrecte", "reponsecorrecte", "correcto",
      "opcióncorrecta", "rispostaesatta", "respostacorreta", "gabarito", "poprawnaodpowiedź",
      "prawidłowaodpowiedź", "juisteantwoord", "goedeantwoord", "rättsvar", "doğrucevap",
    ],
    "Name": [
      "player", "fullname", "person", "spieler", "имя", "игрок", "nombre", "nom", "nome", "naam",
    ],
    "Image": [
      "picture", "photo", "pic", "file", "filename", "bild", "foto", "datei", "фото", "картинка",
      "изображение", "imagen", "immagine", "imagem", "afbeelding", "zdjęcie",
      "imageurl", "imagelink", "imagefile", "bildurl", "obraz",
    ],
    "Level": ["stufe", "ebene", "уровень", "nivel", "niveau", "livello"],
    "From": ["min", "minimum", "von", "от", "desde", "de", "da"],
    "To": ["max", "maximum", "bis", "до", "hasta", "à", "fino"],
    "Computer": ["bot", "opponent", "gegner", "компьютер", "соперник"],
    "Hints": ["hinweise", "tipps", "подсказки"],
    "Attempts": ["tries", "versuche", "попытки"],
    "Source": [
      "url", "link", "reference", "quelle", "quellen", "источник", "ссылка", "fuente", "fonte",
      "bron", "źródło",
    ],
    "AsOf": ["date", "stand", "datum", "дата", "fecha", "data"],
    "Tags": [
      "tag", "category", "categories", "topic", "topics", "kategorie", "kategorien", "thema",
      "категория",
      "тема", "теги", "categoría", "tema", "catégorie", "categoria", "categorie",
      "subject", "fach", "rubrik", "matière", "matiere", "sujet", "materia", "matéria", "assunto",
      "argomento", "kategoria", "temat", "onderwerp", "kategori",
    ],
    "Difficulty": [
      "schwierigkeit", "сложность", "dificultad", "difficulté", "difficoltà",
      "level", "difficultylevel", "schwierigkeitsgrad", "dificuldade", "nivel", "nível", "niveau",
      "livello", "trudność", "poziomtrudności", "poziom", "moeilijkheid", "difficulte",
    ],
    "Explanation": [
      "comment", "note", "erklärung", "erläuterung", "kommentar", "объяснение", "пояснение",
      "explicación", "explication", "spiegazione",
      "explanations", "rationale", "reason", "reasoning", "answerexplanation", "begründung",
      "erklarung", "erklaerung", "justification", "explicacion", "justificación", "explicação",
      "explicacao", "justificativa", "motivazione", "wyjaśnienie", "uzasadnienie", "uitleg",
      "toelichting", "förklaring", "açıklama",
    ],
    "Alt": ["alttext", "alternativetext", "alternativtext"],
    "Number": ["nummer", "номер"],
    "Position": ["pos", "позиция"],
    "Note": ["notes", "notiz", "bemerkung", "anmerkung", "заметка", "примечание"],
  ]
}
