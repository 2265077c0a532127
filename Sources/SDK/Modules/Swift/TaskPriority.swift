// Swift's standard library: the declarations of TaskPriority.
// Declared as the toolchain's interface has it, with code of our own.

struct TaskPriority: RawRepresentable, Sendable {
  typealias RawValue = UInt8
  var rawValue: UInt8
  init(rawValue: UInt8) { self.rawValue = rawValue }
  static let high: TaskPriority = TaskPriority(rawValue: 25)
  static var medium: TaskPriority { TaskPriority(rawValue: 21) }
  static let low: TaskPriority = TaskPriority(rawValue: 17)
  static let userInitiated: TaskPriority = TaskPriority(rawValue: 25)
  static let utility: TaskPriority = TaskPriority(rawValue: 17)
  static let background: TaskPriority = TaskPriority(rawValue: 9)
  @available(*, deprecated) static let `default`: TaskPriority
}

extension TaskPriority {
  @available(*, deprecated) static var unspecified: TaskPriority { get }
  @available(*, deprecated) static var userInteractive: TaskPriority { get }
}

extension TaskPriority: Equatable {
  static func == (lhs: TaskPriority, rhs: TaskPriority) -> Bool { lhs.rawValue == rhs.rawValue }
  static func != (lhs: TaskPriority, rhs: TaskPriority) -> Bool { lhs.rawValue != rhs.rawValue }
}

extension TaskPriority: Comparable {
  static func < (lhs: TaskPriority, rhs: TaskPriority) -> Bool { lhs.rawValue < rhs.rawValue }
  static func <= (lhs: TaskPriority, rhs: TaskPriority) -> Bool { lhs.rawValue <= rhs.rawValue }
  static func > (lhs: TaskPriority, rhs: TaskPriority) -> Bool { lhs.rawValue > rhs.rawValue }
  static func >= (lhs: TaskPriority, rhs: TaskPriority) -> Bool { lhs.rawValue >= rhs.rawValue }
}

extension TaskPriority: CustomStringConvertible {
  var description: String { "TaskPriority(rawValue: \(rawValue))" }
}

extension TaskPriority: Codable {}
