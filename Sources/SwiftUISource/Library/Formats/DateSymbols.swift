import Foundation

/// The widths of a date's parts, by the names that code gives them: `.month(.wide)`, `.year(.padded(4))`. What
/// is not given is Foundation's own default; a name that it doesn't have counts as that.
enum DateSymbols {
  typealias Symbol = Date.FormatStyle.Symbol

  static func adding(_ step: FormatStyleValue.Step, to style: Date.FormatStyle) -> Date.FormatStyle {
    switch step.name {
    case "era": style.era(era(step.firstName))
    case "year": style.year(year(step.first))
    case "quarter": style.quarter(quarter(step.firstName))
    case "month": style.month(month(step.firstName))
    case "week": style.week(week(step.firstName))
    case "day": style.day(day(step.first))
    case "dayOfYear": style.dayOfYear(dayOfYear(step.firstName))
    case "weekday": style.weekday(weekday(step.firstName))
    case "hour": style.hour(hour(step.first))
    case "minute": style.minute(step.firstName == "twoDigits" ? .twoDigits : .defaultDigits)
    case "second": style.second(step.firstName == "twoDigits" ? .twoDigits : .defaultDigits)
    case "secondFraction": secondFraction(step.first).map(style.secondFraction) ?? style
    case "timeZone": style.timeZone(zone(step.first))
    default: style
    }
  }

  static func era(_ name: String?) -> Symbol.Era {
    switch name {
    case "wide": .wide
    case "narrow": .narrow
    case "omitted": .omitted
    default: .abbreviated
    }
  }

  static func year(_ value: Value?) -> Symbol.Year {
    guard case .symbol(let symbol)? = value else { return .defaultDigits }
    switch symbol.name {
    case "twoDigits": return .twoDigits
    case "padded": return .padded(count(symbol) ?? 1)
    case "relatedGregorian": return .relatedGregorian(minimumLength: count(symbol) ?? 1)
    case "extended": return .extended(minimumLength: count(symbol) ?? 1)
    case "omitted": return .omitted
    default: return .defaultDigits
    }
  }

  static func quarter(_ name: String?) -> Symbol.Quarter {
    switch name {
    case "oneDigit": .oneDigit
    case "twoDigits": .twoDigits
    case "wide": .wide
    case "narrow": .narrow
    case "omitted": .omitted
    default: .abbreviated
    }
  }

  static func month(_ name: String?) -> Symbol.Month {
    switch name {
    case "defaultDigits": .defaultDigits
    case "twoDigits": .twoDigits
    case "wide": .wide
    case "narrow": .narrow
    case "omitted": .omitted
    default: .abbreviated
    }
  }

  static func week(_ name: String?) -> Symbol.Week {
    switch name {
    case "twoDigits": .twoDigits
    case "weekOfMonth": .weekOfMonth
    case "omitted": .omitted
    default: .defaultDigits
    }
  }

  static func day(_ value: Value?) -> Symbol.Day {
    guard case .symbol(let symbol)? = value else { return .defaultDigits }
    switch symbol.name {
    case "twoDigits": return .twoDigits
    case "ordinalOfDayInMonth": return .ordinalOfDayInMonth
    case "julianModified": return .julianModified(minimumLength: count(symbol) ?? 1)
    case "omitted": return .omitted
    default: return .defaultDigits
    }
  }

  static func dayOfYear(_ name: String?) -> Symbol.DayOfYear {
    switch name {
    case "twoDigits": .twoDigits
    case "threeDigits": .threeDigits
    case "omitted": .omitted
    default: .defaultDigits
    }
  }

  static func weekday(_ name: String?) -> Symbol.Weekday {
    switch name {
    case "wide": .wide
    case "narrow": .narrow
    case "short": .short
    case "oneDigit": .oneDigit
    case "twoDigits": .twoDigits
    case "omitted": .omitted
    default: .abbreviated
    }
  }

  static func hour(_ value: Value?) -> Symbol.Hour {
    guard case .symbol(let symbol)? = value else { return .defaultDigits(amPM: .abbreviated) }
    let dayPeriod: Symbol.Hour.AMPMStyle =
      switch symbol["amPM"]?.symbolName {
      case "omitted": .omitted
      case "wide": .wide
      case "narrow": .narrow
      default: .abbreviated
      }
    switch symbol.name {
    case "twoDigits": return .twoDigits(amPM: dayPeriod)
    case "conversationalDefaultDigits": return .conversationalDefaultDigits(amPM: dayPeriod)
    case "conversationalTwoDigits": return .conversationalTwoDigits(amPM: dayPeriod)
    case "omitted": return .omitted
    default: return .defaultDigits(amPM: dayPeriod)
    }
  }

  static func secondFraction(_ value: Value?) -> Symbol.SecondFraction? {
    guard case .symbol(let symbol)? = value, let digits = count(symbol) else { return nil }
    return symbol.name == "milliseconds" ? .milliseconds(digits) : .fractional(digits)
  }

  static func zone(_ value: Value?) -> Symbol.TimeZone {
    guard case .symbol(let symbol)? = value else { return .specificName(.short) }
    let isLong = symbol.arguments?.first?.value.symbolName == "long"
    switch symbol.name {
    case "genericName": return .genericName(isLong ? .long : .short)
    case "iso8601": return .iso8601(isLong ? .long : .short)
    case "localizedGMT": return .localizedGMT(isLong ? .long : .short)
    case "identifier": return .identifier(isLong ? .long : .short)
    case "exemplarLocation": return .exemplarLocation
    case "genericLocation": return .genericLocation
    case "omitted": return .omitted
    default: return .specificName(isLong ? .long : .short)
    }
  }

  private static func count(_ symbol: SymbolValue) -> Int? {
    symbol.arguments?.first?.value.exactInt.map { min(max($0, 0), 99) }
  }
}
