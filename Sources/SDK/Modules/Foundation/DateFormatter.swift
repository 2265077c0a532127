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
  ) -> String
  class func dateFormat(fromTemplate template: String, options opts: Int, locale: Locale?) -> String?
  override func copy(with zone: NSZone? = nil) -> Any
  override func string(for obj: Any) -> String?
  func string(from date: Date) -> String
  func date(from string: String) -> Date?
  func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String)
}
