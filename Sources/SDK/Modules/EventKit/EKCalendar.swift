// EventKit: the declarations of EKCalendar.
// Declared as the framework's interface has it, with code of our own.

class EKCalendar: NSObject {
  var title: String = ""
  let calendarIdentifier: String = UUID().uuidString
  init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}
