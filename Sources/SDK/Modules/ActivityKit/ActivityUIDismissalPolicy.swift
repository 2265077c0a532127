// ActivityKit: the declarations of ActivityUIDismissalPolicy.
// Declared as the framework's interface has it, with code of our own.

struct ActivityUIDismissalPolicy: Equatable {
  let _date: Date?

  static let `default` = ActivityUIDismissalPolicy(_date: nil)
  static let immediate = ActivityUIDismissalPolicy(_date: Date.distantPast)
  static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(_date: date) }
}
