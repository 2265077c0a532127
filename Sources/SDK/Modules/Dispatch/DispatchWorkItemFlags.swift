// Dispatch: the declarations of DispatchWorkItemFlags.
// Declared as the toolchain's interface has it, with code of our own.

struct DispatchWorkItemFlags: OptionSet {
  typealias RawValue = UInt
  typealias Element = DispatchWorkItemFlags
  typealias ArrayLiteralElement = DispatchWorkItemFlags
  static let barrier = DispatchWorkItemFlags(rawValue: 1)
  static let detached = DispatchWorkItemFlags(rawValue: 2)
  static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 4)
  static let noQoS = DispatchWorkItemFlags(rawValue: 8)
  static let inheritQoS = DispatchWorkItemFlags(rawValue: 16)
  static let enforceQoS = DispatchWorkItemFlags(rawValue: 32)
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
}
