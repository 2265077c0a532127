// Foundation: what the declarations of languages and scripts in Locale are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addLocaleLanguages() {
    addLocaleLanguageCode()
    addLocaleScript()
    addLocaleLanguage()
    addLocaleLanguageComponents()
  }

  private mutating func addLocaleLanguageCode() {
    madeOfText("Locale.LanguageCode", Locale.LanguageCode.self)
    make("Locale.LanguageCode.isoLanguageCodes") { Locale.LanguageCode.isoLanguageCodes }
    property("Locale.LanguageCode.identifier", \Locale.LanguageCode.identifier)
    property("Locale.LanguageCode.isISOLanguage", \Locale.LanguageCode.isISOLanguage)
    method("Locale.LanguageCode.identifier(_:)") {
      (it: Locale.LanguageCode, a: Locale.LanguageCode.IdentifierType) in it.identifier(a)
    }
    value("Locale.LanguageCode.IdentifierType", Locale.LanguageCode.IdentifierType.self)
    for (name, code) in languageCodes { make("Locale.LanguageCode.\(name)") { Locale.LanguageCode(code) } }
  }

  private mutating func addLocaleScript() {
    madeOfText("Locale.Script", Locale.Script.self)
    property("Locale.Script.identifier", \Locale.Script.identifier)
    property("Locale.Script.isISOScript", \Locale.Script.isISOScript)
    constants(
      "Locale.Script",
      [
        "unknown": .unknown, "adlam": .adlam, "arabic": .arabic, "arabicNastaliq": .arabicNastaliq,
        "armenian": .armenian, "bangla": .bangla, "cherokee": .cherokee, "cyrillic": .cyrillic,
        "devanagari": .devanagari, "ethiopic": .ethiopic, "georgian": .georgian, "greek": .greek,
        "gujarati": .gujarati, "gurmukhi": .gurmukhi, "hanifiRohingya": .hanifiRohingya,
        "hanSimplified": .hanSimplified, "hanTraditional": .hanTraditional, "hebrew": .hebrew,
        "hiragana": .hiragana, "japanese": .japanese, "kannada": .kannada, "katakana": .katakana,
        "khmer": .khmer, "korean": .korean, "lao": .lao, "latin": .latin, "malayalam": .malayalam,
        "meiteiMayek": .meiteiMayek, "myanmar": .myanmar, "odia": .odia, "olChiki": .olChiki,
        "sinhala": .sinhala, "syriac": .syriac, "tamil": .tamil, "telugu": .telugu, "thaana": .thaana,
        "thai": .thai, "tibetan": .tibetan,
      ]
        as KeyValuePairs<String, Locale.Script>)
  }

  private mutating func addLocaleLanguage() {
    value("Locale.Language", Locale.Language.self)
    make("Locale.Language.systemLanguages") { Locale.Language.systemLanguages }
    property("Locale.Language.lineLayoutDirection", \Locale.Language.lineLayoutDirection)
    property("Locale.Language.characterDirection", \Locale.Language.characterDirection)
    property("Locale.Language.parent", \Locale.Language.parent)
    property("Locale.Language.minimalIdentifier", \Locale.Language.minimalIdentifier)
    property("Locale.Language.maximalIdentifier", \Locale.Language.maximalIdentifier)
    property("Locale.Language.languageCode", \Locale.Language.languageCode)
    property("Locale.Language.script", \Locale.Language.script)
    property("Locale.Language.region", \Locale.Language.region)
    make("Locale.Language.init(components:)") { (a: Locale.Language.Components) in
      Locale.Language(components: a)
    }
    make("Locale.Language.init(languageCode:script:region:)") {
      (a: Locale.LanguageCode?, b: Locale.Script?, c: Locale.Region?) in
      Locale.Language(languageCode: a, script: b, region: c)
    }
    make("Locale.Language.init(identifier:)") { (a: String) in Locale.Language(identifier: a) }
    method("Locale.Language.hasCommonParent(with:)") { (it: Locale.Language, a: Locale.Language) in
      it.hasCommonParent(with: a)
    }
    method("Locale.Language.isEquivalent(to:)") { (it: Locale.Language, a: Locale.Language) in
      it.isEquivalent(to: a)
    }
  }

  private mutating func addLocaleLanguageComponents() {
    value("Locale.Language.Components", Locale.Language.Components.self)
    property("Locale.Language.Components.languageCode", \Locale.Language.Components.languageCode)
    property("Locale.Language.Components.script", \Locale.Language.Components.script)
    property("Locale.Language.Components.region", \Locale.Language.Components.region)
    make("Locale.Language.Components.init(languageCode:script:region:)") {
      (a: Locale.LanguageCode?, b: Locale.Script?, c: Locale.Region?) in
      Locale.Language.Components(languageCode: a, script: b, region: c)
    }
    make("Locale.Language.Components.init(identifier:)") { (a: String) in
      Locale.Language.Components(identifier: a)
    }
    make("Locale.Language.Components.init(language:)") { (a: Locale.Language) in
      Locale.Language.Components(language: a)
    }
  }
}

extension Locale.LanguageCode: HostBoxed {}
extension Locale.LanguageCode.IdentifierType: HostCases {
  static var hostCases: [Locale.LanguageCode.IdentifierType] {
    [.alpha2, .alpha3]
  }
}
extension Locale.Script: HostBoxed {}
extension Locale.Language: HostBoxed {}
extension Locale.Language.Components: HostBoxed {}

/// What Foundation calls languages, with their codes of ISO 639.
private let languageCodes: KeyValuePairs<String, String> = [
  "unidentified": "und", "uncoded": "mis", "multiple": "mul", "unavailable": "zxx", "ainu": "ain",
  "albanian": "sq", "amharic": "am", "apacheWestern": "apw", "arabic": "ar", "armenian": "hy",
  "assamese": "as", "assyrian": "syr", "azerbaijani": "az", "bangla": "bn", "belarusian": "be", "bodo": "brx",
  "bulgarian": "bg", "burmese": "my", "cantonese": "yue", "catalan": "ca", "cherokee": "chr", "chinese": "zh",
  "croatian": "hr", "czech": "cs", "danish": "da", "dhivehi": "dv", "dogri": "doi", "dutch": "nl",
  "dzongkha": "dz", "english": "en", "estonian": "et", "faroese": "fo", "finnish": "fi", "french": "fr",
  "fula": "ff", "georgian": "ka", "german": "de", "greek": "el", "gujarati": "gu", "hawaiian": "haw",
  "hebrew": "he", "hindi": "hi", "hungarian": "hu", "icelandic": "is", "igbo": "ig", "indonesian": "id",
  "irish": "ga", "italian": "it", "japanese": "ja", "kannada": "kn", "kashmiri": "ks", "kazakh": "kk",
  "khmer": "km", "konkani": "kok", "korean": "ko", "kurdish": "ku", "kurdishSorani": "ckb", "kyrgyz": "ky",
  "lao": "lo", "latvian": "lv", "lithuanian": "lt", "macedonian": "mk", "maithili": "mai", "malay": "ms",
  "malayalam": "ml", "maltese": "mt", "manipuri": "mni", "māori": "mi", "marathi": "mr", "mongolian": "mn",
  "navajo": "nv", "nepali": "ne", "norwegian": "no", "norwegianBokmål": "nb", "norwegianNynorsk": "nn",
  "odia": "or", "pashto": "ps", "persian": "fa", "polish": "pl", "portuguese": "pt", "punjabi": "pa",
  "rohingya": "rhg", "romanian": "ro", "russian": "ru", "samoan": "sm", "sanskrit": "sa", "santali": "sat",
  "serbian": "sr", "sindhi": "sd", "sinhala": "si", "slovak": "sk", "slovenian": "sl", "spanish": "es",
  "swahili": "sw", "swedish": "sv", "tagalog": "tl", "tajik": "tg", "tamil": "ta", "telugu": "te",
  "thai": "th", "tibetan": "bo", "tongan": "to", "turkish": "tr", "turkmen": "tk", "ukrainian": "uk",
  "urdu": "ur", "uyghur": "ug", "uzbek": "uz", "vietnamese": "vi", "welsh": "cy", "yiddish": "yi",
]
