/// The constants of C that name the limits of its number types, and of mathematics.
extension Library {
  static let limits: [String: Value] = [
    "CGFLOAT_MAX": .double(.greatestFiniteMagnitude), "CGFLOAT_MIN": .double(.leastNormalMagnitude),
    "CGFLOAT_EPSILON": .double(.ulpOfOne),
    "DBL_MAX": .double(.greatestFiniteMagnitude), "DBL_MIN": .double(.leastNormalMagnitude),
    "DBL_EPSILON": .double(.ulpOfOne),
    "FLT_MAX": .double(Double(Float.greatestFiniteMagnitude)),
    "FLT_MIN": .double(Double(Float.leastNormalMagnitude)), "FLT_EPSILON": .double(Double(Float.ulpOfOne)),
    "INT_MAX": .int(Int(Int32.max)), "INT_MIN": .int(Int(Int32.min)), "UINT_MAX": .int(Int(UInt32.max)),
    "LONG_MAX": .int(.max), "LONG_MIN": .int(.min), "LLONG_MAX": .int(.max), "LLONG_MIN": .int(.min),
    "INT8_MAX": .int(127), "INT8_MIN": .int(-128), "UINT8_MAX": .int(255),
    "INT16_MAX": .int(32_767), "INT16_MIN": .int(-32_768), "UINT16_MAX": .int(65_535),
    "INT32_MAX": .int(Int(Int32.max)), "INT32_MIN": .int(Int(Int32.min)),
    "UINT32_MAX": .int(Int(UInt32.max)), "INT64_MAX": .int(.max), "INT64_MIN": .int(.min),
    "NSIntegerMax": .int(.max), "NSIntegerMin": .int(.min), "RAND_MAX": .int(Int(Int32.max)),
    "M_E": .double(2.718281828459045), "M_LN2": .double(0.6931471805599453),
    "M_LN10": .double(2.302585092994046), "M_PI": .double(.pi), "M_PI_2": .double(.pi / 2),
    "M_PI_4": .double(.pi / 4), "M_1_PI": .double(1 / .pi), "M_2_PI": .double(2 / .pi),
    "M_SQRT2": .double(2.0.squareRoot()), "M_SQRT1_2": .double(0.5.squareRoot()),
  ]
}

extension Machine {
  /// Whether a name that stands alone was taken for a type's, though only constants of C are written that way:
  /// `\(SIM_TIMEOUT)`.
  func isUnknownConstant(_ name: String, _ value: Value) -> Bool {
    guard case .type(let type) = value, type.info == nil, type.name == name, name.contains("_"),
      name.first?.isUppercase == true, !name.contains(where: \.isLowercase)
    else { return false }
    return !SDK.isKnownType(name)
  }
}
