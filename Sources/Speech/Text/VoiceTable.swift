extension Voice {
  /// Every voice in use: the languages of espeak-ng 1.51 that iOS can be set to, and their kin.
  ///
  /// Quality and limits as measured (speech.md 2). mbrola voices fail to load and are left out;
  /// `cmn` spells syllables with English letters, so Mandarin is `cmn-latn-pinyin`.
  public static let table: [Voice] = english(voices: latin + otherScripts)

  /// Voices in which valgrind sees uninitialized reads for brackets, quotation marks, symbols or
  /// a leading decimal point, and some of which crash on them (measured, 1.51, 2026-11).
  static let delicate: Set<String> = [
    "ga", "gd", "tk", "mi", "ht", "qu", "gn", "om", "ia", "uk", "be", "kk", "ky", "hy", "ug", "he",
    "hi", "mr", "ne", "kok", "as", "bn", "pa", "gu", "or", "ta", "te", "kn", "ml", "si", "my", "am",
    "ja",
  ]

  private static func english(voices: [Voice]) -> [Voice] {
    [
      english,
      Voice(
        "en",
        [
          "en-gb", "en-au", "en-nz", "en-ie", "en-za", "en-in", "en-sg", "en-hk", "en-mt",
          "en-ng", "en-ke", "en-001", "en-150",
        ]),
      Voice("en-gb-scotland", ["en-gb-scotland"]),
      Voice("en-gb-x-rp", ["en-gb-rp"]),
      Voice("en-029", ["en-029", "en-jm", "en-bs", "en-tt"]),
    ] + voices
  }

  private static let latin: [Voice] = [
    Voice("de"),
    Voice("fr"),
    Voice("fr-be"), Voice("fr-ch"),
    Voice("es"),
    Voice(
      "es-419",
      [
        "es-419", "es-mx", "es-us", "es-ar", "es-bo", "es-cl", "es-co", "es-cr", "es-cu",
        "es-do", "es-ec", "es-gt", "es-hn", "es-ni", "es-pa", "es-pe", "es-pr", "es-py",
        "es-sv", "es-uy", "es-ve",
      ]),
    Voice("it"),
    // iOS means Brazil by a bare `pt`.
    Voice("pt-br", ["pt-br", "pt"]),
    Voice("pt", ["pt-pt", "pt-ao", "pt-mz"]),
    Voice("nl"), Voice("da"), Voice("sv"), Voice("nb", ["nb", "no", "nn"]), Voice("fi"),
    Voice("is"), Voice("et"), Voice("lv"), Voice("lt"), Voice("pl"), Voice("cs"), Voice("sk"),
    Voice("sl"), Voice("hr"), Voice("bs"), Voice("hu"), Voice("ro", ["ro", "mo"]),
    Voice("sq"), Voice("tr"), Voice("az"), Voice("uz"),
    Voice("tk", readsDigits: false), Voice("ku"),
    Voice("vi"), Voice("id", ["id", "in"]), Voice("ms"), Voice("mi"), Voice("haw"),
    Voice("ca"), Voice("eu"), Voice("an"), Voice("af"), Voice("sw"), Voice("tn"),
    Voice("cy"), Voice("ga"), Voice("gd"), Voice("lb"), Voice("mt"), Voice("ht"),
    Voice("pap"), Voice("qu"), Voice("gn"), Voice("om"), Voice("eo"), Voice("ia"),
    Voice("la"),
  ]

  private static let otherScripts: [Voice] = [
    Voice("ru", nil, [.cyrillic]),
    Voice("uk", nil, [.cyrillic]), Voice("be", nil, [.cyrillic]), Voice("bg", nil, [.cyrillic]),
    Voice("mk", nil, [.cyrillic]), Voice("kk", nil, [.cyrillic]), Voice("ky", nil, [.cyrillic]),
    Voice("tt", nil, [.cyrillic]),
    Voice("sr", nil, [.cyrillic, .latin]),
    Voice("el", nil, [.greek]),
    Voice("hy", nil, [.armenian]), Voice("ka", nil, [.georgian]),
    Voice(
      "ar", nil, [.arabic],
      limit: "The Arabic voice of espeak-ng guesses vowels poorly."),
    Voice("fa", nil, [.arabic]), Voice("ur", nil, [.arabic]), Voice("sd", nil, [.arabic]),
    Voice("ug", nil, [.arabic]),
    Voice(
      "he", ["he", "iw"], [.hebrew], readsDigits: false,
      limit: "The Hebrew voice of espeak-ng speaks consonants only and is hard to understand."),
    Voice("am", nil, [.ethiopic]),
    Voice("hi", nil, [.devanagari]), Voice("mr", nil, [.devanagari]),
    Voice("ne", nil, [.devanagari]), Voice("kok", nil, [.devanagari]),
    Voice("bn", nil, [.bengali]), Voice("as", nil, [.bengali]),
    Voice("pa", nil, [.gurmukhi]), Voice("gu", nil, [.gujarati]), Voice("or", nil, [.odia]),
    Voice("ta", nil, [.tamil]), Voice("te", nil, [.telugu]), Voice("kn", nil, [.kannada]),
    Voice("ml", nil, [.malayalam]), Voice("si", nil, [.sinhala]),
    Voice("th", nil, [.thai]), Voice("my", nil, [.myanmar]),
    Voice("ko", nil, [.hangul]),
    Voice(
      "ja", nil, [.kana],
      limit: "The Japanese voice of espeak-ng reads kana only; kanji are announced, not read."),
    Voice(
      "cmn-latn-pinyin", ["zh", "cmn"], [.han],
      limit: "The Mandarin voice of espeak-ng is only fair."),
    Voice("yue", ["yue", "zh-hk", "zh-mo"], [.han]),
  ]
}
