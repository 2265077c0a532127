// EventKit: the declarations of EKEvent.
// Declared as the framework's interface has it, with code of our own.

class EKEvent: EKCalendarItem {
  var startDate: Date!
  var endDate: Date!
  var isAllDay: Bool = false
  let eventIdentifier: String! = UUID().uuidString
  init(eventStore: EKEventStore) {}
}
