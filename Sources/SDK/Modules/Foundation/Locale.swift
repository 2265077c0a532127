// Foundation: the declarations of Locale.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct Locale: Hashable, Sendable, CustomDebugStringConvertible, CustomStringConvertible, Decodable, Encodable
{
  enum LanguageDirection: UInt, Sendable {
    typealias RawValue = UInt
    case unknown
    case leftToRight
    case rightToLeft
    case topToBottom
    case bottomToTop
    init?(rawValue: UInt)
  }
  enum IdentifierType: Hashable, Sendable {
    case icu
    case bcp47
    case cldr
  }
  struct Components: Hashable, Decodable, Encodable, Sendable {
    var languageComponents: Locale.Language.Components { get set }
    var calendar: Calendar.Identifier? { get set }
    var collation: Locale.Collation? { get set }
    var currency: Locale.Currency? { get set }
    var numberingSystem: Locale.NumberingSystem? { get set }
    var firstDayOfWeek: Locale.Weekday? { get set }
    var hourCycle: Locale.HourCycle? { get set }
    var measurementSystem: Locale.MeasurementSystem? { get set }
    var region: Locale.Region? { get set }
    var subdivision: Locale.Subdivision? { get set }
    var timeZone: TimeZone? { get set }
    var variant: Locale.Variant? { get set }
    init(
      languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil,
      languageRegion: Locale.Region? = nil)
    init(from decoder: any Decoder) throws
    init(identifier: String)
    init(locale: Locale)
  }
  struct LanguageCode: CustomDebugStringConvertible, Hashable, Decodable, Encodable, Sendable,
    ExpressibleByStringLiteral
  {
    typealias UnicodeScalarLiteralType = String
    typealias StringLiteralType = String
    typealias ExtendedGraphemeClusterLiteralType = String
    enum IdentifierType: Hashable, Sendable {
      case alpha2
      case alpha3
    }
    static let unidentified: Locale.LanguageCode
    static let uncoded: Locale.LanguageCode
    static let multiple: Locale.LanguageCode
    static let unavailable: Locale.LanguageCode
    static var ainu: Locale.LanguageCode { get }
    static var albanian: Locale.LanguageCode { get }
    static var amharic: Locale.LanguageCode { get }
    static var apacheWestern: Locale.LanguageCode { get }
    static var arabic: Locale.LanguageCode { get }
    static var armenian: Locale.LanguageCode { get }
    static var assamese: Locale.LanguageCode { get }
    static var assyrian: Locale.LanguageCode { get }
    static var azerbaijani: Locale.LanguageCode { get }
    static var bangla: Locale.LanguageCode { get }
    static var belarusian: Locale.LanguageCode { get }
    static var bodo: Locale.LanguageCode { get }
    static var bulgarian: Locale.LanguageCode { get }
    static var burmese: Locale.LanguageCode { get }
    static var cantonese: Locale.LanguageCode { get }
    static var catalan: Locale.LanguageCode { get }
    static var cherokee: Locale.LanguageCode { get }
    static var chinese: Locale.LanguageCode { get }
    static var croatian: Locale.LanguageCode { get }
    static var czech: Locale.LanguageCode { get }
    static var danish: Locale.LanguageCode { get }
    static var dhivehi: Locale.LanguageCode { get }
    static var dogri: Locale.LanguageCode { get }
    static var dutch: Locale.LanguageCode { get }
    static var dzongkha: Locale.LanguageCode { get }
    static var english: Locale.LanguageCode { get }
    static var estonian: Locale.LanguageCode { get }
    static var faroese: Locale.LanguageCode { get }
    static var finnish: Locale.LanguageCode { get }
    static var french: Locale.LanguageCode { get }
    static var fula: Locale.LanguageCode { get }
    static var georgian: Locale.LanguageCode { get }
    static var german: Locale.LanguageCode { get }
    static var greek: Locale.LanguageCode { get }
    static var gujarati: Locale.LanguageCode { get }
    static var hawaiian: Locale.LanguageCode { get }
    static var hebrew: Locale.LanguageCode { get }
    static var hindi: Locale.LanguageCode { get }
    static var hungarian: Locale.LanguageCode { get }
    static var icelandic: Locale.LanguageCode { get }
    static var igbo: Locale.LanguageCode { get }
    static var indonesian: Locale.LanguageCode { get }
    static var irish: Locale.LanguageCode { get }
    static var italian: Locale.LanguageCode { get }
    static var japanese: Locale.LanguageCode { get }
    static var kannada: Locale.LanguageCode { get }
    static var kashmiri: Locale.LanguageCode { get }
    static var kazakh: Locale.LanguageCode { get }
    static var khmer: Locale.LanguageCode { get }
    static var konkani: Locale.LanguageCode { get }
    static var korean: Locale.LanguageCode { get }
    static var kurdish: Locale.LanguageCode { get }
    static var kurdishSorani: Locale.LanguageCode { get }
    static var kyrgyz: Locale.LanguageCode { get }
    static var lao: Locale.LanguageCode { get }
    static var latvian: Locale.LanguageCode { get }
    static var lithuanian: Locale.LanguageCode { get }
    static var macedonian: Locale.LanguageCode { get }
    static var maithili: Locale.LanguageCode { get }
    static var malay: Locale.LanguageCode { get }
    static var malayalam: Locale.LanguageCode { get }
    static var maltese: Locale.LanguageCode { get }
    static var manipuri: Locale.LanguageCode { get }
    static var māori: Locale.LanguageCode { get }
    static var marathi: Locale.LanguageCode { get }
    static var mongolian: Locale.LanguageCode { get }
    static var navajo: Locale.LanguageCode { get }
    static var nepali: Locale.LanguageCode { get }
    static var norwegian: Locale.LanguageCode { get }
    static var norwegianBokmål: Locale.LanguageCode { get }
    static var norwegianNynorsk: Locale.LanguageCode { get }
    static var odia: Locale.LanguageCode { get }
    static var pashto: Locale.LanguageCode { get }
    static var persian: Locale.LanguageCode { get }
    static var polish: Locale.LanguageCode { get }
    static var portuguese: Locale.LanguageCode { get }
    static var punjabi: Locale.LanguageCode { get }
    static var rohingya: Locale.LanguageCode { get }
    static var romanian: Locale.LanguageCode { get }
    static var russian: Locale.LanguageCode { get }
    static var samoan: Locale.LanguageCode { get }
    static var sanskrit: Locale.LanguageCode { get }
    static var santali: Locale.LanguageCode { get }
    static var serbian: Locale.LanguageCode { get }
    static var sindhi: Locale.LanguageCode { get }
    static var sinhala: Locale.LanguageCode { get }
    static var slovak: Locale.LanguageCode { get }
    static var slovenian: Locale.LanguageCode { get }
    static var spanish: Locale.LanguageCode { get }
    static var swahili: Locale.LanguageCode { get }
    static var swedish: Locale.LanguageCode { get }
    static var tagalog: Locale.LanguageCode { get }
    static var tajik: Locale.LanguageCode { get }
    static var tamil: Locale.LanguageCode { get }
    static var telugu: Locale.LanguageCode { get }
    static var thai: Locale.LanguageCode { get }
    static var tibetan: Locale.LanguageCode { get }
    static var tongan: Locale.LanguageCode { get }
    static var turkish: Locale.LanguageCode { get }
    static var turkmen: Locale.LanguageCode { get }
    static var ukrainian: Locale.LanguageCode { get }
    static var urdu: Locale.LanguageCode { get }
    static var uyghur: Locale.LanguageCode { get }
    static var uzbek: Locale.LanguageCode { get }
    static var vietnamese: Locale.LanguageCode { get }
    static var welsh: Locale.LanguageCode { get }
    static var yiddish: Locale.LanguageCode { get }
    static var isoLanguageCodes: [Locale.LanguageCode] { get }
    var debugDescription: String { get }
    var identifier: String { get set }
    var isISOLanguage: Bool { get }
    init(stringLiteral value: String)
    init(_ identifier: String)
    init(from decoder: any Decoder) throws
    func hash(into hasher: inout Hasher)
    func encode(to encoder: any Encoder) throws
    func identifier(_ type: Locale.LanguageCode.IdentifierType) -> String?
    static func == (lhs: Locale.LanguageCode, rhs: Locale.LanguageCode) -> Bool
  }
  struct Script: CustomDebugStringConvertible, Hashable, Decodable, Encodable, Sendable,
    ExpressibleByStringLiteral
  {
    typealias UnicodeScalarLiteralType = String
    typealias StringLiteralType = String
    typealias ExtendedGraphemeClusterLiteralType = String
    static let unknown: Locale.Script
    static var adlam: Locale.Script { get }
    static var arabic: Locale.Script { get }
    static var arabicNastaliq: Locale.Script { get }
    static var armenian: Locale.Script { get }
    static var bangla: Locale.Script { get }
    static var cherokee: Locale.Script { get }
    static var cyrillic: Locale.Script { get }
    static var devanagari: Locale.Script { get }
    static var ethiopic: Locale.Script { get }
    static var georgian: Locale.Script { get }
    static var greek: Locale.Script { get }
    static var gujarati: Locale.Script { get }
    static var gurmukhi: Locale.Script { get }
    static var hanifiRohingya: Locale.Script { get }
    static var hanSimplified: Locale.Script { get }
    static var hanTraditional: Locale.Script { get }
    static var hebrew: Locale.Script { get }
    static var hiragana: Locale.Script { get }
    static var japanese: Locale.Script { get }
    static var kannada: Locale.Script { get }
    static var katakana: Locale.Script { get }
    static var khmer: Locale.Script { get }
    static var korean: Locale.Script { get }
    static var lao: Locale.Script { get }
    static var latin: Locale.Script { get }
    static var malayalam: Locale.Script { get }
    static var meiteiMayek: Locale.Script { get }
    static var myanmar: Locale.Script { get }
    static var odia: Locale.Script { get }
    static var olChiki: Locale.Script { get }
    static var sinhala: Locale.Script { get }
    static var syriac: Locale.Script { get }
    static var tamil: Locale.Script { get }
    static var telugu: Locale.Script { get }
    static var thaana: Locale.Script { get }
    static var thai: Locale.Script { get }
    static var tibetan: Locale.Script { get }
    var identifier: String { get set }
    var debugDescription: String { get }
    var isISOScript: Bool { get }
    init(stringLiteral value: String)
    init(_ identifier: String)
    init(from decoder: any Decoder) throws
    func hash(into hasher: inout Hasher)
    func encode(to encoder: any Encoder) throws
    static func == (lhs: Locale.Script, rhs: Locale.Script) -> Bool
  }
  struct Region: CustomDebugStringConvertible, Hashable, Decodable, Encodable, Sendable,
    ExpressibleByStringLiteral
  {
    typealias UnicodeScalarLiteralType = String
    typealias StringLiteralType = String
    typealias ExtendedGraphemeClusterLiteralType = String
    struct Category: Decodable, Encodable, Sendable, Hashable, CustomDebugStringConvertible {
      static let world: Locale.Region.Category
      static let continent: Locale.Region.Category
      static let subcontinent: Locale.Region.Category
      static let territory: Locale.Region.Category
      static let grouping: Locale.Region.Category
      var debugDescription: String { get }
      init(from decoder: any Decoder) throws
      func encode(to encoder: any Encoder) throws
    }
    static let unknown: Locale.Region
    static var afghanistan: Locale.Region { get }
    static var ålandIslands: Locale.Region { get }
    static var albania: Locale.Region { get }
    static var algeria: Locale.Region { get }
    static var americanSamoa: Locale.Region { get }
    static var andorra: Locale.Region { get }
    static var angola: Locale.Region { get }
    static var anguilla: Locale.Region { get }
    static var antarctica: Locale.Region { get }
    static var antiguaBarbuda: Locale.Region { get }
    static var argentina: Locale.Region { get }
    static var armenia: Locale.Region { get }
    static var aruba: Locale.Region { get }
    static var ascensionIsland: Locale.Region { get }
    static var australia: Locale.Region { get }
    static var austria: Locale.Region { get }
    static var azerbaijan: Locale.Region { get }
    static var bahamas: Locale.Region { get }
    static var bahrain: Locale.Region { get }
    static var bangladesh: Locale.Region { get }
    static var barbados: Locale.Region { get }
    static var belarus: Locale.Region { get }
    static var belgium: Locale.Region { get }
    static var belize: Locale.Region { get }
    static var benin: Locale.Region { get }
    static var bermuda: Locale.Region { get }
    static var bhutan: Locale.Region { get }
    static var bolivia: Locale.Region { get }
    static var bosniaHerzegovina: Locale.Region { get }
    static var botswana: Locale.Region { get }
    static var bouvetIsland: Locale.Region { get }
    static var brazil: Locale.Region { get }
    static var britishVirginIslands: Locale.Region { get }
    static var brunei: Locale.Region { get }
    static var bulgaria: Locale.Region { get }
    static var burkinaFaso: Locale.Region { get }
    static var burundi: Locale.Region { get }
    static var cambodia: Locale.Region { get }
    static var cameroon: Locale.Region { get }
    static var canada: Locale.Region { get }
    static var canaryIslands: Locale.Region { get }
    static var capeVerde: Locale.Region { get }
    static var caribbeanNetherlands: Locale.Region { get }
    static var caymanIslands: Locale.Region { get }
    static var centralAfricanRepublic: Locale.Region { get }
    static var ceutaMelilla: Locale.Region { get }
    static var chad: Locale.Region { get }
    static var chagosArchipelago: Locale.Region { get }
    static var chile: Locale.Region { get }
    static var chinaMainland: Locale.Region { get }
    static var christmasIsland: Locale.Region { get }
    static var clippertonIsland: Locale.Region { get }
    static var cocosIslands: Locale.Region { get }
    static var colombia: Locale.Region { get }
    static var comoros: Locale.Region { get }
    static var congoBrazzaville: Locale.Region { get }
    static var congoKinshasa: Locale.Region { get }
    static var cookIslands: Locale.Region { get }
    static var costaRica: Locale.Region { get }
    static var côteDIvoire: Locale.Region { get }
    static var croatia: Locale.Region { get }
    static var cuba: Locale.Region { get }
    static var curaçao: Locale.Region { get }
    static var cyprus: Locale.Region { get }
    static var czechia: Locale.Region { get }
    static var denmark: Locale.Region { get }
    static var diegoGarcia: Locale.Region { get }
    static var djibouti: Locale.Region { get }
    static var dominica: Locale.Region { get }
    static var dominicanRepublic: Locale.Region { get }
    static var ecuador: Locale.Region { get }
    static var egypt: Locale.Region { get }
    static var elSalvador: Locale.Region { get }
    static var equatorialGuinea: Locale.Region { get }
    static var eritrea: Locale.Region { get }
    static var estonia: Locale.Region { get }
    static var eswatini: Locale.Region { get }
    static var ethiopia: Locale.Region { get }
    static var falklandIslands: Locale.Region { get }
    static var faroeIslands: Locale.Region { get }
    static var fiji: Locale.Region { get }
    static var finland: Locale.Region { get }
    static var france: Locale.Region { get }
    static var frenchGuiana: Locale.Region { get }
    static var frenchPolynesia: Locale.Region { get }
    static var frenchSouthernTerritories: Locale.Region { get }
    static var gabon: Locale.Region { get }
    static var gambia: Locale.Region { get }
    static var georgia: Locale.Region { get }
    static var germany: Locale.Region { get }
    static var ghana: Locale.Region { get }
    static var gibraltar: Locale.Region { get }
    static var greece: Locale.Region { get }
    static var greenland: Locale.Region { get }
    static var grenada: Locale.Region { get }
    static var guadeloupe: Locale.Region { get }
    static var guam: Locale.Region { get }
    static var guatemala: Locale.Region { get }
    static var guernsey: Locale.Region { get }
    static var guinea: Locale.Region { get }
    static var guineaBissau: Locale.Region { get }
    static var guyana: Locale.Region { get }
    static var haiti: Locale.Region { get }
    static var heardMcdonaldIslands: Locale.Region { get }
    static var honduras: Locale.Region { get }
    static var hongKong: Locale.Region { get }
    static var hungary: Locale.Region { get }
    static var iceland: Locale.Region { get }
    static var india: Locale.Region { get }
    static var indonesia: Locale.Region { get }
    static var iran: Locale.Region { get }
    static var iraq: Locale.Region { get }
    static var ireland: Locale.Region { get }
    static var isleOfMan: Locale.Region { get }
    static var israel: Locale.Region { get }
    static var italy: Locale.Region { get }
    static var jamaica: Locale.Region { get }
    static var japan: Locale.Region { get }
    static var jersey: Locale.Region { get }
    static var jordan: Locale.Region { get }
    static var kazakhstan: Locale.Region { get }
    static var kenya: Locale.Region { get }
    static var kiribati: Locale.Region { get }
    static var kosovo: Locale.Region { get }
    static var kuwait: Locale.Region { get }
    static var kyrgyzstan: Locale.Region { get }
    static var laos: Locale.Region { get }
    static var latvia: Locale.Region { get }
    static var lebanon: Locale.Region { get }
    static var lesotho: Locale.Region { get }
    static var liberia: Locale.Region { get }
    static var libya: Locale.Region { get }
    static var liechtenstein: Locale.Region { get }
    static var lithuania: Locale.Region { get }
    static var luxembourg: Locale.Region { get }
    static var macao: Locale.Region { get }
    static var madagascar: Locale.Region { get }
    static var malawi: Locale.Region { get }
    static var malaysia: Locale.Region { get }
    static var maldives: Locale.Region { get }
    static var mali: Locale.Region { get }
    static var malta: Locale.Region { get }
    static var marshallIslands: Locale.Region { get }
    static var martinique: Locale.Region { get }
    static var mauritania: Locale.Region { get }
    static var mauritius: Locale.Region { get }
    static var mayotte: Locale.Region { get }
    static var mexico: Locale.Region { get }
    static var micronesia: Locale.Region { get }
    static var moldova: Locale.Region { get }
    static var monaco: Locale.Region { get }
    static var mongolia: Locale.Region { get }
    static var montenegro: Locale.Region { get }
    static var montserrat: Locale.Region { get }
    static var morocco: Locale.Region { get }
    static var mozambique: Locale.Region { get }
    static var myanmar: Locale.Region { get }
    static var namibia: Locale.Region { get }
    static var nauru: Locale.Region { get }
    static var nepal: Locale.Region { get }
    static var netherlands: Locale.Region { get }
    static var newCaledonia: Locale.Region { get }
    static var newZealand: Locale.Region { get }
    static var nicaragua: Locale.Region { get }
    static var niger: Locale.Region { get }
    static var nigeria: Locale.Region { get }
    static var niue: Locale.Region { get }
    static var norfolkIsland: Locale.Region { get }
    static var northernMarianaIslands: Locale.Region { get }
    static var northMacedonia: Locale.Region { get }
    static var norway: Locale.Region { get }
    static var oman: Locale.Region { get }
    static var pakistan: Locale.Region { get }
    static var palau: Locale.Region { get }
    static var palestinianTerritories: Locale.Region { get }
    static var panama: Locale.Region { get }
    static var papuaNewGuinea: Locale.Region { get }
    static var paraguay: Locale.Region { get }
    static var peru: Locale.Region { get }
    static var philippines: Locale.Region { get }
    static var pitcairnIslands: Locale.Region { get }
    static var poland: Locale.Region { get }
    static var portugal: Locale.Region { get }
    static var puertoRico: Locale.Region { get }
    static var qatar: Locale.Region { get }
    static var réunion: Locale.Region { get }
    static var romania: Locale.Region { get }
    static var russia: Locale.Region { get }
    static var rwanda: Locale.Region { get }
    static var saintBarthélemy: Locale.Region { get }
    static var saintHelena: Locale.Region { get }
    static var saintKittsNevis: Locale.Region { get }
    static var saintLucia: Locale.Region { get }
    static var saintMartin: Locale.Region { get }
    static var saintPierreMiquelon: Locale.Region { get }
    static var saintVincentGrenadines: Locale.Region { get }
    static var samoa: Locale.Region { get }
    static var sanMarino: Locale.Region { get }
    static var sãoToméPríncipe: Locale.Region { get }
    static var saudiArabia: Locale.Region { get }
    static var senegal: Locale.Region { get }
    static var serbia: Locale.Region { get }
    static var seychelles: Locale.Region { get }
    static var sierraLeone: Locale.Region { get }
    static var singapore: Locale.Region { get }
    static var sintMaarten: Locale.Region { get }
    static var slovakia: Locale.Region { get }
    static var slovenia: Locale.Region { get }
    static var solomonIslands: Locale.Region { get }
    static var somalia: Locale.Region { get }
    static var southAfrica: Locale.Region { get }
    static var southGeorgiaSouthSandwichIslands: Locale.Region { get }
    static var southKorea: Locale.Region { get }
    static var southSudan: Locale.Region { get }
    static var spain: Locale.Region { get }
    static var sriLanka: Locale.Region { get }
    static var suriname: Locale.Region { get }
    static var svalbardJanMayen: Locale.Region { get }
    static var sweden: Locale.Region { get }
    static var switzerland: Locale.Region { get }
    static var taiwan: Locale.Region { get }
    static var tajikistan: Locale.Region { get }
    static var tanzania: Locale.Region { get }
    static var thailand: Locale.Region { get }
    static var timorLeste: Locale.Region { get }
    static var togo: Locale.Region { get }
    static var tokelau: Locale.Region { get }
    static var tonga: Locale.Region { get }
    static var trinidadTobago: Locale.Region { get }
    static var tristanDaCunha: Locale.Region { get }
    static var tunisia: Locale.Region { get }
    static var turkey: Locale.Region { get }
    static var turkmenistan: Locale.Region { get }
    static var turksCaicosIslands: Locale.Region { get }
    static var tuvalu: Locale.Region { get }
    static var uganda: Locale.Region { get }
    static var ukraine: Locale.Region { get }
    static var unitedArabEmirates: Locale.Region { get }
    static var unitedKingdom: Locale.Region { get }
    static var unitedStates: Locale.Region { get }
    static var unitedStatesOutlyingIslands: Locale.Region { get }
    static var unitedStatesVirginIslands: Locale.Region { get }
    static var uruguay: Locale.Region { get }
    static var uzbekistan: Locale.Region { get }
    static var vanuatu: Locale.Region { get }
    static var vaticanCity: Locale.Region { get }
    static var venezuela: Locale.Region { get }
    static var vietnam: Locale.Region { get }
    static var wallisFutuna: Locale.Region { get }
    static var westernSahara: Locale.Region { get }
    static var yemen: Locale.Region { get }
    static var zambia: Locale.Region { get }
    static var zimbabwe: Locale.Region { get }
    static var world: Locale.Region { get }
    static var latinAmerica: Locale.Region { get }
    static var isoRegions: [Locale.Region] { get }
    var debugDescription: String { get }
    var identifier: String { get set }
    var isISORegion: Bool { get }
    var subRegions: [Locale.Region] { get }
    var containingRegion: Locale.Region? { get }
    var continent: Locale.Region? { get }
    var category: Locale.Region.Category? { get }
    var subcontinent: Locale.Region? { get }
    init(stringLiteral value: String)
    init(_ identifier: String)
    init(from decoder: any Decoder) throws
    static func isoRegions(ofCategory category: Locale.Region.Category) -> [Locale.Region]
    func hash(into hasher: inout Hasher)
    func encode(to encoder: any Encoder) throws
    func subRegions(ofCategory category: Locale.Region.Category) -> [Locale.Region]
    static func == (lhs: Locale.Region, rhs: Locale.Region) -> Bool
  }
  struct Collation: CustomDebugStringConvertible, Hashable, Decodable, Encodable, Sendable,
    ExpressibleByStringLiteral
  {
    typealias UnicodeScalarLiteralType = String
    typealias StringLiteralType = String
    typealias ExtendedGraphemeClusterLiteralType = String
    static let searchRules: Locale.Collation
    static let standard: Locale.Collation
    static var availableCollations: [Locale.Collation] { get }
    var identifier: String { get set }
    var debugDescription: String { get }
    init(stringLiteral value: String)
    init(_ identifier: String)
    init(from decoder: any Decoder) throws
    static func availableCollations(for language: Locale.Language) -> [Locale.Collation]
    func hash(into hasher: inout Hasher)
    func encode(to encoder: any Encoder) throws
    static func == (lhs: Locale.Collation, rhs: Locale.Collation) -> Bool
  }
  struct Currency: CustomDebugStringConvertible, Hashable, Decodable, Encodable, Sendable,
    ExpressibleByStringLiteral
  {
    typealias UnicodeScalarLiteralType = String
    typealias StringLiteralType = String
    typealias ExtendedGraphemeClusterLiteralType = String
    static let unknown: Locale.Currency
    static var isoCurrencies: [Locale.Currency] { get }
    var identifier: String { get set }
    var debugDescription: String { get }
    var isISOCurrency: Bool { get }
    init(stringLiteral value: String)
    init(_ identifier: String)
    init(from decoder: any Decoder) throws
    func hash(into hasher: inout Hasher)
    func encode(to encoder: any Encoder) throws
    static func == (lhs: Locale.Currency, rhs: Locale.Currency) -> Bool
  }
  struct NumberingSystem: CustomDebugStringConvertible, Hashable, Decodable, Encodable, Sendable,
    ExpressibleByStringLiteral
  {
    typealias UnicodeScalarLiteralType = String
    typealias StringLiteralType = String
    typealias ExtendedGraphemeClusterLiteralType = String
    static var availableNumberingSystems: [Locale.NumberingSystem] { get }
    var identifier: String { get set }
    var debugDescription: String { get }
    init(stringLiteral value: String)
    init(_ identifier: String)
    init(from decoder: any Decoder) throws
    func hash(into hasher: inout Hasher)
    func encode(to encoder: any Encoder) throws
    static func == (lhs: Locale.NumberingSystem, rhs: Locale.NumberingSystem) -> Bool
  }
  enum Weekday: String, Decodable, Encodable, Sendable {
    typealias RawValue = String
    case sunday
    case monday
    case tuesday
    case wednesday
    case thursday
    case friday
    case saturday
    init?(rawValue: String)
  }
  enum HourCycle: String, Decodable, Encodable, Sendable {
    typealias RawValue = String
    case zeroToEleven
    case oneToTwelve
    case zeroToTwentyThree
    case oneToTwentyFour
    init?(rawValue: String)
  }
  struct MeasurementSystem: CustomDebugStringConvertible, Decodable, Encodable, Hashable, Sendable,
    ExpressibleByStringLiteral
  {
    typealias UnicodeScalarLiteralType = String
    typealias StringLiteralType = String
    typealias ExtendedGraphemeClusterLiteralType = String
    static let metric: Locale.MeasurementSystem
    static let us: Locale.MeasurementSystem
    static let uk: Locale.MeasurementSystem
    static var measurementSystems: [Locale.MeasurementSystem] { get }
    var identifier: String { get set }
    var debugDescription: String { get }
    init(stringLiteral value: String)
    init(_ identifier: String)
    init(from decoder: any Decoder) throws
    func hash(into hasher: inout Hasher)
    func encode(to encoder: any Encoder) throws
    static func == (lhs: Locale.MeasurementSystem, rhs: Locale.MeasurementSystem) -> Bool
  }
  struct Subdivision: CustomDebugStringConvertible, Hashable, Decodable, Encodable, Sendable,
    ExpressibleByStringLiteral
  {
    typealias UnicodeScalarLiteralType = String
    typealias StringLiteralType = String
    typealias ExtendedGraphemeClusterLiteralType = String
    var identifier: String { get set }
    var debugDescription: String { get }
    init(stringLiteral value: String)
    init(_ identifier: String)
    init(from decoder: any Decoder) throws
    static func subdivision(for region: Locale.Region) -> Locale.Subdivision
    func hash(into hasher: inout Hasher)
    func encode(to encoder: any Encoder) throws
    static func == (lhs: Locale.Subdivision, rhs: Locale.Subdivision) -> Bool
  }
  struct Variant: CustomDebugStringConvertible, Decodable, Encodable, Hashable, Sendable,
    ExpressibleByStringLiteral
  {
    typealias UnicodeScalarLiteralType = String
    typealias StringLiteralType = String
    typealias ExtendedGraphemeClusterLiteralType = String
    static let posix: Locale.Variant
    var identifier: String { get set }
    var debugDescription: String { get }
    init(stringLiteral value: String)
    init(_ identifier: String)
    init(from decoder: any Decoder) throws
    func hash(into hasher: inout Hasher)
    func encode(to encoder: any Encoder) throws
    static func == (lhs: Locale.Variant, rhs: Locale.Variant) -> Bool
  }
  struct Language: Hashable, Decodable, Encodable, Sendable {
    struct Components: Hashable, Decodable, Encodable, Sendable {
      var languageCode: Locale.LanguageCode? { get set }
      var script: Locale.Script? { get set }
      var region: Locale.Region? { get set }
      init(
        languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, region: Locale.Region? = nil)
      init(from decoder: any Decoder) throws
      init(identifier: String)
      init(language: Locale.Language)
    }
    static var systemLanguages: [Locale.Language] { get }
    var lineLayoutDirection: Locale.LanguageDirection { get }
    var characterDirection: Locale.LanguageDirection { get }
    var parent: Locale.Language? { get }
    var minimalIdentifier: String { get }
    var maximalIdentifier: String { get }
    var languageCode: Locale.LanguageCode? { get }
    var script: Locale.Script? { get }
    var region: Locale.Region? { get }
    init(components: Locale.Language.Components)
    init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, region: Locale.Region? = nil)
    init(from decoder: any Decoder) throws
    init(identifier: String)
    func hasCommonParent(with language: Locale.Language) -> Bool
    func isEquivalent(to language: Locale.Language) -> Bool
  }
  static var autoupdatingCurrent: Locale { get }
  static var current: Locale { get }
  static var preferredLanguages: [String] { get }
  static var preferredLocales: [Locale] { get }
  static var availableIdentifiers: [String] { get }
  static var commonISOCurrencyCodes: [String] { get }
  static var isoLanguageCodes: [String] { get }
  static var isoRegionCodes: [String] { get }
  static var isoCurrencyCodes: [String] { get }
  var identifier: String { get }
  var languageCode: String? { get }
  var regionCode: String? { get }
  var scriptCode: String? { get }
  var variantCode: String? { get }
  var calendar: Calendar { get }
  var collationIdentifier: String? { get }
  var usesMetricSystem: Bool { get }
  var decimalSeparator: String? { get }
  var groupingSeparator: String? { get }
  var currencySymbol: String? { get }
  var currencyCode: String? { get }
  var collatorIdentifier: String? { get }
  var quotationBeginDelimiter: String? { get }
  var quotationEndDelimiter: String? { get }
  var alternateQuotationBeginDelimiter: String? { get }
  var alternateQuotationEndDelimiter: String? { get }
  var measurementSystem: Locale.MeasurementSystem { get }
  var currency: Locale.Currency? { get }
  var numberingSystem: Locale.NumberingSystem { get }
  var availableNumberingSystems: [Locale.NumberingSystem] { get }
  var firstDayOfWeek: Locale.Weekday { get }
  var language: Locale.Language { get }
  var hourCycle: Locale.HourCycle { get }
  var collation: Locale.Collation { get }
  var region: Locale.Region? { get }
  var timeZone: TimeZone? { get }
  var subdivision: Locale.Subdivision? { get }
  var variant: Locale.Variant? { get }
  var description: String { get }
  var debugDescription: String { get }
  init(identifier: String)
  init(components: Locale.Components)
  init(languageComponents: Locale.Language.Components)
  init(
    languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil,
    languageRegion: Locale.Region? = nil)
  init(from decoder: any Decoder) throws
  static func identifier(fromComponents components: [String: String]) -> String
  static func canonicalIdentifier(from string: String) -> String
  static func canonicalLanguageIdentifier(from string: String) -> String
  static func identifier(fromWindowsLocaleCode code: Int) -> String?
  static func windowsLocaleCode(fromIdentifier identifier: String) -> Int?
  static func identifier(_ type: Locale.IdentifierType, from string: String) -> String
  static func components(fromIdentifier string: String) -> [String: String]
  static func characterDirection(forLanguage isoLangCode: String) -> Locale.LanguageDirection
  static func lineDirection(forLanguage isoLangCode: String) -> Locale.LanguageDirection
  func localizedString(forIdentifier identifier: String) -> String?
  func localizedString(forLanguageCode languageCode: String) -> String?
  func localizedString(forRegionCode regionCode: String) -> String?
  func localizedString(forScriptCode scriptCode: String) -> String?
  func localizedString(forVariantCode variantCode: String) -> String?
  func localizedString(for calendarIdentifier: Calendar.Identifier) -> String?
  func localizedString(forCurrencyCode currencyCode: String) -> String?
  func localizedString(forCollationIdentifier collationIdentifier: String) -> String?
  func localizedString(forCollatorIdentifier collatorIdentifier: String) -> String?
  func identifier(_ type: Locale.IdentifierType) -> String
  func hash(into hasher: inout Hasher)
  func encode(to encoder: any Encoder) throws
  static func == (lhs: Locale, rhs: Locale) -> Bool
}
