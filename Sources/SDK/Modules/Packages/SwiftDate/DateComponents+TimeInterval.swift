// SwiftDate: how long a span of time is, as its documentation has it.

extension DateComponents {
  /// In seconds, from now on: months and years are those of the calendar.
  var timeInterval: TimeInterval {
    let now = Date()
    return (Calendar.current.date(byAdding: self, to: now) ?? now).timeIntervalSince(now)
  }
}
