// Dispatch: the declarations of DispatchWorkItemFlags.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct DispatchWorkItemFlags: OptionSet {
  typealias RawValue = UInt
  typealias Element = DispatchWorkItemFlags
  typealias ArrayLiteralElement = DispatchWorkItemFlags
  static let barrier: DispatchWorkItemFlags
  static let detached: DispatchWorkItemFlags
  static let assignCurrentContext: DispatchWorkItemFlags
  static let noQoS: DispatchWorkItemFlags
  static let inheritQoS: DispatchWorkItemFlags
  static let enforceQoS: DispatchWorkItemFlags
  let rawValue: UInt
  init(rawValue: UInt)
}
