// Foundation: the declarations of DateIntervalFormatter.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class DateIntervalFormatter: Formatter, Sendable {
  enum Style: UInt, Sendable {
    typealias RawValue = UInt
    case none
    case short
    case medium
    case long
    case full
    init?(rawValue: UInt)
  }
  var locale: Locale! { get set }
  var calendar: Calendar! { get set }
  var timeZone: TimeZone! { get set }
  var dateTemplate: String! { get set }
  var dateStyle: DateIntervalFormatter.Style { get set }
  var timeStyle: DateIntervalFormatter.Style { get set }
  override init()
  required init?(coder: NSCoder)
  override func encode(with aCoder: NSCoder)
  func string(from fromDate: Date, to toDate: Date) -> String
  func string(from dateInterval: DateInterval) -> String?
  override func editingString(for obj: Any) -> String?
  override func copy(with zone: NSZone? = nil) -> Any
}
