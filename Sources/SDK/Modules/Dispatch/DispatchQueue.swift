// Dispatch: the declarations of DispatchQueue.
// Declared as the toolchain's interface has it, with code of our own.

class DispatchQueue: DispatchObject, Sendable {
  struct Attributes: OptionSet {
    typealias RawValue = UInt64
    typealias Element = DispatchQueue.Attributes
    typealias ArrayLiteralElement = DispatchQueue.Attributes
    static let concurrent = DispatchQueue.Attributes(rawValue: 2)
    static let initiallyInactive = DispatchQueue.Attributes(rawValue: 4)
    let rawValue: UInt64
    init(rawValue: UInt64) { self.rawValue = rawValue }
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
  static let _main = DispatchQueue(label: "com.apple.main-thread")
  static let _global = DispatchQueue(label: "com.apple.root.default-qos")
  class var main: DispatchQueue { _main }
  let label: String
  let qos: DispatchQoS

  init(
    label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [],
    autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.label = label
    self.qos = qos
  }

  class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for number in 0..<iterations { work(number) }
  }

  class func global(priority: DispatchQueue.GlobalQueuePriority) -> DispatchQueue { _global }
  class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { _global }
  func sync(execute workItem: () -> ()) { workItem() }
  func sync(execute workItem: DispatchWorkItem) { workItem.perform() }
  func async(execute workItem: DispatchWorkItem) { async { workItem.perform() } }
  func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    async(group: group) { workItem.perform() }
  }

  func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    group?.enter()
    Task {
      work()
      group?.leave()
    }
  }

  func asyncAndWait(execute workItem: DispatchWorkItem) { workItem.perform() }
  func asyncAndWait<T>(execute work: () throws -> T) rethrows -> T { try work() }
  func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
  func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T { try work() }

  func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    let delay = deadline._delay
    Task {
      try? await Task.sleep(nanoseconds: UInt64(delay * 1_000_000_000))
      work()
    }
  }

  func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) { asyncAfter(deadline: wallDeadline._time, execute: work) }

  func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { execute.perform() }
  }

  func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) {
    asyncAfter(deadline: wallDeadline._time) { execute.perform() }
  }
}
