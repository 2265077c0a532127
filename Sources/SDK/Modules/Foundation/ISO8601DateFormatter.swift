// Foundation: the declarations of ISO8601DateFormatter.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class ISO8601DateFormatter: Formatter, NSSecureCoding {
  struct Options: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = ISO8601DateFormatter.Options
    typealias ArrayLiteralElement = ISO8601DateFormatter.Options
    static let withYear: ISO8601DateFormatter.Options
    static let withMonth: ISO8601DateFormatter.Options
    static let withWeekOfYear: ISO8601DateFormatter.Options
    static let withDay: ISO8601DateFormatter.Options
    static let withTime: ISO8601DateFormatter.Options
    static let withTimeZone: ISO8601DateFormatter.Options
    static let withSpaceBetweenDateAndTime: ISO8601DateFormatter.Options
    static let withDashSeparatorInDate: ISO8601DateFormatter.Options
    static let withColonSeparatorInTime: ISO8601DateFormatter.Options
    static let withColonSeparatorInTimeZone: ISO8601DateFormatter.Options
    static let withFractionalSeconds: ISO8601DateFormatter.Options
    static let withFullDate: ISO8601DateFormatter.Options
    static let withFullTime: ISO8601DateFormatter.Options
    static let withInternetDateTime: ISO8601DateFormatter.Options
    var rawValue: UInt { get }
    init(rawValue: UInt)
  }
  static var supportsSecureCoding: Bool { get }
  var timeZone: TimeZone! { get set }
  var formatOptions: ISO8601DateFormatter.Options { get set }
  override init()
  required init?(coder aDecoder: NSCoder)
  class func string(from date: Date, timeZone: TimeZone, formatOptions: ISO8601DateFormatter.Options = [])
    -> String
  override func encode(with aCoder: NSCoder)
  override func copy(with zone: NSZone? = nil) -> Any
  func string(from date: Date) -> String
  func date(from string: String) -> Date?
}
