// QuartzCore: the declarations of CAMediaTimingFunctionName.

struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
  static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  static let `default` = CAMediaTimingFunctionName(rawValue: "default")
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}
