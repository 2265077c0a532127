// Foundation: what the declarations of Date are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addDate() {
    addDateItself()
    addDateISO8601Style()
    addDateRelativeStyles()
    addDateIntervalStyle()
    addDateFormatStrings()
    addDateFormatSymbols()
    addDateFormatStyles()
    addDateParseStrategy()
  }

  private mutating func addDateItself() {
    addPresent()
    self["Date.timeIntervalSinceNow"] = { arguments, call in
      .floating(try Date.host(arguments[0]).timeIntervalSince(call.machine.now))
    }
    value("Date", Date.self)
    make("Date.timeIntervalBetween1970AndReferenceDate") { Date.timeIntervalBetween1970AndReferenceDate }
    make("Date.distantFuture") { Date.distantFuture }
    make("Date.distantPast") { Date.distantPast }
    property("Date.timeIntervalSinceReferenceDate", \Date.timeIntervalSinceReferenceDate)
    property("Date.timeIntervalSince1970", \Date.timeIntervalSince1970)
    make("Date.init(timeIntervalSince1970:)") { (a: TimeInterval) in Date(timeIntervalSince1970: a) }
    make("Date.init(timeInterval:since:)") { (a: TimeInterval, b: Date) in Date(timeInterval: a, since: b) }
    make("Date.init(timeIntervalSinceReferenceDate:)") { (a: TimeInterval) in
      Date(timeIntervalSinceReferenceDate: a)
    }
    method("Date.timeIntervalSince(_:)") { (it: Date, a: Date) in it.timeIntervalSince(a) }
    method("Date.addingTimeInterval(_:)") { (it: Date, a: TimeInterval) in it.addingTimeInterval(a) }
    change("Date.addTimeInterval(_:)") { (it: inout Date, a: TimeInterval) in it.addTimeInterval(a) }
    method("Date.compare(_:)") { (it: Date, a: Date) in it.compare(a) }
    method("Date.distance(to:)") { (it: Date, a: Date) in it.distance(to: a) }
    method("Date.advanced(by:)") { (it: Date, a: TimeInterval) in it.advanced(by: a) }
    method("Date.ISO8601Format(_:)") { (it: Date, a: Date.ISO8601FormatStyle) in it.ISO8601Format(a) }
    make("Date.+(_:_:)") { (a: Date, b: TimeInterval) in a + b }
    make("Date.-(_:_:)") { (a: Date, b: TimeInterval) in a - b }
    assignment("Date.+=(_:_:)") { (a: inout Date, b: TimeInterval) in a += b }
    assignment("Date.-=(_:_:)") { (a: inout Date, b: TimeInterval) in a -= b }
  }

  private mutating func addDateParseStrategy() {
    value("Date.ParseStrategy", Date.ParseStrategy.self)
    property("Date.ParseStrategy.isLenient", \Date.ParseStrategy.isLenient)
    property("Date.ParseStrategy.twoDigitStartDate", \Date.ParseStrategy.twoDigitStartDate)
    property("Date.ParseStrategy.locale", \Date.ParseStrategy.locale)
    property("Date.ParseStrategy.timeZone", \Date.ParseStrategy.timeZone)
    property("Date.ParseStrategy.calendar", \Date.ParseStrategy.calendar)
    property("Date.ParseStrategy.format", \Date.ParseStrategy.format)
    make("Date.ParseStrategy.init(format:locale:timeZone:calendar:isLenient:twoDigitStartDate:)") {
      (a: Date.FormatString, b: Locale?, c: TimeZone, d: Calendar, e: Bool, f: Date) in
      Date.ParseStrategy(format: a, locale: b, timeZone: c, calendar: d, isLenient: e, twoDigitStartDate: f)
    }
    method("Date.ParseStrategy.parse(_:)") { (it: Date.ParseStrategy, a: String) in try it.parse(a) }
  }
}

extension Date: HostBoxed {
  /// Foundation here ends the program where it is asked about a date that is no number.
  func runtime(_ machine: Machine) throws -> RuntimeValue {
    if timeIntervalSinceReferenceDate.isNaN { throw Interruption.unknown("a date that is no number") }
    return .host(self)
  }
}
extension Date.ParseStrategy: HostBoxed {}
