// EventKit: the declarations of EKEventStore. Nobody has allowed it anything yet.
// Declared as the framework's interface has it, with code of our own.

class EKEventStore: NSObject {
  override init() {}
  class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
  /// The person has not answered yet.
  func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {}
  func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {}
  func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {}
  func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {}
  func requestAccess(to entityType: EKEntityType) async throws -> Bool { await _answer() }
  func requestFullAccessToEvents() async throws -> Bool { await _answer() }
  func requestFullAccessToReminders() async throws -> Bool { await _answer() }
  func requestWriteOnlyAccessToEvents() async throws -> Bool { await _answer() }
  func _answer() async -> Bool { await withCheckedContinuation { _ in } }
  /// Nothing is told to who has no access.
  func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  var defaultCalendarForNewEvents: EKCalendar? { nil }
  func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?)
    -> NSPredicate
  { NSPredicate(value: false) }
  func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
}
