// Foundation: what the declarations of regions in Locale are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addLocaleRegions() {
    addLocaleRegion()
    addLocaleRegionCategory()
    addLocaleSubdivision()
  }

  private mutating func addLocaleRegion() {
    madeOfText("Locale.Region", Locale.Region.self)
    make("Locale.Region.isoRegions") { Locale.Region.isoRegions }
    property("Locale.Region.identifier", \Locale.Region.identifier)
    property("Locale.Region.isISORegion", \Locale.Region.isISORegion)
    property("Locale.Region.subRegions", \Locale.Region.subRegions)
    property("Locale.Region.containingRegion", \Locale.Region.containingRegion)
    property("Locale.Region.continent", \Locale.Region.continent)
    property("Locale.Region.category", \Locale.Region.category)
    property("Locale.Region.subcontinent", \Locale.Region.subcontinent)
    make("Locale.Region.isoRegions(ofCategory:)") { (a: Locale.Region.Category) in
      Locale.Region.isoRegions(ofCategory: a)
    }
    method("Locale.Region.subRegions(ofCategory:)") { (it: Locale.Region, a: Locale.Region.Category) in
      it.subRegions(ofCategory: a)
    }
    for (name, code) in regionCodes { make("Locale.Region.\(name)") { Locale.Region(code) } }
  }

  private mutating func addLocaleRegionCategory() {
    value("Locale.Region.Category", Locale.Region.Category.self)
    constants(
      "Locale.Region.Category",
      [
        "world": .world, "continent": .continent, "subcontinent": .subcontinent, "territory": .territory,
        "grouping": .grouping,
      ]
        as KeyValuePairs<String, Locale.Region.Category>)
  }

  private mutating func addLocaleSubdivision() {
    madeOfText("Locale.Subdivision", Locale.Subdivision.self)
    property("Locale.Subdivision.identifier", \Locale.Subdivision.identifier)
    make("Locale.Subdivision.subdivision(for:)") { (a: Locale.Region) in
      Locale.Subdivision.subdivision(for: a)
    }
  }
}

extension Locale.Region: HostBoxed {}
extension Locale.Region.Category: HostBoxed {}
extension Locale.Subdivision: HostBoxed {}

/// What Foundation calls regions, with their codes: those of ISO 3166 and others that CLDR has.
private let regionCodes: KeyValuePairs<String, String> = [
  "unknown": "ZZ", "afghanistan": "AF", "ålandIslands": "AX", "albania": "AL", "algeria": "DZ",
  "americanSamoa": "AS", "andorra": "AD", "angola": "AO", "anguilla": "AI", "antarctica": "AQ",
  "antiguaBarbuda": "AG", "argentina": "AR", "armenia": "AM", "aruba": "AW", "ascensionIsland": "AC",
  "australia": "AU", "austria": "AT", "azerbaijan": "AZ", "bahamas": "BS", "bahrain": "BH",
  "bangladesh": "BD", "barbados": "BB", "belarus": "BY", "belgium": "BE", "belize": "BZ", "benin": "BJ",
  "bermuda": "BM", "bhutan": "BT", "bolivia": "BO", "bosniaHerzegovina": "BA", "botswana": "BW",
  "bouvetIsland": "BV", "brazil": "BR", "britishVirginIslands": "VG", "brunei": "BN", "bulgaria": "BG",
  "burkinaFaso": "BF", "burundi": "BI", "cambodia": "KH", "cameroon": "CM", "canada": "CA",
  "canaryIslands": "IC", "capeVerde": "CV", "caribbeanNetherlands": "BQ", "caymanIslands": "KY",
  "centralAfricanRepublic": "CF", "ceutaMelilla": "EA", "chad": "TD", "chagosArchipelago": "IO",
  "chile": "CL", "chinaMainland": "CN", "christmasIsland": "CX", "clippertonIsland": "CP",
  "cocosIslands": "CC", "colombia": "CO", "comoros": "KM", "congoBrazzaville": "CG", "congoKinshasa": "CD",
  "cookIslands": "CK", "costaRica": "CR", "côteDIvoire": "CI", "croatia": "HR", "cuba": "CU", "curaçao": "CW",
  "cyprus": "CY", "czechia": "CZ", "denmark": "DK", "diegoGarcia": "DG", "djibouti": "DJ", "dominica": "DM",
  "dominicanRepublic": "DO", "ecuador": "EC", "egypt": "EG", "elSalvador": "SV", "equatorialGuinea": "GQ",
  "eritrea": "ER", "estonia": "EE", "eswatini": "SZ", "ethiopia": "ET", "falklandIslands": "FK",
  "faroeIslands": "FO", "fiji": "FJ", "finland": "FI", "france": "FR", "frenchGuiana": "GF",
  "frenchPolynesia": "PF", "frenchSouthernTerritories": "TF", "gabon": "GA", "gambia": "GM", "georgia": "GE",
  "germany": "DE", "ghana": "GH", "gibraltar": "GI", "greece": "GR", "greenland": "GL", "grenada": "GD",
  "guadeloupe": "GP", "guam": "GU", "guatemala": "GT", "guernsey": "GG", "guinea": "GN", "guineaBissau": "GW",
  "guyana": "GY", "haiti": "HT", "heardMcdonaldIslands": "HM", "honduras": "HN", "hongKong": "HK",
  "hungary": "HU", "iceland": "IS", "india": "IN", "indonesia": "ID", "iran": "IR", "iraq": "IQ",
  "ireland": "IE", "isleOfMan": "IM", "israel": "IL", "italy": "IT", "jamaica": "JM", "japan": "JP",
  "jersey": "JE", "jordan": "JO", "kazakhstan": "KZ", "kenya": "KE", "kiribati": "KI", "kosovo": "XK",
  "kuwait": "KW", "kyrgyzstan": "KG", "laos": "LA", "latvia": "LV", "lebanon": "LB", "lesotho": "LS",
  "liberia": "LR", "libya": "LY", "liechtenstein": "LI", "lithuania": "LT", "luxembourg": "LU", "macao": "MO",
  "madagascar": "MG", "malawi": "MW", "malaysia": "MY", "maldives": "MV", "mali": "ML", "malta": "MT",
  "marshallIslands": "MH", "martinique": "MQ", "mauritania": "MR", "mauritius": "MU", "mayotte": "YT",
  "mexico": "MX", "micronesia": "FM", "moldova": "MD", "monaco": "MC", "mongolia": "MN", "montenegro": "ME",
  "montserrat": "MS", "morocco": "MA", "mozambique": "MZ", "myanmar": "MM", "namibia": "NA", "nauru": "NR",
  "nepal": "NP", "netherlands": "NL", "newCaledonia": "NC", "newZealand": "NZ", "nicaragua": "NI",
  "niger": "NE", "nigeria": "NG", "niue": "NU", "norfolkIsland": "NF", "northernMarianaIslands": "MP",
  "northMacedonia": "MK", "norway": "NO", "oman": "OM", "pakistan": "PK", "palau": "PW",
  "palestinianTerritories": "PS", "panama": "PA", "papuaNewGuinea": "PG", "paraguay": "PY", "peru": "PE",
  "philippines": "PH", "pitcairnIslands": "PN", "poland": "PL", "portugal": "PT", "puertoRico": "PR",
  "qatar": "QA", "réunion": "RE", "romania": "RO", "russia": "RU", "rwanda": "RW", "saintBarthélemy": "BL",
  "saintHelena": "SH", "saintKittsNevis": "KN", "saintLucia": "LC", "saintMartin": "MF",
  "saintPierreMiquelon": "PM", "saintVincentGrenadines": "VC", "samoa": "WS", "sanMarino": "SM",
  "sãoToméPríncipe": "ST", "saudiArabia": "SA", "senegal": "SN", "serbia": "RS", "seychelles": "SC",
  "sierraLeone": "SL", "singapore": "SG", "sintMaarten": "SX", "slovakia": "SK", "slovenia": "SI",
  "solomonIslands": "SB", "somalia": "SO", "southAfrica": "ZA", "southGeorgiaSouthSandwichIslands": "GS",
  "southKorea": "KR", "southSudan": "SS", "spain": "ES", "sriLanka": "LK", "suriname": "SR",
  "svalbardJanMayen": "SJ", "sweden": "SE", "switzerland": "CH", "taiwan": "TW", "tajikistan": "TJ",
  "tanzania": "TZ", "thailand": "TH", "timorLeste": "TL", "togo": "TG", "tokelau": "TK", "tonga": "TO",
  "trinidadTobago": "TT", "tristanDaCunha": "TA", "tunisia": "TN", "turkey": "TR", "turkmenistan": "TM",
  "turksCaicosIslands": "TC", "tuvalu": "TV", "uganda": "UG", "ukraine": "UA", "unitedArabEmirates": "AE",
  "unitedKingdom": "GB", "unitedStates": "US", "unitedStatesOutlyingIslands": "UM",
  "unitedStatesVirginIslands": "VI", "uruguay": "UY", "uzbekistan": "UZ", "vanuatu": "VU",
  "vaticanCity": "VA", "venezuela": "VE", "vietnam": "VN", "wallisFutuna": "WF", "westernSahara": "EH",
  "yemen": "YE", "zambia": "ZM", "zimbabwe": "ZW", "world": "001", "latinAmerica": "419",
]
