import EarshotLocalization

/// Units written out in other languages than English (Unicode's locale data, long widths): "3,5
/// Kilometer". What isn't here stays English.
enum UnitWords {
  /// The number with the unit's name; nil where the language or the unit isn't known.
  static func text(_ number: String, _ amount: Double, _ unit: String, locale: String) -> String? {
    guard let language = PhraseLanguage(locale: locale)?.column,
      let column = columns.firstIndex(of: language), let row = rows[unit]
    else { return nil }
    let forms = row[column].split(separator: "|", omittingEmptySubsequences: false)
    // In French and Portuguese everything below two is singular.
    let below = [.french, .brazilianPortuguese].contains(language)
    let isOne = below ? abs(amount) < 2 : amount == 1
    let word = String(isOne ? forms[0] : forms[forms.count - 1])
    let joined = [.simplifiedChinese, .korean].contains(language)
    return number + (joined ? "" : " ") + word
  }

  private static let columns: [PhraseLanguage] = [
    .german, .french, .spanish, .italian, .brazilianPortuguese, .dutch, .japanese, .simplifiedChinese,
    .korean,
  ]

  /// Singular and plural where they differ, in the order of the columns.
  private static let rows: [String: [String]] = [
    "kilometers": [
      "Kilometer", "kilomètre|kilomètres", "kilómetro|kilómetros", "chilometro|chilometri",
      "quilômetro|quilômetros", "kilometer", "キロメートル", "公里", "킬로미터",
    ],
    "meters": [
      "Meter", "mètre|mètres", "metro|metros", "metro|metri", "metro|metros", "meter", "メートル", "米", "미터",
    ],
    "centimeters": [
      "Zentimeter", "centimètre|centimètres", "centímetro|centímetros", "centimetro|centimetri",
      "centímetro|centímetros", "centimeter", "センチメートル", "厘米", "센티미터",
    ],
    "millimeters": [
      "Millimeter", "millimètre|millimètres", "milímetro|milímetros", "millimetro|millimetri",
      "milímetro|milímetros", "millimeter", "ミリメートル", "毫米", "밀리미터",
    ],
    "miles": [
      "Meile|Meilen", "mile|miles", "milla|millas", "miglio|miglia", "milha|milhas", "mijl", "マイル", "英里",
      "마일",
    ],
    "feet": ["Fuß", "pied|pieds", "pie|pies", "piede|piedi", "pé|pés", "voet", "フィート", "英尺", "피트"],
    "inches": [
      "Zoll", "pouce|pouces", "pulgada|pulgadas", "pollice|pollici", "polegada|polegadas", "inch", "インチ",
      "英寸", "인치",
    ],
    "kilograms": [
      "Kilogramm", "kilogramme|kilogrammes", "kilogramo|kilogramos", "chilogrammo|chilogrammi",
      "quilograma|quilogramas", "kilogram", "キログラム", "千克", "킬로그램",
    ],
    "grams": [
      "Gramm", "gramme|grammes", "gramo|gramos", "grammo|grammi", "grama|gramas", "gram", "グラム", "克", "그램",
    ],
    "pounds": [
      "Pfund", "livre|livres", "libra|libras", "libbra|libbre", "libra|libras", "pound", "ポンド", "磅", "파운드",
    ],
    "liters": [
      "Liter", "litre|litres", "litro|litros", "litro|litri", "litro|litros", "liter", "リットル", "升", "리터",
    ],
    "milliliters": [
      "Milliliter", "millilitre|millilitres", "mililitro|mililitros", "millilitro|millilitri",
      "mililitro|mililitros", "milliliter", "ミリリットル", "毫升", "밀리리터",
    ],
    "celsius": [
      "Grad Celsius", "degré Celsius|degrés Celsius", "grado Celsius|grados Celsius",
      "grado Celsius|gradi Celsius", "grau Celsius|graus Celsius", "graad Celsius|graden Celsius", "度", "摄氏度",
      "섭씨",
    ],
    "fahrenheit": [
      "Grad Fahrenheit", "degré Fahrenheit|degrés Fahrenheit", "grado Fahrenheit|grados Fahrenheit",
      "grado Fahrenheit|gradi Fahrenheit", "grau Fahrenheit|graus Fahrenheit",
      "graad Fahrenheit|graden Fahrenheit", "度(華氏)", "华氏度", "화씨",
    ],
    "kilometersPerHour": [
      "Kilometer pro Stunde", "kilomètre à l’heure|kilomètres à l’heure",
      "kilómetro por hora|kilómetros por hora", "chilometro orario|chilometri orari",
      "quilômetro por hora|quilômetros por hora", "kilometer per uur", "キロメートル毎時", "公里/小时", "킬로미터/시간",
    ],
    "metersPerSecond": [
      "Meter pro Sekunde", "mètre par seconde|mètres par seconde", "metro por segundo|metros por segundo",
      "metro al secondo|metri al secondo", "metro por segundo|metros por segundo", "meter per seconde",
      "メートル毎秒", "米/秒", "미터/초",
    ],
    "seconds": [
      "Sekunde|Sekunden", "seconde|secondes", "segundo|segundos", "secondo|secondi", "segundo|segundos",
      "seconde|seconden", "秒", "秒钟", "초",
    ],
    "minutes": [
      "Minute|Minuten", "minute|minutes", "minuto|minutos", "minuto|minuti", "minuto|minutos",
      "minuut|minuten", "分", "分钟", "분",
    ],
    "hours": [
      "Stunde|Stunden", "heure|heures", "hora|horas", "ora|ore", "hora|horas", "uur", "時間", "小时", "시간",
    ],
    "kilocalories": [
      "Kilokalorie|Kilokalorien", "kilocalorie|kilocalories", "kilocaloría|kilocalorías",
      "chilocaloria|chilocalorie", "quilocaloria|quilocalorias", "kilocalorie|kilocalorieën", "キロカロリー", "千卡",
      "킬로칼로리",
    ],
  ]
}
