// Dispatch: the declarations of DispatchQueue.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class DispatchQueue: DispatchObject, Sendable {
  struct Attributes: OptionSet {
    typealias RawValue = UInt64
    typealias Element = DispatchQueue.Attributes
    typealias ArrayLiteralElement = DispatchQueue.Attributes
    static let concurrent: DispatchQueue.Attributes
    static let initiallyInactive: DispatchQueue.Attributes
    let rawValue: UInt64
    init(rawValue: UInt64)
  }
  enum GlobalQueuePriority: Hashable {
    case high
    case `default`
    case low
    case background
  }
  enum AutoreleaseFrequency: Hashable {
    case inherit
    case workItem
    case never
  }
  class var main: DispatchQueue { get }
  var label: String { get }
  var qos: DispatchQoS { get }
  convenience init(
    label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [],
    autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil)
  class func concurrentPerform(iterations: Int, execute work: (Int) -> Void)
  class func global(priority: DispatchQueue.GlobalQueuePriority) -> DispatchQueue
  class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue
  func sync(execute workItem: () -> ())
  func sync(execute workItem: DispatchWorkItem)
  func async(execute workItem: DispatchWorkItem)
  func async(group: DispatchGroup, execute workItem: DispatchWorkItem)
  func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void)
  func sync<T>(execute work: () throws -> T) rethrows -> T
  func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T
  func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void)
  func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void)
  func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
  func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem)
}
