// QuartzCore: the declarations of CAValueFunctionName.

struct CAValueFunctionName: Hashable, RawRepresentable, Sendable {
  static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  static let scale = CAValueFunctionName(rawValue: "scale")
  static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  static let translate = CAValueFunctionName(rawValue: "translate")
  static let translateX = CAValueFunctionName(rawValue: "translateX")
  static let translateY = CAValueFunctionName(rawValue: "translateY")
  static let translateZ = CAValueFunctionName(rawValue: "translateZ")
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}
