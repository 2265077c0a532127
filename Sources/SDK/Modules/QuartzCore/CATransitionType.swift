// QuartzCore: the declarations of CATransitionType.

struct CATransitionType: Hashable, RawRepresentable, Sendable {
  static let fade = CATransitionType(rawValue: "fade")
  static let moveIn = CATransitionType(rawValue: "moveIn")
  static let push = CATransitionType(rawValue: "push")
  static let reveal = CATransitionType(rawValue: "reveal")
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}
