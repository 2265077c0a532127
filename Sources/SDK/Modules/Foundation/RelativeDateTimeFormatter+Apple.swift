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
  var dateTimeStyle: RelativeDateTimeFormatter.DateTimeStyle = .numeric
  var unitsStyle: RelativeDateTimeFormatter.UnitsStyle = .full
  var formattingContext: Formatter.Context = .unknown
  var calendar: Calendar! = .autoupdatingCurrent
  var locale: Locale! = .autoupdatingCurrent
  override init() {}
  func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
  }
  func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }
  func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: words,
      locale: locale, calendar: calendar, capitalizationContext: context)
    return style.format(referenceDate)
  }
  override func string(for obj: Any?) -> String? {
    guard let date = obj as? Date else { return nil }
    return localizedString(for: date, relativeTo: Date())
  }
  var words: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: return .wide
    case .spellOut: return .spellOut
    case .short: return .abbreviated
    case .abbreviated: return .narrow
    }
  }
  var context: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .standalone: return .standalone
    case .listItem: return .listItem
    case .beginningOfSentence: return .beginningOfSentence
    case .middleOfSentence: return .middleOfSentence
    default: return .unknown
    }
  }
}
