// QuartzCore: the declarations of CAAnimationCalculationMode.

struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
  static let linear = CAAnimationCalculationMode(rawValue: "linear")
  static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  static let paced = CAAnimationCalculationMode(rawValue: "paced")
  static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}
