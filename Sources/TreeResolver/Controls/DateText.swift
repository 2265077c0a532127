import EarshotVocabulary

/// A day and a time of the Gregorian calendar in UTC.
struct CivilDate: Hashable, Sendable {
  var year = 1970
  var month = 1
  var day = 1
  var hour = 0
  var minute = 0

  /// Seconds since 1970-01-01 00:00 UTC; what is out of all bounds counts as that moment.
  init(seconds: Double) {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return }
    let whole = Int(seconds.rounded(.down))
    var days = whole / 86_400
    var rest = whole % 86_400
    if rest < 0 {
      rest += 86_400
      days -= 1
    }
    hour = rest / 3_600
    minute = rest % 3_600 / 60
    setDay(days)
  }

  /// Days since 1970-01-01, by the eras of 400 years.
  private mutating func setDay(_ days: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }
}

/// Dates as a compact DatePicker shows them.
enum DateText {
  static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  static let weekdayNames = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  /// "Jan 15, 2026"; "15 Jan 2026" in British English; digits in other languages.
  static func day(_ date: CivilDate, locale: String) -> String {
    let month = monthNames[min(max(date.month, 1), 12) - 1].prefix(3)
    guard locale.hasPrefix("en") else { return "\(date.day).\(date.month).\(date.year)" }
    let isAmerican = locale == "en" || locale.hasSuffix("US")
    return isAmerican
      ? "\(month) \(date.day), \(date.year)" : "\(date.day) \(month) \(date.year)"
  }

  /// "9:41 AM" in American English, "09:41" elsewhere.
  static func time(_ date: CivilDate, locale: String) -> String {
    let minute = date.minute < 10 ? "0\(date.minute)" : "\(date.minute)"
    guard locale == "en" || locale.hasSuffix("US") else {
      return (date.hour < 10 ? "0" : "") + "\(date.hour):\(minute)"
    }
    return "\((date.hour + 11) % 12 + 1):\(minute) \(date.hour < 12 ? "AM" : "PM")"
  }
}
