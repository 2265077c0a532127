#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Arithmetic of `NSDecimalNumber`, and how a behavior rounds what comes of it.
extension Machine {
  static func decimalHandler(_ call: LibraryCall) -> Value {
    .record(
      "NSDecimalNumberHandler",
      ["roundingMode": call["roundingMode"] ?? .none, "scale": call["scale"] ?? .none])
  }

  func decimalMethod(_ value: Value, _ call: LibraryCall) -> Value? {
    guard let number = value.doubleValue, let result = decimalResult(number, call) else { return nil }
    let behavior = call["withBehavior"] ?? call["accordingToBehavior"]
    guard let handler = behavior?.record(of: "NSDecimalNumberHandler"),
      let scale = handler["scale"]?.exactInt,
      abs(scale) < 38
    else { return .double(result) }
    return .double(Machine.rounded(result, to: scale, handler["roundingMode"]?.symbolName))
  }

  private func decimalResult(_ number: Double, _ call: LibraryCall) -> Double? {
    if call.name == "rounding" { return call.has("accordingToBehavior") ? number : nil }
    if call.name == "multiplying", let power = call["byPowerOf10"]?.exactInt {
      return number * pow(10, Double(power))
    }
    if call.name == "raising" { return call["toPower"]?.exactInt.map { pow(number, Double($0)) } }
    guard let other = (call["by"] ?? call.plain())?.doubleValue else { return nil }
    switch call.name {
    case "adding": return number + other
    case "subtracting": return number - other
    case "multiplying": return number * other
    case "dividing": return other == 0 ? .nan : number / other
    default: return nil
    }
  }

  /// To so many digits behind the point (Apple: `NSDecimalNumber.RoundingMode`). What differs from a whole
  /// number of them only because numbers are kept in twos here is that number.
  private static func rounded(_ number: Double, to scale: Int, _ mode: String?) -> Double {
    let unit = pow(10, Double(scale))
    let scaled = number * unit
    let nearest = scaled.rounded()
    if abs(scaled - nearest) < 1e-9 * max(1, abs(scaled)) { return nearest / unit }
    switch mode {
    case "down": return scaled.rounded(.down) / unit
    case "up": return scaled.rounded(.up) / unit
    case "bankers": return scaled.rounded(.toNearestOrEven) / unit
    default: return nearest / unit
    }
  }
}
