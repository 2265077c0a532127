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
  func string(for obj: Any?) -> String? {
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
    case .short, .brief: width = .abbreviated
    default: width = .narrow
    }
    let locale = used.locale ?? .autoupdatingCurrent
    func text(_ seconds: Int, _ unit: Duration.UnitsFormatStyle.Unit) -> String {
      let style = Duration.UnitsFormatStyle(allowedUnits: [unit], width: width)
      return Duration.seconds(count * seconds).formatted(style.locale(locale))
    }
    switch unit {
    case .weekOfMonth: return text(604_800, .weeks)
    case .day: return text(86_400, .days)
    case .hour: return text(3_600, .hours)
    case .minute: return text(60, .minutes)
    case .second: return text(1, .seconds)
    default:
      return DateComponentsFormatter.calendarWords(count, isYear: unit == .year, style: unitsStyle.rawValue)
    }
  }
  static func calendarWords(_ count: Int, isYear: Bool, style: Int) -> String {
    let isOne = abs(count) == 1
    switch style {
    case 1: return "\(count)" + (isYear ? "y" : "mo")
    case 2: return "\(count) " + (isYear ? "yr" : "mth") + (isOne ? "" : "s")
    case 5: return "\(count)" + (isYear ? "yr" : "mth") + (isOne ? "" : "s")
    default: return "\(count) " + (isYear ? "year" : "month") + (isOne ? "" : "s")
    }
  }
}
