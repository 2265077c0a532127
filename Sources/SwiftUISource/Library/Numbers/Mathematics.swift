#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Machine {
  /// `max`, `abs`, `sqrt` and the other functions of numbers, called with values.
  func mathematics(_ call: LibraryCall) throws(Interrupt) -> Value? {
    let values = call.arguments.map { Library.constant($0.value) ?? $0.value }
    switch call.name {
    case "max", "min":
      guard values.count >= 2 else { return nil }
      if let unknown = values.first(where: \.isUnknown) { return unknown }
      return try extremeOf(values, isMaximum: call.name == "max", call.expression)
    case "abs":
      guard case .int(let number)? = values.first else { break }
      if number == .min { throw trap("'abs(\(number))' overflows an Int", call.expression) }
      return .int(abs(number))
    default: break
    }
    guard let x = values.first?.doubleValue else { return nil }
    if values.count == 1 { return Library.function(call.name, x).map { .double($0) } }
    guard values.count == 2, let y = values[1].doubleValue else { return nil }
    return Library.function(call.name, x, y).map { .double($0) }
  }

  private func extremeOf(
    _ values: [Value], isMaximum: Bool, _ expression: Expression
  ) throws(Interrupt) -> Value {
    var best = values[0]
    for value in values.dropFirst() {
      let order = try ordering(value, best, expression) ?? 0
      if isMaximum ? order > 0 : order < 0 { best = value }
    }
    // `max(0, x)` of an Int literal and a Double is a Double.
    if values.contains(where: { if case .double = $0 { true } else { false } }), case .int(let number) = best
    {
      return .double(Double(number))
    }
    return best
  }
}

extension Library {
  static let mathematics: Set<String> = [
    "max", "min", "abs", "sqrt", "cbrt", "floor", "ceil", "round", "trunc", "rint", "fabs", "sin", "cos",
    "tan",
    "asin", "acos", "atan", "sinh", "cosh", "tanh", "exp", "exp2", "log", "log2", "log10", "pow", "atan2",
    "hypot", "fmod", "fmin", "copysign", "fdim",
    "fmax", "remainder", "sqrtf", "floorf", "ceilf", "roundf", "truncf", "fabsf", "sinf", "cosf", "tanf",
    "asinf", "acosf", "atanf", "expf", "logf", "log2f", "log10f", "powf", "atan2f", "hypotf", "fmodf",
    "fminf",
    "fmaxf", "copysignf", "fdimf",
  ]

  /// `roundf` is `round` of a `Float`.
  private static func plain(_ name: String) -> String {
    name.hasSuffix("f") && mathematics.contains(String(name.dropLast())) ? String(name.dropLast()) : name
  }

  static func function(_ name: String, _ x: Double) -> Double? {
    switch plain(name) {
    case "abs", "fabs": Swift.abs(x)
    case "sqrt": x.squareRoot()
    case "cbrt": cbrt(x)
    case "floor": x.rounded(.down)
    case "ceil": x.rounded(.up)
    case "round": x.rounded()
    case "trunc": x.rounded(.towardZero)
    case "rint": x.rounded(.toNearestOrEven)
    case "sin": sin(x)
    case "cos": cos(x)
    case "tan": tan(x)
    case "asin": asin(x)
    case "acos": acos(x)
    case "atan": atan(x)
    case "sinh": sinh(x)
    case "cosh": cosh(x)
    case "tanh": tanh(x)
    case "exp": exp(x)
    case "exp2": exp2(x)
    case "log": log(x)
    case "log2": log2(x)
    case "log10": log10(x)
    default: nil
    }
  }

  static func function(_ name: String, _ x: Double, _ y: Double) -> Double? {
    switch plain(name) {
    case "pow": pow(x, y)
    case "atan2": atan2(x, y)
    case "hypot": hypot(x, y)
    case "fmod": fmod(x, y)
    case "fmin": Swift.min(x, y)
    case "fmax": Swift.max(x, y)
    case "copysign": Double(signOf: y, magnitudeOf: x)
    case "fdim": Swift.max(x - y, 0)
    case "remainder": x.remainder(dividingBy: y)
    default: nil
    }
  }
}
