// SwiftDate: spans of time of whole numbers, as its documentation has them.

extension Int {
  var seconds: DateComponents { DateComponents(second: self) }
  var minutes: DateComponents { DateComponents(minute: self) }
  var hours: DateComponents { DateComponents(hour: self) }
  var days: DateComponents { DateComponents(day: self) }
  var weeks: DateComponents { DateComponents(day: self * 7) }
  var months: DateComponents { DateComponents(month: self) }
  var years: DateComponents { DateComponents(year: self) }
}
