/// What colors are called: the value of a color picker and of the colors it offers.
///
/// `Color.blue` was recorded as "cyan blue", and another color as "dark purple" (The Button Heist,
/// iOS 18.5); the other words are the colors' own names, put into each language and not recorded.
public enum ColorNames {
  /// The languages in the order of each row.
  static let columns: [PhraseLanguage] = [
    .english, .german, .french, .spanish, .italian, .brazilianPortuguese, .dutch, .japanese,
    .simplifiedChinese, .korean, .russian, .arabic, .hebrew,
  ]

  /// Colors by the names that SwiftUI has for them, in the order of the spectrum.
  public static let all = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black",
  ]

  /// The word for a color of SwiftUI, `red`, or for a semantic one, `primary`; nil where it has
  /// no word, such as a color of the app.
  public static func name(of color: String, in language: PhraseLanguage) -> String? {
    let known = synonyms[color] ?? color
    return columns.firstIndex(of: language.column).flatMap { words[known]?[$0] }
      .map(language.written)
  }

  /// The word for a color by its components, each from 0 to 1: the hue with "dark" or "light".
  public static func name(
    red: Double, green: Double, blue: Double, in language: PhraseLanguage
  ) -> String? {
    guard let column = columns.firstIndex(of: language.column),
      [red, green, blue].allSatisfy(\.isFinite)
    else { return nil }
    let color = ColorName(red: red, green: green, blue: blue)
    guard let hue = words[color.hue]?[column] else { return nil }
    guard let shade = color.shade, let template = shades[shade]?[column] else {
      return language.written(hue)
    }
    return language.written(Phrase(template, .translated, .iOSVocabulary).filled([hue]))
  }

  /// How sure the word is.
  public static func certainty(
    of color: String, in language: PhraseLanguage
  ) -> Phrase.Certainty {
    guard language == .english else { return .translated }
    return color == "blue" ? .recorded : .assumed
  }

  /// What the list of colors that a picker opens is called.
  public static func title(in language: PhraseLanguage) -> String {
    language.written(columns.firstIndex(of: language.column).map { titles[$0] } ?? titles[0])
  }

  static let titles = [
    "Colors", "Farben", "Couleurs", "Colores", "Colori", "Cores", "Kleuren", "カラー", "颜色", "색상",
    "Цвета", "الألوان", "צבעים",
  ]

  private static let synonyms = [
    "primary": "black", "secondary": "gray", "grey": "gray", "accentColor": "blue",
  ]

  static let words: [String: [String]] = [
    "red": [
      "red", "Rot", "rouge", "rojo", "rosso", "vermelho", "rood", "赤", "红色", "빨간색", "красный",
      "أحمر", "אדום",
    ],
    "orange": [
      "orange", "Orange", "orange", "naranja", "arancione", "laranja", "oranje", "オレンジ", "橙色",
      "주황색", "оранжевый", "برتقالي", "כתום",
    ],
    "yellow": [
      "yellow", "Gelb", "jaune", "amarillo", "giallo", "amarelo", "geel", "黄", "黄色", "노란색",
      "желтый", "أصفر", "צהוב",
    ],
    "green": [
      "green", "Grün", "vert", "verde", "verde", "verde", "groen", "緑", "绿色", "초록색", "зеленый",
      "أخضر", "ירוק",
    ],
    "mint": [
      "mint", "Minze", "menthe", "menta", "menta", "menta", "mint", "ミント", "薄荷绿", "민트", "мятный",
      "نعناعي", "מנטה",
    ],
    "teal": [
      "teal", "Blaugrün", "bleu canard", "verde azulado", "verde acqua", "azul-petróleo",
      "groenblauw", "ティール", "蓝绿色", "청록색", "бирюзовый", "أزرق مخضر", "טורקיז כהה",
    ],
    "cyan": [
      "cyan", "Cyan", "cyan", "cian", "ciano", "ciano", "cyaan", "シアン", "青色", "청록", "голубой",
      "سماوي", "ציאן",
    ],
    "blue": [
      "cyan blue", "Cyanblau", "bleu cyan", "azul cian", "blu ciano", "azul-ciano", "cyaanblauw",
      "シアンブルー", "青蓝色", "청록빛 파란색", "сине-голубой", "أزرق سماوي", "כחול ציאן",
    ],
    "indigo": [
      "indigo", "Indigo", "indigo", "índigo", "indaco", "índigo", "indigo", "インディゴ", "靛蓝色", "남색",
      "индиго", "نيلي", "אינדיגו",
    ],
    "purple": [
      "purple", "Lila", "violet", "morado", "viola", "roxo", "paars", "紫", "紫色", "보라색",
      "фиолетовый", "أرجواني", "סגול",
    ],
    "pink": [
      "pink", "Pink", "rose", "rosa", "rosa", "rosa", "roze", "ピンク", "粉红色", "분홍색", "розовый",
      "وردي", "ורוד",
    ],
    "brown": [
      "brown", "Braun", "marron", "marrón", "marrone", "marrom", "bruin", "茶色", "棕色", "갈색",
      "коричневый", "بني", "חום",
    ],
    "white": [
      "white", "Weiß", "blanc", "blanco", "bianco", "branco", "wit", "白", "白色", "흰색", "белый",
      "أبيض", "לבן",
    ],
    "gray": [
      "gray", "Grau", "gris", "gris", "grigio", "cinza", "grijs", "グレイ", "灰色", "회색", "серый",
      "رمادي", "אפור",
    ],
    "black": [
      "black", "Schwarz", "noir", "negro", "nero", "preto", "zwart", "黒", "黑色", "검은색", "черный",
      "أسود", "שחור",
    ],
    "clear": [
      "clear", "Transparent", "transparent", "transparente", "trasparente", "transparente",
      "transparant", "透明", "透明", "투명", "прозрачный", "شفاف", "שקוף",
    ],
  ]

  /// `%1` stands for the hue.
  static let shades: [String: [String]] = [
    "dark": [
      "dark %1", "dunkles %1", "%1 foncé", "%1 oscuro", "%1 scuro", "%1 escuro", "donker %1",
      "暗い%1", "深%1", "어두운 %1", "темный %1", "%1 داكن", "%1 כהה",
    ],
    "light": [
      "light %1", "helles %1", "%1 clair", "%1 claro", "%1 chiaro", "%1 claro", "licht %1", "明るい%1",
      "浅%1", "밝은 %1", "светлый %1", "%1 فاتح", "%1 בהיר",
    ],
  ]
}

/// The nearest of the colors that have a name.
private struct ColorName {
  let hue: String
  /// nil: neither dark nor light.
  let shade: String?

  init(red: Double, green: Double, blue: Double) {
    let high = max(red, green, blue)
    let low = min(red, green, blue)
    let chroma = high - low
    if chroma < 0.1 {
      hue = high > 0.92 ? "white" : high < 0.1 ? "black" : "gray"
      shade = hue != "gray" ? nil : high < 0.35 ? "dark" : high > 0.7 ? "light" : nil
      return
    }
    let degrees: Double =
      if high == red {
        60 * ((green - blue) / chroma)
      } else if high == green {
        60 * ((blue - red) / chroma + 2)
      } else {
        60 * ((red - green) / chroma + 4)
      }
    hue = ColorName.hue(at: degrees < 0 ? degrees + 360 : degrees)
    shade = high < 0.55 ? "dark" : low > 0.6 ? "light" : nil
  }

  /// Degrees of the color wheel, red at 0.
  private static func hue(at degrees: Double) -> String {
    switch degrees {
    case ..<16, 345...: "red"
    case ..<45: "orange"
    case ..<70: "yellow"
    case ..<155: "green"
    case ..<185: "teal"
    case ..<200: "cyan"
    case ..<235: "blue"
    case ..<262: "indigo"
    case ..<305: "purple"
    default: "pink"
    }
  }
}
