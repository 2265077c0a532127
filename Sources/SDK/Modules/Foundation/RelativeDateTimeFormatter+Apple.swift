// Foundation: the declarations of RelativeDateTimeFormatter that only Apple's platforms have.

class RelativeDateTimeFormatter: Formatter {
  enum DateTimeStyle: Int, Sendable {
    case numeric
    case named
  }
  enum UnitsStyle: Int, Sendable {
    case full
    case spellOut
    case short
    case abbreviated
  }
  var dateTimeStyle: RelativeDateTimeFormatter.DateTimeStyle { get set }
  var unitsStyle: RelativeDateTimeFormatter.UnitsStyle { get set }
  var formattingContext: Formatter.Context { get set }
  var calendar: Calendar! { get set }
  var locale: Locale! { get set }
  override init()
  func localizedString(from dateComponents: DateComponents) -> String
  func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String
  func localizedString(for date: Date, relativeTo referenceDate: Date) -> String
  override func string(for obj: Any?) -> String?
}
