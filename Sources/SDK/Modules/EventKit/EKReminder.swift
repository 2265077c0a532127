// EventKit: the declarations of EKReminder.
// Declared as the framework's interface has it, with code of our own.

class EKReminder: EKCalendarItem {
  var dueDateComponents: DateComponents?
  var isCompleted: Bool = false
  var priority: Int = 0
  init(eventStore: EKEventStore) {}
}
