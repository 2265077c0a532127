// swift-format-ignore-file

// MARK: a duration as hours, minutes and seconds
// swiftc: 0:00:00 0:00:59 0:01:00 0:59:59 1:00:00 25:01:01
func probe() -> String {
  let us = Locale(identifier: "en_US")
  return [0, 59, 60, 3_599, 3_600, 90_061].map { seconds in
    Duration.seconds(seconds).formatted(.time(pattern: .hourMinuteSecond).locale(us))
  }.joined(separator: " ")
}

// MARK: a duration as minutes and seconds goes past sixty minutes
// swiftc: 0:05 1:05 60:05 600:00
func probe() -> String {
  let us = Locale(identifier: "en_US")
  return [5, 65, 3_605, 36_000].map { seconds in
    Duration.seconds(seconds).formatted(.time(pattern: .minuteSecond).locale(us))
  }.joined(separator: " ")
}

// MARK: hours and minutes round the seconds by a rule
// swiftc: 1:00 1:00 1:02 | 1:00 1:00 1:01 | 1:01 1:01 1:02 | 1:00 1:01 1:02
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let rules: [FloatingPointRoundingRule] = [.toNearestOrEven, .down, .up, .toNearestOrAwayFromZero]
  return rules.map { rule in
    [3_629, 3_630, 3_690].map { seconds in
      Duration.seconds(seconds)
        .formatted(.time(pattern: .hourMinute(padHourToLength: 1, roundSeconds: rule)).locale(us))
    }.joined(separator: " ")
  }.joined(separator: " | ")
}

// MARK: padding the leading part of a time
// swiftc: 04:05 0,004:05 00:04:05 000:04
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let lap = Duration.seconds(245)
  return [
    lap.formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2)).locale(us)),
    lap.formatted(.time(pattern: .minuteSecond(padMinuteToLength: 4)).locale(us)),
    lap.formatted(.time(pattern: .hourMinuteSecond(padHourToLength: 2)).locale(us)),
    lap.formatted(.time(pattern: .hourMinute(padHourToLength: 3)).locale(us)),
  ].joined(separator: " ")
}

// MARK: fractional seconds of a stopwatch
// swiftc: 01:01.24 00:01.00 01:00.00
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let laps: [Duration] = [.milliseconds(61_239), .milliseconds(999), .milliseconds(59_996)]
  return laps.map {
    $0.formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 2)).locale(us))
  }.joined(separator: " ")
}

// MARK: fractional seconds round down when asked
// swiftc: 0:00:12.3 0:00:12.4
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let lap = Duration.milliseconds(12_349)
  let pattern = Duration.TimeFormatStyle.Pattern
    .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: 1, roundFractionalSeconds: .down)
  let even = Duration.TimeFormatStyle.Pattern.hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: 1)
  return "\(lap.formatted(.time(pattern: pattern).locale(us))) "
    + "\(Duration.milliseconds(12_350).formatted(.time(pattern: even).locale(us)))"
}

// MARK: negative durations carry one sign
// swiftc: -0:00:05 -1:02:05 0:00:00
func probe() -> String {
  let us = Locale(identifier: "en_US")
  return [Duration.seconds(-5), .seconds(-3_725), .milliseconds(-400)].map {
    $0.formatted(.time(pattern: .hourMinuteSecond).locale(us))
  }.joined(separator: " ")
}

// MARK: the separators of a time follow the locale
// swiftc: 01:15:23.2 | 01:15:23,2 | 01.15.23,2 | 01.15.23,2 | ٠١:١٥:٢٣٫٢ | 01:15:23.2
func probe() -> String {
  let trip = Duration.milliseconds(4_523_250)
  return ["en_US", "de_DE", "da_DK", "fi_FI", "ar_EG", "hi_IN"].map { place in
    trip.formatted(
      .time(pattern: .hourMinuteSecond(padHourToLength: 2, fractionalSecondsLength: 1))
        .locale(Locale(identifier: place)))
  }.joined(separator: " | ")
}

// MARK: units of a duration in four widths
// swiftc: 1 hour, 2 minutes, 5 seconds | 1 hr, 2 min, 5 sec | 1 hr 2 min 5 sec | 1h 2m 5s
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let ride = Duration.seconds(3_725)
  return [Duration.UnitsFormatStyle.UnitWidth.wide, .abbreviated, .condensedAbbreviated, .narrow].map { width in
    ride.formatted(.units(allowed: [.hours, .minutes, .seconds], width: width).locale(us))
  }.joined(separator: " | ")
}

// MARK: only the allowed units are used
// swiftc: 136 minutes | 2 hours | 8,130 seconds | 8,130 seconds
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let film = Duration.seconds(8_130)
  return [
    film.formatted(.units(allowed: [.minutes], width: .wide).locale(us)),
    film.formatted(.units(allowed: [.hours], width: .wide).locale(us)),
    film.formatted(.units(allowed: [.seconds], width: .wide).locale(us)),
    film.formatted(.units(allowed: [.days, .seconds], width: .wide).locale(us)),
  ].joined(separator: " | ")
}

// MARK: a maximum unit count rounds the rest
// swiftc: 1 day | 1 day, 2 hr | 1 day, 2 hr, 3 min | 1 day, 2 hr, 3 min, 4 sec
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let wait = Duration.seconds(93_784)
  return (1...4).map { count in
    wait.formatted(
      .units(allowed: [.days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: count).locale(us))
  }.joined(separator: " | ")
}

// MARK: zero units are hidden or shown
// swiftc: 2 hr | 0 days, 2 hr, 0 min | 00 days, 02 hr, 00 min
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let pause = Duration.seconds(7_200)
  func text(_ strategy: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy) -> String {
    pause.formatted(
      .units(allowed: [.days, .hours, .minutes], width: .abbreviated, zeroValueUnits: strategy).locale(us))
  }
  return [text(.hide), text(.show(length: 1)), text(.show(length: 2))].joined(separator: " | ")
}

// MARK: nothing at all is zero of the smallest unit
// swiftc: 0 minutes | 0w | 0 minutes
func probe() -> String {
  let us = Locale(identifier: "en_US")
  return [
    Duration.zero.formatted(.units(allowed: [.hours, .minutes], width: .wide).locale(us)),
    Duration.zero.formatted(.units(allowed: [.weeks], width: .narrow).locale(us)),
    Duration.seconds(20).formatted(.units(allowed: [.hours, .minutes], width: .wide).locale(us)),
  ].joined(separator: " | ")
}

// MARK: value length pads every unit
// swiftc: 05s | 01m 05s | 01h 02m 03s
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let style = Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes, .seconds], width: .narrow, valueLength: 2)
  return [5, 65, 3_723].map { Duration.seconds($0).formatted(style.locale(us)) }.joined(separator: " | ")
}

// MARK: the fractional part of the last unit
// swiftc: 1.51 hours | 90 min, 30.6 sec | 1h 31m | 1.5 hours
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let rest = Duration.milliseconds(5_430_650)
  return [
    rest.formatted(
      .units(allowed: [.hours], width: .wide, fractionalPart: .show(length: 2)).locale(us)),
    rest.formatted(
      .units(allowed: [.minutes, .seconds], width: .abbreviated, fractionalPart: .show(length: 1)).locale(us)),
    rest.formatted(
      .units(allowed: [.hours, .minutes], width: .narrow, fractionalPart: .hide(rounded: .up)).locale(us)),
    rest.formatted(
      .units(allowed: [.hours], width: .wide, fractionalPart: .show(length: 1, increment: 0.5)).locale(us)),
  ].joined(separator: " | ")
}

// MARK: units of a duration in other languages
// swiftc: 2 Stunden und 1 Minute | 2 heures et 1 minute | 2時間 1分 | 2 timmar, 1 minut | 2 horas e 1 minuto | 2 घंटे और 1 मिनट
func probe() -> String {
  let tide = Duration.seconds(7_260)
  return ["de_DE", "fr_FR", "ja_JP", "sv_SE", "pt_BR", "hi_IN"].map { place in
    tide.formatted(.units(allowed: [.hours, .minutes], width: .wide).locale(Locale(identifier: place)))
  }.joined(separator: " | ")
}

// MARK: small units of a duration
// swiftc: 12 ms | 12 milliseconds, 345 microseconds | 0.012s | 250 ns
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let ping = Duration.microseconds(12_345)
  return [
    ping.formatted(.units(allowed: [.milliseconds], width: .abbreviated).locale(us)),
    ping.formatted(.units(allowed: [.milliseconds, .microseconds], width: .wide).locale(us)),
    ping.formatted(.units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 3)).locale(us)),
    Duration.nanoseconds(250).formatted(.units(allowed: [.nanoseconds], width: .abbreviated).locale(us)),
  ].joined(separator: " | ")
}

// MARK: byte counts in the styles file memory decimal and binary
// swiftc: 1 kB 1 kB 1 kB 1.5 MB 5 GB | 999 bytes 1,000 bytes 1 kB 1.4 MB 4.66 GB | 1 kB 1 kB 1 kB 1.5 MB 5 GB | 999 bytes 1,000 bytes 1 kB 1.4 MB 4.66 GB
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let styles: [ByteCountFormatStyle.Style] = [.file, .memory, .decimal, .binary]
  return styles.map { style in
    [999, 1_000, 1_024, 1_500_000, 5_000_000_000].map { bytes in
      Int64(bytes).formatted(.byteCount(style: style).locale(us))
    }.joined(separator: " ")
  }.joined(separator: " | ")
}

// MARK: byte counts spell out zero unless told otherwise
// swiftc: Zero kB | 0 bytes | 0 kB | 1 byte
func probe() -> String {
  let us = Locale(identifier: "en_US"), germany = Locale(identifier: "de_DE")
  let zero: Int64 = 0, one: Int64 = 1
  return [
    zero.formatted(.byteCount(style: .file).locale(us)),
    zero.formatted(.byteCount(style: .file, spellsOutZero: false).locale(us)),
    zero.formatted(.byteCount(style: .memory).locale(germany)),
    one.formatted(.byteCount(style: .file).locale(us)),
  ].joined(separator: " | ")
}

// MARK: byte counts with allowed units
// swiftc: 3,457 kB | 3.5 MB | 3,456,789 bytes | 3.5 MB
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let photo: Int64 = 3_456_789
  return [
    photo.formatted(.byteCount(style: .file, allowedUnits: .kb).locale(us)),
    photo.formatted(.byteCount(style: .file, allowedUnits: .mb).locale(us)),
    photo.formatted(.byteCount(style: .file, allowedUnits: .bytes).locale(us)),
    photo.formatted(.byteCount(style: .file, allowedUnits: [.gb]).locale(us)),
  ].joined(separator: " | ")
}

// MARK: byte counts can include the actual count
// swiftc: 512 bytes (512 bytes) | 2 kB (2,345 bytes) | 7.7 MB (7,654,321 bytes)
func probe() -> String {
  let us = Locale(identifier: "en_US")
  return [Int64(512), 2_345, 7_654_321].map { bytes in
    bytes.formatted(.byteCount(style: .file, includesActualByteCount: true).locale(us))
  }.joined(separator: " | ")
}

// MARK: byte counts in several locales
// swiftc: 123.5 MB | 123,5 MB | 123,5 Mo | 123.5 MB | 123,5 MB | ١٢٣٫٥ م.ب | 123,5 MB
func probe() -> String {
  ["en_US", "de_DE", "fr_FR", "ja_JP", "sv_SE", "ar_EG", "pt_BR"].map { place in
    Int64(123_456_789).formatted(.byteCount(style: .file).locale(Locale(identifier: place)))
  }.joined(separator: " | ")
}

// MARK: lists with and and or
// swiftc: [] [] [Cork] [Cork] [Cork and Galway] [Cork or Galway] [Cork, Galway, and Sligo] [Cork, Galway, or Sligo]
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let towns = ["Cork", "Galway", "Sligo"]
  func all(_ count: Int) -> String {
    let some = Array(towns.prefix(count))
    return "[\(some.formatted(.list(type: .and).locale(us)))] [\(some.formatted(.list(type: .or).locale(us)))]"
  }
  return (0...3).map(all).joined(separator: " ")
}

// MARK: list widths in English
// swiftc: olives, onions, and capers | olives, onions, & capers | olives, onions, capers
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let toppings = ["olives", "onions", "capers"]
  return [ListFormatStyle<StringStyle, [String]>.Width.standard, .short, .narrow].map { width in
    toppings.formatted(.list(type: .and, width: width).locale(us))
  }.joined(separator: " | ")
}

// MARK: lists in other languages
// swiftc: Ida, Noor oder Zeno | Ida, Noor ou Zeno | Ida、Noor、またはZeno | ⁨Ida⁩ أو ⁨Noor⁩ أو ⁨Zeno⁩ | Ida, Noor या Zeno | Ida, Noor eller Zeno | Ida, Noor ou Zeno | Ida, Noor or Zeno | Ida, Noor o Zeno
func probe() -> String {
  let names = ["Ida", "Noor", "Zeno"]
  return ["de_DE", "fr_FR", "ja_JP", "ar_EG", "hi_IN", "sv_SE", "pt_BR", "en_GB", "es_ES"].map { place in
    names.formatted(.list(type: .or).locale(Locale(identifier: place)))
  }.joined(separator: " | ")
}

// MARK: Spanish lists change the conjunction before its own sound
// swiftc: Juan y Ana | Juan e Inés | siete u ocho
func probe() -> String {
  let spain = Locale(identifier: "es_ES")
  return [
    ["Juan", "Ana"].formatted(.list(type: .and).locale(spain)),
    ["Juan", "Inés"].formatted(.list(type: .and).locale(spain)),
    ["siete", "ocho"].formatted(.list(type: .or).locale(spain)),
  ].joined(separator: " | ")
}

// MARK: lists with a style for their members
// swiftc: 1,200.5, 900, and 3,050.25 | 1.200,5, 900,0 oder 3.050,2
func probe() -> String {
  let us = Locale(identifier: "en_US"), germany = Locale(identifier: "de_DE")
  let heights = [1_200.5, 900, 3_050.25]
  let english = heights.formatted(.list(memberStyle: .number.locale(us), type: .and).locale(us))
  let german = heights.formatted(
    .list(memberStyle: .number.precision(.fractionLength(1)).locale(germany), type: .or).locale(germany))
  return "\(english) | \(german)"
}

// MARK: lists of prices and of percents
// swiftc: $3.00 or $4.00 | 50%
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let fees = [3, 4].formatted(.list(memberStyle: .currency(code: "USD").locale(us), type: .or, width: .short).locale(us))
  let odds = Set([0.5]).formatted(.list(memberStyle: .percent.locale(us), type: .and).locale(us))
  return "\(fees) | \(odds)"
}
