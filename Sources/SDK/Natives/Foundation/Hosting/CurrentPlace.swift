import EarshotSwiftRuntime
import Foundation

/// Values of Foundation that hold the current locale, time zone and calendar where nothing else was said: they get
/// those of the place that the program is taken to run at.
extension Natives {
  /// What a program asks of the present and of its place.
  mutating func addPresent() {
    func present(_ name: String, _ body: @escaping (Machine) throws -> RuntimeValue) {
      self[name] = { _, call in try body(call.machine) }
    }
    present("Date.now") { .host($0.now) }
    present("Date.init()") { .host($0.now) }
    present("Date.timeIntervalSinceReferenceDate") { .floating($0.now.timeIntervalSinceReferenceDate) }
    self["Date.init(timeIntervalSinceNow:)"] = { arguments, call in
      .host(call.machine.now.addingTimeInterval(try TimeInterval.host(arguments[1])))
    }
    present("DateInterval.init()") { .host(DateInterval(start: $0.now, duration: 0)) }
    present("CFAbsoluteTimeGetCurrent()") { .floating($0.now.timeIntervalSinceReferenceDate) }
    addDaysAroundNow()
    for name in ["current", "autoupdatingCurrent"] {
      present("Locale.\(name)") { .host($0.world?.locale ?? .autoupdatingCurrent) }
      present("TimeZone.\(name)") { .host($0.world?.timeZone ?? .autoupdatingCurrent) }
      present("Calendar.\(name)") { .host($0.world?.calendar ?? .autoupdatingCurrent) }
    }
    // Foundation here leaves the language out.
    // https://developer.apple.com/documentation/foundation/nsdate/description(with:)
    self["Date.description(with:)"] = { arguments, call in
      let date = try Date.host(arguments[0])
      guard let locale = arguments[1].unwrapped else { return .text(date.description) }
      let formatter = DateFormatter()
      formatter.locale = try Locale.host(locale)
      formatter.timeZone = call.machine.world?.timeZone ?? .autoupdatingCurrent
      formatter.dateStyle = .full
      formatter.timeStyle = .full
      return .text(formatter.string(from: date))
    }
    self["Date.formatted()"] = { arguments, call in
      let style = Date.FormatStyle(date: .numeric, time: .shortened).placed(in: call.machine.world)
      return .text(style.format(try Date.host(arguments[0])))
    }
    self["Date.formatted(date:time:)"] = { arguments, call in
      let style = Date.FormatStyle(
        date: try Date.FormatStyle.DateStyle.host(arguments[1]),
        time: try Date.FormatStyle.TimeStyle.host(arguments[2])
      ).placed(in: call.machine.world)
      return .text(style.format(try Date.host(arguments[0])))
    }
  }

  /// Where Foundation itself would ask for the time.
  private mutating func addDaysAroundNow() {
    for (name, days) in [("Today", 0), ("Yesterday", -1), ("Tomorrow", 1)] {
      self["Calendar.isDateIn\(name)(_:)"] = { arguments, call in
        let calendar = try Calendar.host(arguments[0])
        let day = calendar.date(byAdding: .day, value: days, to: call.machine.now)
        return .boolean(
          try day.map { calendar.isDate(try Date.host(arguments[1]), inSameDayAs: $0) } ?? false)
      }
    }
  }
}

/// A style or a formatter whose locale is the current one until it is given another.
protocol HostLocalized: HostBoxed {
  var locale: Locale { get set }
}

extension HostLocalized {
  func placed(in world: World?) -> Self {
    guard let world, locale == .autoupdatingCurrent else { return self }
    var placed = self
    placed.locale = world.locale
    return placed
  }
}

extension NumberStyle {
  func placed(in world: World?) -> Self {
    guard let world, locale == .autoupdatingCurrent else { return self }
    var placed = self
    placed.locale = world.locale
    return placed
  }
}

extension Date.AnchoredRelativeFormatStyle: HostLocalized {}
extension Duration.TimeFormatStyle: HostLocalized {}
extension Duration.UnitsFormatStyle: HostLocalized {}
extension ByteCountFormatStyle: HostLocalized {}

extension Date.RelativeFormatStyle {
  func placed(in world: World?) -> Self {
    guard let world, locale == .autoupdatingCurrent else { return self }
    var placed = self
    placed.locale = world.locale
    placed.calendar = world.calendar
    return placed
  }
}

/// A style of dates that is in the current place until it is given another.
protocol PlacedDateStyle: HostBoxed {
  var locale: Locale { get set }
  var timeZone: TimeZone { get set }
  var calendar: Calendar { get set }
}

extension PlacedDateStyle {
  func placed(in world: World?) -> Self {
    guard let world else { return self }
    var placed = self
    if locale == .autoupdatingCurrent { placed.locale = world.locale }
    if timeZone == .autoupdatingCurrent { placed.timeZone = world.timeZone }
    if calendar == .autoupdatingCurrent { placed.calendar = world.calendar }
    return placed
  }
}

extension Date.FormatStyle: PlacedDateStyle {}
extension Date.IntervalFormatStyle: PlacedDateStyle {}

extension Calendar {
  /// A calendar that is made by its identifier has the time zone of the place.
  func placed(in world: World?) -> Self {
    guard let world, timeZone == .autoupdatingCurrent || timeZone == .current else { return self }
    var placed = self
    placed.timeZone = world.timeZone
    if placed.locale == nil { placed.locale = world.locale }
    return placed
  }
}

extension Formatter {
  /// A formatter that was not told otherwise writes as the place has it.
  func place(in world: World) {
    switch self {
    case let formatter as DateFormatter:
      if formatter.locale == .current { formatter.locale = world.locale }
      if formatter.timeZone == .current { formatter.timeZone = world.timeZone }
    case let formatter as NumberFormatter:
      if formatter.locale == .current { formatter.locale = world.locale }
    case let formatter as DateIntervalFormatter:
      if formatter.locale == .current { formatter.locale = world.locale }
      if formatter.timeZone == .current { formatter.timeZone = world.timeZone }
    default: break
    }
  }
}
