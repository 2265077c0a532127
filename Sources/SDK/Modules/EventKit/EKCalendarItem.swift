// EventKit: the declarations of EKCalendarItem.
// Declared as the framework's interface has it, with code of our own.

class EKCalendarItem: NSObject {
  var calendar: EKCalendar!
  var title: String!
  var location: String?
  var notes: String?
  var url: URL?
  let calendarItemIdentifier: String = UUID().uuidString
}
