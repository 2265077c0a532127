// Foundation: the declarations of DateFormatter.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class DateFormatter: Formatter, Sendable {
  enum Style: UInt, Sendable {
    typealias RawValue = UInt
    case none
    case short
    case medium
    case long
    case full
    init?(rawValue: UInt)
  }
  var dateFormat: String! { get set }
  var dateStyle: DateFormatter.Style { get set }
  var timeStyle: DateFormatter.Style { get set }
  var locale: Locale! { get set }
  var generatesCalendarDates: Bool { get set }
  var timeZone: TimeZone! { get set }
  var calendar: Calendar! { get set }
  var isLenient: Bool { get set }
  var twoDigitStartDate: Date? { get set }
  var defaultDate: Date? { get set }
  var eraSymbols: [String] { get set }
  var monthSymbols: [String] { get set }
  var shortMonthSymbols: [String] { get set }
  var weekdaySymbols: [String] { get set }
  var shortWeekdaySymbols: [String] { get set }
  var amSymbol: String { get set }
  var pmSymbol: String { get set }
  var longEraSymbols: [String] { get set }
  var veryShortMonthSymbols: [String] { get set }
  var standaloneMonthSymbols: [String] { get set }
  var shortStandaloneMonthSymbols: [String] { get set }
  var veryShortStandaloneMonthSymbols: [String] { get set }
  var veryShortWeekdaySymbols: [String] { get set }
  var standaloneWeekdaySymbols: [String] { get set }
  var shortStandaloneWeekdaySymbols: [String] { get set }
  var veryShortStandaloneWeekdaySymbols: [String] { get set }
  var quarterSymbols: [String] { get set }
  var shortQuarterSymbols: [String] { get set }
  var standaloneQuarterSymbols: [String] { get set }
  var shortStandaloneQuarterSymbols: [String] { get set }
  var gregorianStartDate: Date? { get set }
  var doesRelativeDateFormatting: Bool { get set }
  override init()
  required init?(coder: NSCoder)
  class func localizedString(
    from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style
  ) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = dstyle
    formatter.timeStyle = tstyle
    return formatter.string(from: date)
  }
  class func dateFormat(fromTemplate template: String, options opts: Int, locale: Locale?) -> String?
  override func copy(with zone: NSZone? = nil) -> Any
  func string(from date: Date) -> String {
    guard doesRelativeDateFormatting, dateStyle != .none, let day = _nearDay(date) else {
      return _plainText(of: date)
    }
    if timeStyle == .none { return day }
    let time = DateFormatter()
    time.locale = locale
    time.timeZone = timeZone
    time.timeStyle = timeStyle
    let separator = dateStyle == .long || dateStyle == .full ? " at " : ", "
    return day + separator + time.string(from: date)
  }
  /// "Today", for days that the language has a word for.
  /// https://developer.apple.com/documentation/foundation/dateformatter/doesrelativedateformatting
  func _nearDay(_ date: Date) -> String? {
    var days: Calendar = calendar
    days.timeZone = timeZone
    let (today, day) = (days.startOfDay(for: Date()), days.startOfDay(for: date))
    guard let distance = days.dateComponents([.day], from: today, to: day).day, abs(distance) < 2 else {
      return nil
    }
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: day, allowedFields: [.day], presentation: .named, unitsStyle: .wide, locale: locale,
      calendar: days, capitalizationContext: .beginningOfSentence)
    return style.format(today)
  }
  func _plainText(of date: Date) -> String
  func date(from string: String) -> Date?
  func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String)
}
