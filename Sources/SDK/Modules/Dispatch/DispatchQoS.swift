// Dispatch: the declarations of DispatchQoS.
// Declared as the toolchain's interface has it, with code of our own.

struct DispatchQoS: Equatable, Sendable {
  enum QoSClass: Hashable, Sendable {
    case background
    case utility
    case `default`
    case userInitiated
    case userInteractive
    case unspecified
  }
  static let background = DispatchQoS(qosClass: .background, relativePriority: 0)
  static let utility = DispatchQoS(qosClass: .utility, relativePriority: 0)
  static let `default` = DispatchQoS(qosClass: .default, relativePriority: 0)
  static let userInitiated = DispatchQoS(qosClass: .userInitiated, relativePriority: 0)
  static let userInteractive = DispatchQoS(qosClass: .userInteractive, relativePriority: 0)
  static let unspecified = DispatchQoS(qosClass: .unspecified, relativePriority: 0)
  let qosClass: DispatchQoS.QoSClass
  let relativePriority: Int
  init(qosClass: DispatchQoS.QoSClass, relativePriority: Int) {
    self.qosClass = qosClass
    self.relativePriority = relativePriority
  }
}
