// Foundation: what the declarations of Locale are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addLocale() {
    addLocaleItself()
    addLocalePart3()
    addLocalePart4()
    addLocaleComponents()
    addLocaleLanguageCode()
    addLocaleLanguageCodePart2()
    addLocaleLanguageCodePart3()
    addLocaleLanguageCodePart4()
    addLocaleScript()
    addLocaleRegion()
    addLocaleRegionPart2()
    addLocaleRegionPart3()
    addLocaleRegionPart4()
    addLocaleRegionPart5()
    addLocaleRegionPart6()
    addLocaleRegionPart7()
    addLocaleRegionPart8()
    addLocaleCurrency()
    addLocaleSubdivision()
    addLocaleLanguage()
    addLocaleLanguageComponents()
  }

  private mutating func addLocaleItself() {
    value("Locale", Locale.self)
    make("Locale.preferredLanguages") { Locale.preferredLanguages }
    make("Locale.preferredLocales") { Locale.preferredLocales }
    make("Locale.commonISOCurrencyCodes") { Locale.commonISOCurrencyCodes }
    make("Locale.isoLanguageCodes") { Locale.isoLanguageCodes }
    make("Locale.isoRegionCodes") { Locale.isoRegionCodes }
    make("Locale.isoCurrencyCodes") { Locale.isoCurrencyCodes }
    property("Locale.identifier", \Locale.identifier)
    property("Locale.languageCode", \Locale.languageCode)
    property("Locale.regionCode", \Locale.regionCode)
    property("Locale.scriptCode", \Locale.scriptCode)
    property("Locale.variantCode", \Locale.variantCode)
    property("Locale.calendar", \Locale.calendar)
    property("Locale.collationIdentifier", \Locale.collationIdentifier)
    property("Locale.usesMetricSystem", \Locale.usesMetricSystem)
    property("Locale.decimalSeparator", \Locale.decimalSeparator)
    property("Locale.groupingSeparator", \Locale.groupingSeparator)
    property("Locale.currencySymbol", \Locale.currencySymbol)
    property("Locale.currencyCode", \Locale.currencyCode)
    property("Locale.collatorIdentifier", \Locale.collatorIdentifier)
    property("Locale.quotationBeginDelimiter", \Locale.quotationBeginDelimiter)
    property("Locale.quotationEndDelimiter", \Locale.quotationEndDelimiter)
    property("Locale.alternateQuotationBeginDelimiter", \Locale.alternateQuotationBeginDelimiter)
    property("Locale.alternateQuotationEndDelimiter", \Locale.alternateQuotationEndDelimiter)
    property("Locale.measurementSystem", \Locale.measurementSystem)
    property("Locale.currency", \Locale.currency)
    property("Locale.numberingSystem", \Locale.numberingSystem)
    property("Locale.availableNumberingSystems", \Locale.availableNumberingSystems)
    property("Locale.firstDayOfWeek", \Locale.firstDayOfWeek)
    property("Locale.language", \Locale.language)
    property("Locale.hourCycle", \Locale.hourCycle)
    property("Locale.collation", \Locale.collation)
    property("Locale.region", \Locale.region)
    property("Locale.timeZone", \Locale.timeZone)
    property("Locale.subdivision", \Locale.subdivision)
    property("Locale.variant", \Locale.variant)
    make("Locale.init(identifier:)") { (a: String) in Locale(identifier: a) }
    make("Locale.init(components:)") { (a: Locale.Components) in Locale(components: a) }
    make("Locale.init(languageComponents:)") { (a: Locale.Language.Components) in
      Locale(languageComponents: a)
    }
  }

  private mutating func addLocalePart3() {
    make("Locale.init(languageCode:script:languageRegion:)") {
      (a: Locale.LanguageCode?, b: Locale.Script?, c: Locale.Region?) in
      Locale(languageCode: a, script: b, languageRegion: c)
    }
    make("Locale.identifier(fromComponents:)") { (a: [String: String]) in Locale.identifier(fromComponents: a)
    }
    make("Locale.canonicalIdentifier(from:)") { (a: String) in Locale.canonicalIdentifier(from: a) }
    make("Locale.canonicalLanguageIdentifier(from:)") { (a: String) in
      Locale.canonicalLanguageIdentifier(from: a)
    }
    make("Locale.identifier(fromWindowsLocaleCode:)") { (a: Int) in
      Locale.identifier(fromWindowsLocaleCode: a)
    }
    make("Locale.windowsLocaleCode(fromIdentifier:)") { (a: String) in
      Locale.windowsLocaleCode(fromIdentifier: a)
    }
    make("Locale.identifier(_:from:)") { (a: Locale.IdentifierType, b: String) in
      Locale.identifier(a, from: b)
    }
    make("Locale.components(fromIdentifier:)") { (a: String) in Locale.components(fromIdentifier: a) }
    make("Locale.characterDirection(forLanguage:)") { (a: String) in Locale.characterDirection(forLanguage: a)
    }
    make("Locale.lineDirection(forLanguage:)") { (a: String) in Locale.lineDirection(forLanguage: a) }
    method("Locale.localizedString(forIdentifier:)") { (it: Locale, a: String) in
      it.localizedString(forIdentifier: a)
    }
  }

  private mutating func addLocalePart4() {
    method("Locale.localizedString(forLanguageCode:)") { (it: Locale, a: String) in
      it.localizedString(forLanguageCode: a)
    }
    method("Locale.localizedString(forRegionCode:)") { (it: Locale, a: String) in
      it.localizedString(forRegionCode: a)
    }
    method("Locale.localizedString(forScriptCode:)") { (it: Locale, a: String) in
      it.localizedString(forScriptCode: a)
    }
    method("Locale.localizedString(forVariantCode:)") { (it: Locale, a: String) in
      it.localizedString(forVariantCode: a)
    }
    method("Locale.localizedString(for:)") { (it: Locale, a: Calendar.Identifier) in
      it.localizedString(for: a)
    }
    method("Locale.localizedString(forCurrencyCode:)") { (it: Locale, a: String) in
      it.localizedString(forCurrencyCode: a)
    }
    method("Locale.localizedString(forCollationIdentifier:)") { (it: Locale, a: String) in
      it.localizedString(forCollationIdentifier: a)
    }
    method("Locale.localizedString(forCollatorIdentifier:)") { (it: Locale, a: String) in
      it.localizedString(forCollatorIdentifier: a)
    }
    method("Locale.identifier(_:)") { (it: Locale, a: Locale.IdentifierType) in it.identifier(a) }
    value("Locale.LanguageDirection", Locale.LanguageDirection.self)
    value("Locale.IdentifierType", Locale.IdentifierType.self)
  }

  private mutating func addLocaleComponents() {
    value("Locale.Components", Locale.Components.self)
    property("Locale.Components.languageComponents", \Locale.Components.languageComponents)
    property("Locale.Components.calendar", \Locale.Components.calendar)
    property("Locale.Components.collation", \Locale.Components.collation)
    property("Locale.Components.currency", \Locale.Components.currency)
    property("Locale.Components.numberingSystem", \Locale.Components.numberingSystem)
    property("Locale.Components.firstDayOfWeek", \Locale.Components.firstDayOfWeek)
    property("Locale.Components.hourCycle", \Locale.Components.hourCycle)
    property("Locale.Components.measurementSystem", \Locale.Components.measurementSystem)
    property("Locale.Components.region", \Locale.Components.region)
    property("Locale.Components.subdivision", \Locale.Components.subdivision)
    property("Locale.Components.timeZone", \Locale.Components.timeZone)
    property("Locale.Components.variant", \Locale.Components.variant)
    make("Locale.Components.init(languageCode:script:languageRegion:)") {
      (a: Locale.LanguageCode?, b: Locale.Script?, c: Locale.Region?) in
      Locale.Components(languageCode: a, script: b, languageRegion: c)
    }
    make("Locale.Components.init(identifier:)") { (a: String) in Locale.Components(identifier: a) }
    make("Locale.Components.init(locale:)") { (a: Locale) in Locale.Components(locale: a) }
  }

  private mutating func addLocaleLanguageCode() {
    value("Locale.LanguageCode", Locale.LanguageCode.self)
    make("Locale.LanguageCode.isoLanguageCodes") { Locale.LanguageCode.isoLanguageCodes }
    property("Locale.LanguageCode.identifier", \Locale.LanguageCode.identifier)
    property("Locale.LanguageCode.isISOLanguage", \Locale.LanguageCode.isISOLanguage)
    make("Locale.LanguageCode.init(stringLiteral:)") { (a: String) in Locale.LanguageCode(stringLiteral: a) }
    make("Locale.LanguageCode.init(_:)") { (a: String) in Locale.LanguageCode(a) }
    method("Locale.LanguageCode.identifier(_:)") {
      (it: Locale.LanguageCode, a: Locale.LanguageCode.IdentifierType) in it.identifier(a)
    }
  }

  private mutating func addLocaleLanguageCodePart2() {
    constants(
      "Locale.LanguageCode",
      [
        "unidentified": .unidentified, "uncoded": .uncoded, "multiple": .multiple,
        "unavailable": .unavailable, "ainu": .ainu, "albanian": .albanian, "amharic": .amharic,
        "apacheWestern": .apacheWestern, "arabic": .arabic, "armenian": .armenian, "assamese": .assamese,
        "assyrian": .assyrian, "azerbaijani": .azerbaijani, "bangla": .bangla, "belarusian": .belarusian,
        "bodo": .bodo, "bulgarian": .bulgarian, "burmese": .burmese, "cantonese": .cantonese,
        "catalan": .catalan, "cherokee": .cherokee, "chinese": .chinese, "croatian": .croatian,
        "czech": .czech, "danish": .danish, "dhivehi": .dhivehi, "dogri": .dogri, "dutch": .dutch,
        "dzongkha": .dzongkha, "english": .english, "estonian": .estonian, "faroese": .faroese,
        "finnish": .finnish, "french": .french, "fula": .fula, "georgian": .georgian, "german": .german,
        "greek": .greek, "gujarati": .gujarati, "hawaiian": .hawaiian,
      ]
        as KeyValuePairs<String, Locale.LanguageCode>)
  }

  private mutating func addLocaleLanguageCodePart3() {
    constants(
      "Locale.LanguageCode",
      [
        "hebrew": .hebrew, "hindi": .hindi, "hungarian": .hungarian, "icelandic": .icelandic, "igbo": .igbo,
        "indonesian": .indonesian, "irish": .irish, "italian": .italian, "japanese": .japanese,
        "kannada": .kannada, "kashmiri": .kashmiri, "kazakh": .kazakh, "khmer": .khmer, "konkani": .konkani,
        "korean": .korean, "kurdish": .kurdish, "kurdishSorani": .kurdishSorani, "kyrgyz": .kyrgyz,
        "lao": .lao, "latvian": .latvian, "lithuanian": .lithuanian, "macedonian": .macedonian,
        "maithili": .maithili, "malay": .malay, "malayalam": .malayalam, "maltese": .maltese,
        "manipuri": .manipuri, "māori": .māori, "marathi": .marathi, "mongolian": .mongolian,
        "navajo": .navajo, "nepali": .nepali, "norwegian": .norwegian, "norwegianBokmål": .norwegianBokmål,
        "norwegianNynorsk": .norwegianNynorsk, "odia": .odia, "pashto": .pashto, "persian": .persian,
        "polish": .polish, "portuguese": .portuguese,
      ]
        as KeyValuePairs<String, Locale.LanguageCode>)
  }

  private mutating func addLocaleLanguageCodePart4() {
    constants(
      "Locale.LanguageCode",
      [
        "punjabi": .punjabi, "rohingya": .rohingya, "romanian": .romanian, "russian": .russian,
        "samoan": .samoan, "sanskrit": .sanskrit, "santali": .santali, "serbian": .serbian, "sindhi": .sindhi,
        "sinhala": .sinhala, "slovak": .slovak, "slovenian": .slovenian, "spanish": .spanish,
        "swahili": .swahili, "swedish": .swedish, "tagalog": .tagalog, "tajik": .tajik, "tamil": .tamil,
        "telugu": .telugu, "thai": .thai, "tibetan": .tibetan, "tongan": .tongan, "turkish": .turkish,
        "turkmen": .turkmen, "ukrainian": .ukrainian, "urdu": .urdu, "uyghur": .uyghur, "uzbek": .uzbek,
        "vietnamese": .vietnamese, "welsh": .welsh, "yiddish": .yiddish,
      ]
        as KeyValuePairs<String, Locale.LanguageCode>)
    value("Locale.LanguageCode.IdentifierType", Locale.LanguageCode.IdentifierType.self)
  }

  private mutating func addLocaleScript() {
    value("Locale.Script", Locale.Script.self)
    property("Locale.Script.identifier", \Locale.Script.identifier)
    property("Locale.Script.isISOScript", \Locale.Script.isISOScript)
    make("Locale.Script.init(stringLiteral:)") { (a: String) in Locale.Script(stringLiteral: a) }
    make("Locale.Script.init(_:)") { (a: String) in Locale.Script(a) }
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

  private mutating func addLocaleRegion() {
    value("Locale.Region", Locale.Region.self)
    make("Locale.Region.isoRegions") { Locale.Region.isoRegions }
    property("Locale.Region.identifier", \Locale.Region.identifier)
    property("Locale.Region.isISORegion", \Locale.Region.isISORegion)
    property("Locale.Region.subRegions", \Locale.Region.subRegions)
    property("Locale.Region.containingRegion", \Locale.Region.containingRegion)
    property("Locale.Region.continent", \Locale.Region.continent)
    property("Locale.Region.category", \Locale.Region.category)
    property("Locale.Region.subcontinent", \Locale.Region.subcontinent)
    make("Locale.Region.init(stringLiteral:)") { (a: String) in Locale.Region(stringLiteral: a) }
    make("Locale.Region.init(_:)") { (a: String) in Locale.Region(a) }
    make("Locale.Region.isoRegions(ofCategory:)") { (a: Locale.Region.Category) in
      Locale.Region.isoRegions(ofCategory: a)
    }
    method("Locale.Region.subRegions(ofCategory:)") { (it: Locale.Region, a: Locale.Region.Category) in
      it.subRegions(ofCategory: a)
    }
  }

  private mutating func addLocaleRegionPart2() {
    constants(
      "Locale.Region",
      [
        "unknown": .unknown, "afghanistan": .afghanistan, "ålandIslands": .ålandIslands, "albania": .albania,
        "algeria": .algeria, "americanSamoa": .americanSamoa, "andorra": .andorra, "angola": .angola,
        "anguilla": .anguilla, "antarctica": .antarctica, "antiguaBarbuda": .antiguaBarbuda,
        "argentina": .argentina, "armenia": .armenia, "aruba": .aruba, "ascensionIsland": .ascensionIsland,
        "australia": .australia, "austria": .austria, "azerbaijan": .azerbaijan, "bahamas": .bahamas,
        "bahrain": .bahrain, "bangladesh": .bangladesh, "barbados": .barbados, "belarus": .belarus,
        "belgium": .belgium, "belize": .belize, "benin": .benin, "bermuda": .bermuda, "bhutan": .bhutan,
        "bolivia": .bolivia, "bosniaHerzegovina": .bosniaHerzegovina, "botswana": .botswana,
        "bouvetIsland": .bouvetIsland, "brazil": .brazil, "britishVirginIslands": .britishVirginIslands,
        "brunei": .brunei, "bulgaria": .bulgaria, "burkinaFaso": .burkinaFaso, "burundi": .burundi,
        "cambodia": .cambodia, "cameroon": .cameroon,
      ]
        as KeyValuePairs<String, Locale.Region>)
  }

  private mutating func addLocaleRegionPart3() {
    constants(
      "Locale.Region",
      [
        "canada": .canada, "canaryIslands": .canaryIslands, "capeVerde": .capeVerde,
        "caribbeanNetherlands": .caribbeanNetherlands, "caymanIslands": .caymanIslands,
        "centralAfricanRepublic": .centralAfricanRepublic, "ceutaMelilla": .ceutaMelilla, "chad": .chad,
        "chagosArchipelago": .chagosArchipelago, "chile": .chile, "chinaMainland": .chinaMainland,
        "christmasIsland": .christmasIsland, "clippertonIsland": .clippertonIsland,
        "cocosIslands": .cocosIslands, "colombia": .colombia, "comoros": .comoros,
        "congoBrazzaville": .congoBrazzaville, "congoKinshasa": .congoKinshasa, "cookIslands": .cookIslands,
        "costaRica": .costaRica, "côteDIvoire": .côteDIvoire, "croatia": .croatia, "cuba": .cuba,
        "curaçao": .curaçao, "cyprus": .cyprus, "czechia": .czechia, "denmark": .denmark,
        "diegoGarcia": .diegoGarcia, "djibouti": .djibouti, "dominica": .dominica,
        "dominicanRepublic": .dominicanRepublic, "ecuador": .ecuador, "egypt": .egypt,
        "elSalvador": .elSalvador, "equatorialGuinea": .equatorialGuinea, "eritrea": .eritrea,
        "estonia": .estonia, "eswatini": .eswatini, "ethiopia": .ethiopia,
        "falklandIslands": .falklandIslands,
      ]
        as KeyValuePairs<String, Locale.Region>)
  }

  private mutating func addLocaleRegionPart4() {
    constants(
      "Locale.Region",
      [
        "faroeIslands": .faroeIslands, "fiji": .fiji, "finland": .finland, "france": .france,
        "frenchGuiana": .frenchGuiana, "frenchPolynesia": .frenchPolynesia,
        "frenchSouthernTerritories": .frenchSouthernTerritories, "gabon": .gabon, "gambia": .gambia,
        "georgia": .georgia, "germany": .germany, "ghana": .ghana, "gibraltar": .gibraltar, "greece": .greece,
        "greenland": .greenland, "grenada": .grenada, "guadeloupe": .guadeloupe, "guam": .guam,
        "guatemala": .guatemala, "guernsey": .guernsey, "guinea": .guinea, "guineaBissau": .guineaBissau,
        "guyana": .guyana, "haiti": .haiti, "heardMcdonaldIslands": .heardMcdonaldIslands,
        "honduras": .honduras, "hongKong": .hongKong, "hungary": .hungary, "iceland": .iceland,
        "india": .india, "indonesia": .indonesia, "iran": .iran, "iraq": .iraq, "ireland": .ireland,
        "isleOfMan": .isleOfMan, "israel": .israel, "italy": .italy, "jamaica": .jamaica, "japan": .japan,
        "jersey": .jersey,
      ]
        as KeyValuePairs<String, Locale.Region>)
  }

  private mutating func addLocaleRegionPart5() {
    constants(
      "Locale.Region",
      [
        "jordan": .jordan, "kazakhstan": .kazakhstan, "kenya": .kenya, "kiribati": .kiribati,
        "kosovo": .kosovo, "kuwait": .kuwait, "kyrgyzstan": .kyrgyzstan, "laos": .laos, "latvia": .latvia,
        "lebanon": .lebanon, "lesotho": .lesotho, "liberia": .liberia, "libya": .libya,
        "liechtenstein": .liechtenstein, "lithuania": .lithuania, "luxembourg": .luxembourg, "macao": .macao,
        "madagascar": .madagascar, "malawi": .malawi, "malaysia": .malaysia, "maldives": .maldives,
        "mali": .mali, "malta": .malta, "marshallIslands": .marshallIslands, "martinique": .martinique,
        "mauritania": .mauritania, "mauritius": .mauritius, "mayotte": .mayotte, "mexico": .mexico,
        "micronesia": .micronesia, "moldova": .moldova, "monaco": .monaco, "mongolia": .mongolia,
        "montenegro": .montenegro, "montserrat": .montserrat, "morocco": .morocco, "mozambique": .mozambique,
        "myanmar": .myanmar, "namibia": .namibia, "nauru": .nauru,
      ]
        as KeyValuePairs<String, Locale.Region>)
  }

  private mutating func addLocaleRegionPart6() {
    constants(
      "Locale.Region",
      [
        "nepal": .nepal, "netherlands": .netherlands, "newCaledonia": .newCaledonia,
        "newZealand": .newZealand, "nicaragua": .nicaragua, "niger": .niger, "nigeria": .nigeria,
        "niue": .niue, "norfolkIsland": .norfolkIsland, "northernMarianaIslands": .northernMarianaIslands,
        "northMacedonia": .northMacedonia, "norway": .norway, "oman": .oman, "pakistan": .pakistan,
        "palau": .palau, "palestinianTerritories": .palestinianTerritories, "panama": .panama,
        "papuaNewGuinea": .papuaNewGuinea, "paraguay": .paraguay, "peru": .peru, "philippines": .philippines,
        "pitcairnIslands": .pitcairnIslands, "poland": .poland, "portugal": .portugal,
        "puertoRico": .puertoRico, "qatar": .qatar, "réunion": .réunion, "romania": .romania,
        "russia": .russia, "rwanda": .rwanda, "saintBarthélemy": .saintBarthélemy,
        "saintHelena": .saintHelena, "saintKittsNevis": .saintKittsNevis, "saintLucia": .saintLucia,
        "saintMartin": .saintMartin, "saintPierreMiquelon": .saintPierreMiquelon,
        "saintVincentGrenadines": .saintVincentGrenadines, "samoa": .samoa, "sanMarino": .sanMarino,
        "sãoToméPríncipe": .sãoToméPríncipe,
      ]
        as KeyValuePairs<String, Locale.Region>)
  }

  private mutating func addLocaleRegionPart7() {
    constants(
      "Locale.Region",
      [
        "saudiArabia": .saudiArabia, "senegal": .senegal, "serbia": .serbia, "seychelles": .seychelles,
        "sierraLeone": .sierraLeone, "singapore": .singapore, "sintMaarten": .sintMaarten,
        "slovakia": .slovakia, "slovenia": .slovenia, "solomonIslands": .solomonIslands, "somalia": .somalia,
        "southAfrica": .southAfrica, "southGeorgiaSouthSandwichIslands": .southGeorgiaSouthSandwichIslands,
        "southKorea": .southKorea, "southSudan": .southSudan, "spain": .spain, "sriLanka": .sriLanka,
        "suriname": .suriname, "svalbardJanMayen": .svalbardJanMayen, "sweden": .sweden,
        "switzerland": .switzerland, "taiwan": .taiwan, "tajikistan": .tajikistan, "tanzania": .tanzania,
        "thailand": .thailand, "timorLeste": .timorLeste, "togo": .togo, "tokelau": .tokelau, "tonga": .tonga,
        "trinidadTobago": .trinidadTobago, "tristanDaCunha": .tristanDaCunha, "tunisia": .tunisia,
        "turkey": .turkey, "turkmenistan": .turkmenistan, "turksCaicosIslands": .turksCaicosIslands,
        "tuvalu": .tuvalu, "uganda": .uganda, "ukraine": .ukraine, "unitedArabEmirates": .unitedArabEmirates,
        "unitedKingdom": .unitedKingdom,
      ]
        as KeyValuePairs<String, Locale.Region>)
  }

  private mutating func addLocaleRegionPart8() {
    constants(
      "Locale.Region",
      [
        "unitedStates": .unitedStates, "unitedStatesOutlyingIslands": .unitedStatesOutlyingIslands,
        "unitedStatesVirginIslands": .unitedStatesVirginIslands, "uruguay": .uruguay,
        "uzbekistan": .uzbekistan, "vanuatu": .vanuatu, "vaticanCity": .vaticanCity, "venezuela": .venezuela,
        "vietnam": .vietnam, "wallisFutuna": .wallisFutuna, "westernSahara": .westernSahara, "yemen": .yemen,
        "zambia": .zambia, "zimbabwe": .zimbabwe, "world": .world, "latinAmerica": .latinAmerica,
      ]
        as KeyValuePairs<String, Locale.Region>)
    value("Locale.Region.Category", Locale.Region.Category.self)
    constants(
      "Locale.Region.Category",
      [
        "world": .world, "continent": .continent, "subcontinent": .subcontinent, "territory": .territory,
        "grouping": .grouping,
      ]
        as KeyValuePairs<String, Locale.Region.Category>)
    value("Locale.Collation", Locale.Collation.self)
    make("Locale.Collation.availableCollations") { Locale.Collation.availableCollations }
    property("Locale.Collation.identifier", \Locale.Collation.identifier)
    make("Locale.Collation.init(stringLiteral:)") { (a: String) in Locale.Collation(stringLiteral: a) }
    make("Locale.Collation.init(_:)") { (a: String) in Locale.Collation(a) }
    make("Locale.Collation.availableCollations(for:)") { (a: Locale.Language) in
      Locale.Collation.availableCollations(for: a)
    }
    constants(
      "Locale.Collation",
      ["searchRules": .searchRules, "standard": .standard]
        as KeyValuePairs<String, Locale.Collation>)
  }

  private mutating func addLocaleCurrency() {
    value("Locale.Currency", Locale.Currency.self)
    make("Locale.Currency.isoCurrencies") { Locale.Currency.isoCurrencies }
    property("Locale.Currency.identifier", \Locale.Currency.identifier)
    property("Locale.Currency.isISOCurrency", \Locale.Currency.isISOCurrency)
    make("Locale.Currency.init(stringLiteral:)") { (a: String) in Locale.Currency(stringLiteral: a) }
    make("Locale.Currency.init(_:)") { (a: String) in Locale.Currency(a) }
    constants(
      "Locale.Currency",
      ["unknown": .unknown]
        as KeyValuePairs<String, Locale.Currency>)
    value("Locale.NumberingSystem", Locale.NumberingSystem.self)
    make("Locale.NumberingSystem.availableNumberingSystems") {
      Locale.NumberingSystem.availableNumberingSystems
    }
    property("Locale.NumberingSystem.identifier", \Locale.NumberingSystem.identifier)
    make("Locale.NumberingSystem.init(stringLiteral:)") { (a: String) in
      Locale.NumberingSystem(stringLiteral: a)
    }
    make("Locale.NumberingSystem.init(_:)") { (a: String) in Locale.NumberingSystem(a) }
    value("Locale.Weekday", Locale.Weekday.self)
    value("Locale.HourCycle", Locale.HourCycle.self)
    value("Locale.MeasurementSystem", Locale.MeasurementSystem.self)
    make("Locale.MeasurementSystem.measurementSystems") { Locale.MeasurementSystem.measurementSystems }
    property("Locale.MeasurementSystem.identifier", \Locale.MeasurementSystem.identifier)
    make("Locale.MeasurementSystem.init(stringLiteral:)") { (a: String) in
      Locale.MeasurementSystem(stringLiteral: a)
    }
    make("Locale.MeasurementSystem.init(_:)") { (a: String) in Locale.MeasurementSystem(a) }
    constants(
      "Locale.MeasurementSystem",
      ["metric": .metric, "us": .us, "uk": .uk]
        as KeyValuePairs<String, Locale.MeasurementSystem>)
  }

  private mutating func addLocaleSubdivision() {
    value("Locale.Subdivision", Locale.Subdivision.self)
    property("Locale.Subdivision.identifier", \Locale.Subdivision.identifier)
    make("Locale.Subdivision.init(stringLiteral:)") { (a: String) in Locale.Subdivision(stringLiteral: a) }
    make("Locale.Subdivision.init(_:)") { (a: String) in Locale.Subdivision(a) }
    make("Locale.Subdivision.subdivision(for:)") { (a: Locale.Region) in
      Locale.Subdivision.subdivision(for: a)
    }
    value("Locale.Variant", Locale.Variant.self)
    property("Locale.Variant.identifier", \Locale.Variant.identifier)
    make("Locale.Variant.init(stringLiteral:)") { (a: String) in Locale.Variant(stringLiteral: a) }
    make("Locale.Variant.init(_:)") { (a: String) in Locale.Variant(a) }
    constants(
      "Locale.Variant",
      ["posix": .posix]
        as KeyValuePairs<String, Locale.Variant>)
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

extension Locale: HostBoxed {}
extension Locale.LanguageDirection: HostCases {
  static var hostCases: [Locale.LanguageDirection] {
    [.unknown, .leftToRight, .rightToLeft, .topToBottom, .bottomToTop]
  }
}
extension Locale.IdentifierType: HostCases {
  static var hostCases: [Locale.IdentifierType] {
    [.icu, .bcp47, .cldr]
  }
}
extension Locale.Components: HostBoxed {}
extension Locale.LanguageCode: HostBoxed {}
extension Locale.LanguageCode.IdentifierType: HostCases {
  static var hostCases: [Locale.LanguageCode.IdentifierType] {
    [.alpha2, .alpha3]
  }
}
extension Locale.Script: HostBoxed {}
extension Locale.Region: HostBoxed {}
extension Locale.Region.Category: HostBoxed {}
extension Locale.Collation: HostBoxed {}
extension Locale.Currency: HostBoxed {}
extension Locale.NumberingSystem: HostBoxed {}
extension Locale.Weekday: HostCases {
  static var hostCases: [Locale.Weekday] {
    [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday]
  }
}
extension Locale.HourCycle: HostCases {
  static var hostCases: [Locale.HourCycle] {
    [.zeroToEleven, .oneToTwelve, .zeroToTwentyThree, .oneToTwentyFour]
  }
}
extension Locale.MeasurementSystem: HostBoxed {}
extension Locale.Subdivision: HostBoxed {}
extension Locale.Variant: HostBoxed {}
extension Locale.Language: HostBoxed {}
extension Locale.Language.Components: HostBoxed {}
