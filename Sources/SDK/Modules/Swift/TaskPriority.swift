// Swift's standard library: the declarations of TaskPriority.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct TaskPriority: RawRepresentable, Sendable {
  typealias RawValue = UInt8
  var rawValue: UInt8 { get set }
  init(rawValue: UInt8)
  static let high: TaskPriority
  static var medium: TaskPriority { get }
  static let low: TaskPriority
  static let userInitiated: TaskPriority
  static let utility: TaskPriority
  static let background: TaskPriority
  @available(*, deprecated) static let `default`: TaskPriority
}

extension TaskPriority {
  @available(*, deprecated) static var unspecified: TaskPriority { get }
  @available(*, deprecated) static var userInteractive: TaskPriority { get }
}

extension TaskPriority: Equatable {
  static func == (lhs: TaskPriority, rhs: TaskPriority) -> Bool
  static func != (lhs: TaskPriority, rhs: TaskPriority) -> Bool
}

extension TaskPriority: Comparable {
  static func < (lhs: TaskPriority, rhs: TaskPriority) -> Bool
  static func <= (lhs: TaskPriority, rhs: TaskPriority) -> Bool
  static func > (lhs: TaskPriority, rhs: TaskPriority) -> Bool
  static func >= (lhs: TaskPriority, rhs: TaskPriority) -> Bool
}

extension TaskPriority: CustomStringConvertible {
  var description: String { get }
}

extension TaskPriority: Codable {}
