import EarshotSDK
import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary
import Foundation

/// Texts of dates and of the time that goes on: as they are at the moment of the screen.
extension ViewExpander {
  /// The text of a `Text` about dates; nil for any other.
  func dateText(_ call: RecordedCall) throws -> TextContent? {
    if let style = call["style"], let name = try symbol(of: style.typed)?.name {
      guard case .host(let host)? = call["date"]?.value, let date = host.value as? Date else {
        throw Interruption.unknown("the date of a text", call.record.place)
      }
      return TextContent(try text(of: date, style: name, call))
    }
    if call["timerInterval"] != nil { return TextContent(try timer(call)) }
    return nil
  }

  /// What is shown by it goes on by itself: it is another at another time, though nothing has changed.
  private var now: Date {
    machine.store.cannotRepeat()
    return Date(timeIntervalSince1970: run.environment.now + machine.scheduler.now)
  }

  /// As documented: a date is long, a time short.
  private func text(of date: Date, style: String, _ call: RecordedCall) throws -> String {
    let distance = date.timeIntervalSince(now).rounded()
    switch style {
    case "date": return date.formatted(format(date: .long, time: .omitted))
    case "time": return date.formatted(format(date: .omitted, time: .shortened))
    case "timer": return clock(abs(distance), showsHours: true)
    case "relative", "offset":
      let count = style == "relative" ? 2 : 1
      // What is still to come has a minus (https://developer.apple.com/documentation/widgetkit/displaying-dynamic-dates).
      let sign = distance > 0 ? "-" : "+"
      // Months and years are those of the calendar.
      if abs(distance) >= 28 * 86_400 {
        guard let span = calendarSpan(to: date, of: count) else {
          throw Interruption.unknown("how far away a date is", call.record.place)
        }
        return style == "relative" ? span : sign + span
      }
      let span = Duration.seconds(abs(distance)).formatted(
        .units(
          allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .wide,
          maximumUnitCount: count
        ).locale(shownLocale))
      return style == "relative" ? span : sign + span
    default: throw Interruption.unknown("a text of a date that goes on", call.record.place)
    }
  }

  /// "1 year, 1 month": the largest units of the calendar that lie between now and a date.
  private func calendarSpan(to date: Date, of count: Int) -> String? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: run.environment.timeZone) ?? .gmt
    let units: [(Calendar.Component, String)] = [
      (.year, "year"), (.month, "month"), (.weekOfMonth, "week"), (.day, "day"), (.hour, "hour"),
      (.minute, "minute"), (.second, "second"),
    ]
    let parts = calendar.dateComponents(Set(units.map(\.0)), from: min(now, date), to: max(now, date))
    var texts: [String] = []
    for (unit, name) in units {
      guard texts.count < count, let value = parts.value(for: unit), value != 0 else { continue }
      guard
        let text = UnitTexts.text(
          Double(value), unit: name, width: "full-name", usage: "", locale: shownLocale)
      else { return nil }
      texts.append(text)
    }
    return texts.joined(separator: ", ")
  }

  private var shownLocale: Locale { Locale(identifier: locale ?? run.environment.locale) }

  private func format(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: shownLocale,
      timeZone: TimeZone(identifier: run.environment.timeZone) ?? .gmt)
  }

  /// What `Text(timerInterval:pauseTime:countsDown:showsHours:)` shows now: what is left of the interval, or what
  /// has gone of it, "1:00" or "1:02:30".
  private func timer(_ call: RecordedCall) throws -> String {
    guard case .fields(let ends)? = call["timerInterval"]?.value, ends.count == 2,
      let start = date(ends[0]), let end = date(ends[1])
    else { throw Interruption.unknown("the interval of a timer", call.record.place) }
    var moment = now
    if let pause = call["pauseTime"]?.value.unwrapped.flatMap(date) { moment = min(moment, pause) }
    let place = min(max(moment, start), end)
    let seconds =
      isOn(call["countsDown"])
      ? end.timeIntervalSince(place).rounded(.up) : place.timeIntervalSince(start).rounded(.down)
    return clock(seconds, showsHours: isOn(call["showsHours"]))
  }

  private func isOn(_ argument: RecordedCall.Given?) -> Bool {
    if case .boolean(false)? = argument?.value { return false }
    return true
  }

  private func date(_ value: RuntimeValue) -> Date? {
    if case .host(let host) = value { return host.value as? Date }
    return nil
  }

  private func clock(_ seconds: Double, showsHours: Bool) -> String {
    let hasHours = showsHours && seconds >= 3_600
    return Duration.seconds(seconds).formatted(
      .time(pattern: hasHours ? .hourMinuteSecond : .minuteSecond).locale(shownLocale))
  }
}
