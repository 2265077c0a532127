/// Dates that are named without their type where a method of Foundation's takes one: `formatter.string(from: .now)`,
/// `due.timeIntervalSince(.now)`.
extension Machine {
  /// The type that an argument of a method is of, told by what the method belongs to and by its own first name;
  /// nil where they do not tell.
  func dateHint(_ argument: Expression, for value: Value) -> TypeHint? {
    guard let name = argument.leadingMember, Machine.dateMembers.contains(name) else { return nil }
    switch value {
    case .date: return .named("Date")
    case .record(let record): return Machine.takingDates.contains(record.type) ? .named("Date") : nil
    default: return nil
    }
  }

  private static let dateMembers: Set<String> = ["distantFuture", "distantPast", "init", "now"]

  private static let takingDates: Set<String> = [
    "Calendar", "Date", "DateComponentsFormatter", "DateFormatter", "DateInterval", "DateIntervalFormatter",
    "ISO8601DateFormatter", "RelativeDateTimeFormatter", "TimeZone",
  ]
}

extension Expression {
  /// `now` of `.now.addingTimeInterval(60)`.
  fileprivate var leadingMember: String? {
    switch kind {
    case .implicitMember(let name): name
    case .postfix(let base, _): base.leadingMember
    default: nil
    }
  }
}
