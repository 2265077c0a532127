// Foundation: what the declarations of DateFormatter are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addDateFormatter() {
    addDateFormatterItself()
    addDateFormatterSymbols()
  }

  private mutating func addDateFormatterItself() {
    value("DateFormatter", DateFormatter.self)
    property("DateFormatter.dateFormat", \DateFormatter.dateFormat)
    property("DateFormatter.dateStyle", \DateFormatter.dateStyle)
    property("DateFormatter.timeStyle", \DateFormatter.timeStyle)
    property("DateFormatter.locale", \DateFormatter.locale)
    property("DateFormatter.generatesCalendarDates", \DateFormatter.generatesCalendarDates)
    property("DateFormatter.timeZone", \DateFormatter.timeZone)
    property("DateFormatter.calendar", \DateFormatter.calendar)
    property("DateFormatter.isLenient", \DateFormatter.isLenient)
    property("DateFormatter.twoDigitStartDate", \DateFormatter.twoDigitStartDate)
    property("DateFormatter.defaultDate", \DateFormatter.defaultDate)
    property("DateFormatter.gregorianStartDate", \DateFormatter.gregorianStartDate)
    property("DateFormatter.doesRelativeDateFormatting", \DateFormatter.doesRelativeDateFormatting)
    make("DateFormatter.init()") { DateFormatter() }
    make("DateFormatter.dateFormat(fromTemplate:options:locale:)") { (a: String, b: Int, c: Locale?) in
      DateFormatter.dateFormat(fromTemplate: a, options: b, locale: c)
    }
    method("DateFormatter._plainText(of:)") { (it: DateFormatter, a: Date) in it.string(from: a) }
    method("DateFormatter.date(from:)") { (it: DateFormatter, a: String) in it.date(from: a) }
    method("DateFormatter.setLocalizedDateFormatFromTemplate(_:)") { (it: DateFormatter, a: String) in
      it.setLocalizedDateFormatFromTemplate(a)
    }
    value("DateFormatter.Style", DateFormatter.Style.self)
  }

  /// What the parts of a date are called.
  private mutating func addDateFormatterSymbols() {
    property("DateFormatter.eraSymbols", \DateFormatter.eraSymbols)
    property("DateFormatter.monthSymbols", \DateFormatter.monthSymbols)
    property("DateFormatter.shortMonthSymbols", \DateFormatter.shortMonthSymbols)
    property("DateFormatter.weekdaySymbols", \DateFormatter.weekdaySymbols)
    property("DateFormatter.shortWeekdaySymbols", \DateFormatter.shortWeekdaySymbols)
    property("DateFormatter.longEraSymbols", \DateFormatter.longEraSymbols)
    property("DateFormatter.veryShortMonthSymbols", \DateFormatter.veryShortMonthSymbols)
    property("DateFormatter.standaloneMonthSymbols", \DateFormatter.standaloneMonthSymbols)
    property("DateFormatter.shortStandaloneMonthSymbols", \DateFormatter.shortStandaloneMonthSymbols)
    property("DateFormatter.veryShortStandaloneMonthSymbols", \DateFormatter.veryShortStandaloneMonthSymbols)
    property("DateFormatter.veryShortWeekdaySymbols", \DateFormatter.veryShortWeekdaySymbols)
    property("DateFormatter.standaloneWeekdaySymbols", \DateFormatter.standaloneWeekdaySymbols)
    property("DateFormatter.shortStandaloneWeekdaySymbols", \DateFormatter.shortStandaloneWeekdaySymbols)
    property(
      "DateFormatter.veryShortStandaloneWeekdaySymbols", \DateFormatter.veryShortStandaloneWeekdaySymbols)
    property("DateFormatter.quarterSymbols", \DateFormatter.quarterSymbols)
    property("DateFormatter.shortQuarterSymbols", \DateFormatter.shortQuarterSymbols)
    property("DateFormatter.standaloneQuarterSymbols", \DateFormatter.standaloneQuarterSymbols)
    property("DateFormatter.shortStandaloneQuarterSymbols", \DateFormatter.shortStandaloneQuarterSymbols)
    property("DateFormatter.amSymbol", \DateFormatter.amSymbol)
    property("DateFormatter.pmSymbol", \DateFormatter.pmSymbol)
  }
}

extension DateFormatter.Style: HostCases {
  static var hostCases: [DateFormatter.Style] {
    [.none, .short, .medium, .long, .full]
  }
}
