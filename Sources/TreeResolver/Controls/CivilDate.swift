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

extension CivilDate {
  /// Seconds since 1970-01-01 00:00 UTC.
  var seconds: Double {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 719_468
    return Double(days) * 86_400 + Double(hour) * 3_600 + Double(minute) * 60
  }

  /// The same day of a month so many months later, or the last day that it has.
  func adding(months: Int) -> CivilDate {
    var date = self
    let count = year * 12 + month - 1 + months
    date.year = count >= 0 ? count / 12 : (count - 11) / 12
    date.month = count - date.year * 12 + 1
    date.day = min(day, date.daysInMonth)
    return date
  }

  var daysInMonth: Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// 0 for Sunday, by Sakamoto's method.
  var weekday: Int {
    let offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let year = month < 3 ? year - 1 : year
    return ((year + year / 4 - year / 100 + year / 400 + offsets[month - 1] + day) % 7 + 7) % 7
  }
}
