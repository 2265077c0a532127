// swift-format-ignore-file

// MARK: date components print their set fields
// swiftc: 2024 -1 5 true year: 2024 month: 2 hour: 5 
func probe() -> String {
  let parts = DateComponents(year: 2024, month: 2, hour: 5)
  return "\(parts.year ?? -1) \(parts.day ?? -1) \(parts.value(for: .hour) ?? -1) \(parts.minute == nil) \(parts)"
}

// MARK: a field of date components is set by its unit
// swiftc: 3 true true
func probe() -> String {
  var parts = DateComponents()
  parts.setValue(3, for: .month)
  parts.setValue(14, for: .day)
  parts.setValue(nil, for: .day)
  return "\(parts.month!) \(parts.day == nil) \(parts == DateComponents(month: 3))"
}

// MARK: valid and invalid dates of a calendar
// swiftc: true false false false true
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let days = [(2024, 2, 29), (2023, 2, 29), (2024, 13, 1), (2024, 4, 31), (2024, 4, 30)]
  return days.map { year, month, day in
    "\(DateComponents(calendar: calendar, year: year, month: month, day: day).isValidDate)"
  }.joined(separator: " ")
}

// MARK: components with a calendar make their own date
// swiftc: 2024-01-01T00:00:00Z true true
func probe() -> String {
  let calendar = Calendar(identifier: .gregorian)
  let parts = DateComponents(
    calendar: calendar, timeZone: TimeZone(identifier: "Asia/Tokyo"), year: 2024, month: 1, day: 1, hour: 9)
  let bare = DateComponents(year: 2024)
  return "\(parts.date!.formatted(.iso8601)) \(bare.date == nil) \(bare.isValidDate(in: calendar))"
}

// MARK: date components as dictionary keys
// swiftc: 2 3.5 -1.0
func probe() -> String {
  var tides: [DateComponents: Double] = [:]
  tides[DateComponents(month: 3, day: 1)] = 2.5
  tides[DateComponents(month: 3, day: 2)] = 1.5
  tides[DateComponents(month: 3, day: 1)]! += 1
  return "\(tides.count) \(tides[DateComponents(month: 3, day: 1)]!) \(tides[DateComponents(day: 1)] ?? -1)"
}

// MARK: a date interval contains both of its ends
// swiftc: false true true true false 150.0
func probe() -> String {
  let start = Date(timeIntervalSince1970: 100)
  let interval = DateInterval(start: start, duration: 50)
  return [99.0, 100, 125, 150, 150.5].map { "\(interval.contains(Date(timeIntervalSince1970: $0)))" }
    .joined(separator: " ") + " \(interval.end.timeIntervalSince1970)"
}

// MARK: date intervals meet, overlap or miss
// swiftc: true 50.0 | true 0.0 | false -1.0 | true 100.0
func probe() -> String {
  func shift(_ from: Double, _ to: Double) -> DateInterval {
    DateInterval(start: Date(timeIntervalSince1970: from), end: Date(timeIntervalSince1970: to))
  }
  let base = shift(100, 200)
  return [shift(150, 300), shift(200, 300), shift(201, 300), shift(0, 500)].map { other in
    "\(base.intersects(other)) \(base.intersection(with: other)?.duration ?? -1)"
  }.joined(separator: " | ")
}

// MARK: date intervals order by start and then by length
// swiftc: 30.0 90.0 1.0 true -1
func probe() -> String {
  let dawn = Date(timeIntervalSince1970: 0)
  let long = DateInterval(start: dawn, duration: 90), short = DateInterval(start: dawn, duration: 30)
  let later = DateInterval(start: dawn.addingTimeInterval(10), duration: 1)
  return [long, later, short].sorted().map { "\($0.duration)" }.joined(separator: " ")
    + " \(short < long) \(long.compare(later).rawValue)"
}

// MARK: an interval can be resized
// swiftc: 60.0 700.0 600.0
func probe() -> String {
  var booking = DateInterval(start: Date(timeIntervalSince1970: 0), duration: 3_600)
  booking.duration = 60
  let short = booking.end.timeIntervalSince1970
  booking.end = Date(timeIntervalSince1970: 600)
  booking.start = Date(timeIntervalSince1970: 100)
  return "\(short) \(booking.end.timeIntervalSince1970) \(booking.duration)"
}

// MARK: offsets of zones in summer and in winter
// swiftc: 60 120 | -300 -240 | 330 330 | 660 600 | 0 0
func probe() -> String {
  let winter = Date(timeIntervalSince1970: 1_705_000_000), summer = Date(timeIntervalSince1970: 1_720_000_000)
  return ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Sydney", "UTC"].map { name in
    let zone = TimeZone(identifier: name)!
    return "\(zone.secondsFromGMT(for: winter) / 60) \(zone.secondsFromGMT(for: summer) / 60)"
  }.joined(separator: " | ")
}

// MARK: daylight saving and its next change
// swiftc: false 2024-03-31T01:00:00Z true 3600.0
func probe() -> String {
  let zone = TimeZone(identifier: "Europe/Berlin")!
  let winter = Date(timeIntervalSince1970: 1_705_000_000)
  let change = zone.nextDaylightSavingTimeTransition(after: winter)!
  return "\(zone.isDaylightSavingTime(for: winter)) \(change.formatted(.iso8601)) "
    + "\(zone.isDaylightSavingTime(for: change)) \(zone.daylightSavingTimeOffset(for: change))"
}

// MARK: a zone by seconds has an identifier
// swiftc: GMT 0 | GMT+0100 3600 | GMT-0430 -16200 | GMT+0545 20700 | GMT+1400 50400
func probe() -> String {
  [0, 3_600, -16_200, 20_700, 50_400].map { seconds in
    let zone = TimeZone(secondsFromGMT: seconds)
    return zone.map { "\($0.identifier) \($0.secondsFromGMT())" } ?? "nil"
  }.joined(separator: " | ")
}

// MARK: zones by abbreviation and by wrong names
// swiftc: [-25200, 7200, 0, 32400] ["nil", "nil", "nil"]
func probe() -> String {
  let summer = Date(timeIntervalSince1970: 1_720_000_000)
  let known = ["PST", "CET", "GMT", "JST"].map { TimeZone(abbreviation: $0)?.secondsFromGMT(for: summer) ?? -1 }
  let wrong = ["Mars/Olympus", "", "europe/berlin"].map { TimeZone(identifier: $0)?.identifier ?? "nil" }
  return "\(known) \(wrong)"
}

// MARK: localized names of a zone
// swiftc: Central European Standard Time | GMT+1 | Central European Summer Time | GMT+2 | Central European Time | Germany Time
func probe() -> String {
  let zone = TimeZone(identifier: "Europe/Berlin")!
  let styles: [TimeZone.NameStyle] = [
    .standard, .shortStandard, .daylightSaving, .shortDaylightSaving, .generic, .shortGeneric,
  ]
  return styles.map { zone.localizedName(for: $0, locale: Locale(identifier: "en_US")) ?? "nil" }.joined(separator: " | ")
}

// MARK: the parts of a locale
// swiftc: en Latn US | zh Hant TW | pt Latn BR | sr Latn RS | de Latn -
func probe() -> String {
  ["en_US", "zh-Hant-TW", "pt_BR", "sr_Latn_RS", "de"].map { name in
    let locale = Locale(identifier: name)
    let language = locale.language
    return "\(language.languageCode?.identifier ?? "-") \(language.script?.identifier ?? "-") "
      + "\(locale.region?.identifier ?? "-")"
  }.joined(separator: " | ")
}

// MARK: identifiers of a locale in three notations
// swiftc: en-US en-US en_US | zh_Hant_TW zh-Hant-TW zh_Hant_TW | de_CH@currency=EUR de-CH-u-cu-eur de_CH@currency=EUR
func probe() -> String {
  ["en-US", "zh_Hant_TW", "de_CH@currency=EUR"].map { name in
    let locale = Locale(identifier: name)
    return "\(locale.identifier) \(locale.identifier(.bcp47)) \(locale.identifier(.icu))"
  }.joined(separator: " | ")
}

// MARK: currency and measurement of a locale
// swiftc: USD $ ussystem | GBP £ uksystem | EUR € metric | JPY ¥ metric | SEK kr metric | INR ₹ metric | BRL R$ metric
func probe() -> String {
  ["en_US", "en_GB", "de_DE", "ja_JP", "sv_SE", "en_IN", "pt_BR"].map { name in
    let locale = Locale(identifier: name)
    return "\(locale.currency?.identifier ?? "-") \(locale.currencySymbol ?? "-") \(locale.measurementSystem.identifier)"
  }.joined(separator: " | ")
}

// MARK: separators and quotes of a locale
// swiftc: ., “a” | ,. „a“ | ,  «a» | ,  ”a”
func probe() -> String {
  ["en_US", "de_DE", "fr_FR", "sv_SE"].map { name in
    let locale = Locale(identifier: name)
    return "\(locale.decimalSeparator ?? "-")\(locale.groupingSeparator ?? "-") "
      + "\(locale.quotationBeginDelimiter ?? "")a\(locale.quotationEndDelimiter ?? "")"
  }.joined(separator: " | ")
}

// MARK: names of languages, regions and currencies
// swiftc: Japanese, Sweden, Swiss Franc, Portuguese (Brazil), Cyrillic | Japanisch, Schweden, Schweizer Franken, Portugiesisch (Brasilien), Kyrillisch | japonais, Suède, franc suisse, portugais (Brésil), cyrillique
func probe() -> String {
  ["en_US", "de_DE", "fr_FR"].map { name in
    let locale = Locale(identifier: name)
    return [
      locale.localizedString(forLanguageCode: "ja"), locale.localizedString(forRegionCode: "SE"),
      locale.localizedString(forCurrencyCode: "CHF"), locale.localizedString(forIdentifier: "pt_BR"),
      locale.localizedString(forScriptCode: "Cyrl"),
    ].map { $0 ?? "nil" }.joined(separator: ", ")
  }.joined(separator: " | ")
}

// MARK: names of calendars and of nonsense
// swiftc: Hebrew Calendar | Gregorian Calendar | nil | nil | nil
func probe() -> String {
  let us = Locale(identifier: "en_US")
  return [
    us.localizedString(for: .hebrew), us.localizedString(for: .gregorian), us.localizedString(forRegionCode: "QX"),
    us.localizedString(forLanguageCode: "zzz"), us.localizedString(forCurrencyCode: "ABC"),
  ].map { $0 ?? "nil" }.joined(separator: " | ")
}

// MARK: first day of the week, hour cycle and direction
// swiftc: sun h12 ltr | mon h23 ltr | sat h12 rtl | sun h23 ltr | sun h23 rtl
func probe() -> String {
  ["en_US", "de_DE", "ar_EG", "ja_JP", "he_IL"].map { name in
    let locale = Locale(identifier: name)
    let direction = locale.language.characterDirection == .rightToLeft ? "rtl" : "ltr"
    return "\(locale.firstDayOfWeek.rawValue) \(locale.hourCycle.rawValue) \(direction)"
  }.joined(separator: " | ")
}

// MARK: a locale out of components
// swiftc: de_CH@currency=eur;fw=sun EUR sun
func probe() -> String {
  var parts = Locale.Components(languageCode: "de", languageRegion: "CH")
  parts.currency = "EUR"
  parts.firstDayOfWeek = .sunday
  let locale = Locale(components: parts)
  return "\(locale.identifier) \(locale.currency?.identifier ?? "-") \(locale.firstDayOfWeek.rawValue)"
}

// MARK: languages know their parents and siblings
// swiftc: false de de-Latn-CH zh-Hant-TW
func probe() -> String {
  let swiss = Locale.Language(identifier: "de-CH"), plain = Locale.Language(identifier: "de")
  return "\(swiss.isEquivalent(to: plain)) \(swiss.parent?.minimalIdentifier ?? "-") \(swiss.maximalIdentifier) "
    + "\(Locale.Language(identifier: "zh-TW").maximalIdentifier)"
}

// MARK: date arithmetic with operators
// swiftc: 90.0 true -1000.0 90.0 1005.0
func probe() -> String {
  let tide = Date(timeIntervalSince1970: 1_000)
  var later = tide + 90.5
  later -= 0.5
  return "\(later.timeIntervalSince(tide)) \(later > tide) \((tide - 2_000).timeIntervalSince1970) "
    + "\(tide.distance(to: later)) \(tide.advanced(by: 5).timeIntervalSince1970)"
}

// MARK: reference dates and the distant ends
// swiftc: 978307200.0 978307200.0 2001-01-01 00:00:00 +0000 true 64092211200.0 1
func probe() -> String {
  let zero = Date(timeIntervalSinceReferenceDate: 0)
  return "\(zero.timeIntervalSince1970) \(Date.timeIntervalBetween1970AndReferenceDate) \(zero) "
    + "\(Date.distantPast < zero) \(Date.distantFuture.timeIntervalSince1970) \(zero.compare(.distantPast).rawValue)"
}
