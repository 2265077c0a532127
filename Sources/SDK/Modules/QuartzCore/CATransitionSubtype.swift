// QuartzCore: the declarations of CATransitionSubtype.

struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
  static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}
