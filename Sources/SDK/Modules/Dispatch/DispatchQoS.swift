// Dispatch: the declarations of DispatchQoS.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct DispatchQoS: Equatable, Sendable {
  enum QoSClass: Hashable, Sendable {
    case background
    case utility
    case `default`
    case userInitiated
    case userInteractive
    case unspecified
  }
  static let background: DispatchQoS
  static let utility: DispatchQoS
  static let `default`: DispatchQoS
  static let userInitiated: DispatchQoS
  static let userInteractive: DispatchQoS
  static let unspecified: DispatchQoS
  let qosClass: DispatchQoS.QoSClass
  let relativePriority: Int
  init(qosClass: DispatchQoS.QoSClass, relativePriority: Int)
}
