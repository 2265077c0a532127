// Foundation: the declarations of DateComponentsFormatter that only Apple's platforms have.

class DateComponentsFormatter: Formatter {
  enum UnitsStyle: Int, Sendable {
    case positional
    case abbreviated
    case short
    case full
    case spellOut
    case brief
  }
  struct ZeroFormattingBehavior: OptionSet, Sendable {
    static let `default` = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 1)
    static let dropLeading = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 2)
    static let dropMiddle = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 4)
    static let dropTrailing = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 8)
    static let dropAll = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 14)
    static let pad = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 65536)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  var unitsStyle: DateComponentsFormatter.UnitsStyle = .positional
  var allowedUnits: NSCalendar.Unit = []
  var zeroFormattingBehavior: DateComponentsFormatter.ZeroFormattingBehavior = .default
  var calendar: Calendar? = .autoupdatingCurrent
  var referenceDate: Date?
  var allowsFractionalUnits: Bool = false
  var maximumUnitCount: Int = 0
  var collapsesLargestUnit: Bool = false
  var includesApproximationPhrase: Bool = false
  var includesTimeRemainingPhrase: Bool = false
  var formattingContext: Formatter.Context = .unknown
  override init() {}
  override func string(for obj: Any?) -> String? {
    if let components = obj as? DateComponents { return string(from: components) }
    if let interval = obj as? Double { return string(from: interval) }
    return nil
  }
  func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = used.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }
  func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }
  func string(from startDate: Date, to endDate: Date) -> String? {
    let units = wanted
    let found = used.dateComponents(Set(units), from: startDate, to: endDate)
    let counts = units.map { found.value(for: $0) ?? 0 }
    if unitsStyle == .positional { return positional(units, counts) }
    var shown: [Int] = []
    for index in units.indices where counts[index] != 0 || zeroFormattingBehavior.contains(.pad) {
      shown.append(index)
    }
    if shown.isEmpty { shown = [units.count - 1] }
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    let texts = shown.map { words(units[$0], counts[$0]) }
    return texts.joined(
      separator: unitsStyle == .full || unitsStyle == .short || unitsStyle == .spellOut ? ", " : " ")
  }
  class func localizedString(
    from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
  var used: Calendar { calendar ?? .autoupdatingCurrent }
  /// The units that are asked for, the largest first.
  var wanted: [Calendar.Component] {
    let all: [(NSCalendar.Unit, Calendar.Component)] = [
      (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second),
    ]
    if allowedUnits.isEmpty { return [.year, .month, .day, .hour, .minute, .second] }
    return all.filter { allowedUnits.contains($0.0) }.map { $0.1 }
  }
  /// "1:05": without padding, zeros in front are left out down to minutes.
  func positional(_ units: [Calendar.Component], _ counts: [Int]) -> String {
    var start = 0
    let pads = zeroFormattingBehavior.contains(.pad)
    let leaves = zeroFormattingBehavior.contains(.dropLeading) ? 1 : 2
    if !pads {
      while counts.count - start > leaves && counts[start] == 0 { start += 1 }
    }
    var texts: [String] = []
    for index in start..<counts.count {
      let text = "\(abs(counts[index]))"
      texts.append((index > start || pads) && text.count == 1 ? "0" + text : text)
    }
    let sign = counts.contains { $0 < 0 } ? "-" : ""
    return sign + texts.joined(separator: ":")
  }
  func words(_ unit: Calendar.Component, _ count: Int) -> String {
    let width: Duration.UnitsFormatStyle.UnitWidth
    switch unitsStyle {
    case .full, .spellOut: width = .wide
    case .short: width = .abbreviated
    case .brief: width = .condensedAbbreviated
    default: width = .narrow
    }
    let locale = used.locale ?? .autoupdatingCurrent
    func text(_ seconds: Int, _ unit: Duration.UnitsFormatStyle.Unit) -> String {
      let style = Duration.UnitsFormatStyle(allowedUnits: [unit], width: width)
      let words = Duration.seconds(count * seconds).formatted(style.locale(locale))
      return unitsStyle == .spellOut ? spelled(words, count, locale) : words
    }
    switch unit {
    case .weekOfMonth: return text(604_800, .weeks)
    case .day: return text(86_400, .days)
    case .hour: return text(3_600, .hours)
    case .minute: return text(60, .minutes)
    case .second: return text(1, .seconds)
    default: return calendarWords(count, isYear: unit == .year, locale)
    }
  }
  func calendarWords(_ count: Int, isYear: Bool, _ locale: Locale) -> String {
    let ending = abs(count) == 1 ? "" : "s"
    let isEnglish = locale.language.languageCode == "en"
    switch unitsStyle {
    case .abbreviated where isEnglish: return "\(count)" + (isYear ? "y" : "mo")
    case .short where isEnglish: return "\(count) " + (isYear ? "yr" : "mth") + ending
    case .brief where isEnglish: return "\(count)" + (isYear ? "yr" : "mth") + ending
    case .abbreviated, .short, .brief: return shortWords(count, isYear: isYear, locale)
    case .spellOut:
      let words = MeasurementText.span(count, unit: isYear ? "year" : "month", locale: locale)
      return spelled(words, count, locale)
    default: return MeasurementText.span(count, unit: isYear ? "year" : "month", locale: locale)
    }
  }
  func spelled(_ words: String, _ count: Int, _ locale: Locale) -> String {
    let spelling = NumberFormatter()
    spelling.locale = locale
    spelling.numberStyle = .spellOut
    guard let number = spelling.string(from: NSNumber(value: count)) else { return words }
    return words.replacingOccurrences(of: "\(count)", with: number)
  }
  /// The short words of other languages, which are not known here.
  func shortWords(_ count: Int, isYear: Bool, _ locale: Locale) -> String
}
