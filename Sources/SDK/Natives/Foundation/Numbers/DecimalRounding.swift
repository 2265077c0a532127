import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// What `Decimal` does that takes more than its own values.
extension Natives {
  mutating func addDecimalRounding() {
    method("Decimal.rounded(scale:_:)") { (it: Decimal, scale: Int, mode: Decimal.RoundingMode) in
      var (number, result) = (it, Decimal())
      NSDecimalRound(&result, &number, scale, mode)
      return result
    }
    self["Decimal.init(exactly: T)"] = { arguments, call in
      guard let number = try NumberKind.required(call.type("T")).integer(arguments[1]) else {
        return .none(0)
      }
      return .host(Decimal(string: "\(number)") ?? Decimal.nan)
    }
    literal("Decimal") { text, _, _ in
      switch text {
      // As the compiler does it: by way of a `Double`.
      case .floating(let digits), .integer(let digits):
        let plain = digits.filter { $0 != "_" }
        if let number = Int(plain) { return .host(Decimal(number)) }
        if let number = Double(plain) { return .host(Decimal(floatLiteral: number)) }
        throw Interruption.unknown("the number \(digits)")
      default: throw Interruption.unknown("a number from another literal")
      }
    }
    for (name, operation) in [
      ("adding(_:", { $0.adding($1, withBehavior: $2) }),
      ("subtracting(_:", { $0.subtracting($1, withBehavior: $2) }),
      ("multiplying(by:", { $0.multiplying(by: $1, withBehavior: $2) }),
      ("dividing(by:", { $0.dividing(by: $1, withBehavior: $2) }),
    ] as [(String, (NSDecimalNumber, NSDecimalNumber, NSDecimalNumberHandler?) -> NSDecimalNumber)] {
      self["NSDecimalNumber.\(name)withBehavior:)"] = { arguments, _ in
        let behavior = try arguments[2].unwrapped?.content.hosted(NSDecimalNumberHandler.self)
        let result = operation(try .host(arguments[0]), try .host(arguments[1]), behavior)
        // A quotient is not rounded on this machine.
        return .host(behavior.map { result.rounding(accordingToBehavior: $0) } ?? result)
      }
    }
    self["NSDecimalNumber.rounding(accordingToBehavior:)"] = { arguments, _ in
      let behavior = try arguments[1].unwrapped?.content.hosted(NSDecimalNumberHandler.self)
      return .host(try NSDecimalNumber.host(arguments[0]).rounding(accordingToBehavior: behavior))
    }
    self["NSDecimalNumber.init(string:locale:)"] = { arguments, _ in
      guard case .host(let host)? = arguments[2].unwrapped?.content else {
        return .host(NSDecimalNumber(string: try arguments[1].string))
      }
      return .host(NSDecimalNumber(string: try arguments[1].string, locale: host.value))
    }
  }
}
