// swift-format-ignore-file

// MARK: decimals add tenths exactly
// swiftc: 0.3 true 0.30000000000000004 false
func probe() -> String {
  let decimal = Decimal(string: "0.1")! + Decimal(string: "0.2")!
  let double = 0.1 + 0.2
  return "\(decimal) \(decimal == Decimal(string: "0.3")!) \(double) \(double == 0.3)"
}

// MARK: a decimal literal goes through a double
// swiftc: 3.132999999999999488 3.133 false true
func probe() -> String {
  let literal: Decimal = 3.133
  let exact = Decimal(string: "3.133")!
  let short: Decimal = 0.1
  return "\(literal) \(exact) \(literal == exact) \(short == Decimal(string: "0.1")!)"
}

// MARK: the four operations of decimals
// swiftc: 12.9 12.1 5 31.25 -12.5 4.1666666666666666666666666666666666666
func probe() -> String {
  let a = Decimal(string: "12.5")!, b = Decimal(string: "0.4")!
  return "\(a + b) \(a - b) \(a * b) \(a / b) \(-a) \(a / 3)"
}

// MARK: compound assignment of decimals
// swiftc: 7
func probe() -> String {
  var total = Decimal(10)
  total += 2.5
  total *= 4
  total -= 1
  total /= 7
  return "\(total)"
}

// MARK: division to the last of thirty eight digits
// swiftc: 0.33333333333333333333333333333333333333 0.66666666666666666666666666666666666666 0.99999999999999999999999999999999999999
func probe() -> String {
  "\(Decimal(1) / 3) \(Decimal(2) / 3) \(Decimal(1) / 3 * 3)"
}

// MARK: rounding modes at two digits
// swiftc: 1.13 1.14 -1.13 1.12 | 1.12 1.13 -1.13 1.12 | 1.13 1.14 -1.12 1.13 | 1.12 1.14 -1.12 1.12
func rounded(_ text: String, _ mode: Decimal.RoundingMode) -> Decimal {
  var value = Decimal(string: text)!, result = Decimal()
  NSDecimalRound(&result, &value, 2, mode)
  return result
}
func probe() -> String {
  let modes: [Decimal.RoundingMode] = [.plain, .down, .up, .bankers]
  return modes.map { mode in ["1.125", "1.135", "-1.125", "1.121"].map { "\(rounded($0, mode))" }.joined(separator: " ") }
    .joined(separator: " | ")
}

// MARK: rounding to a negative scale
// swiftc: 1851 1850 1900 2000
func probe() -> String {
  var guests = Decimal(1_851), result = Decimal()
  return [0, -1, -2, -3].map { scale in
    NSDecimalRound(&result, &guests, scale, .plain)
    return "\(result)"
  }.joined(separator: " ")
}

// MARK: powers of decimals
// swiftc: 1.157625 1 18446744073709551616 -27
func probe() -> String {
  let growth = Decimal(string: "1.05")!
  return "\(pow(growth, 3)) \(pow(growth, 0)) \(pow(Decimal(2), 64)) \(pow(Decimal(-3), 3))"
}

// MARK: parsing decimals takes what it can
// swiftc: 12 -0.5 1000 1.2 7 nil nil 4 0.5 1
func probe() -> String {
  ["12", "-0.50", "1e3", "1.2.3", "7 apples", "abc", "", "+4", ".5", "1,5"]
    .map { Decimal(string: $0).map { "\($0)" } ?? "nil" }
    .joined(separator: " ")
}

// MARK: parsing decimals with the separator of a locale
// swiftc: 1.5 1 1 -0.25
func probe() -> String {
  let germany = Locale(identifier: "de_DE"), us = Locale(identifier: "en_US")
  return [("1,5", germany), ("1.5", germany), ("1,5", us), ("-0,25", germany)].map { text, locale in
    Decimal(string: text, locale: locale).map { "\($0)" } ?? "nil"
  }.joined(separator: " ")
}

// MARK: trailing zeros are not printed
// swiftc: 4.5 100 0 3
func probe() -> String {
  let price = Decimal(string: "4.500")!
  return "\(price) \(Decimal(string: "100")!) \(Decimal(string: "0.000")!) \(price.description.count)"
}

// MARK: comparison of decimals ignores the form
// swiftc: true true true ["-0.5", "2.99", "3"] 7
func probe() -> String {
  let a = Decimal(string: "1.50")!, b = Decimal(string: "1.5")!
  let sorted = [Decimal(3), Decimal(string: "-0.5")!, Decimal(string: "2.99")!].sorted()
  return "\(a == b) \(a.hashValue == b.hashValue) \(a < 2) \(sorted.map { "\($0)" }) \(max(a, 7))"
}

// MARK: decimals to doubles and integers
// swiftc: 12.99 12 12.99 12.99 -7
func probe() -> String {
  let weight = Decimal(string: "12.99")!
  let number = NSDecimalNumber(decimal: weight)
  return "\(number.doubleValue) \(number.intValue) \(number.stringValue) \(Double(truncating: weight as NSNumber)) "
    + "\(Int(truncating: Decimal(-7.9) as NSNumber))"
}

// MARK: decimals from integers, doubles and parts
// swiftc: -12.34 9223372036854775807 0.1 0.333333333333333248 200
func probe() -> String {
  let parts = Decimal(sign: .minus, exponent: -2, significand: 1_234)
  return "\(parts) \(Decimal(Int64.max)) \(Decimal(0.1)) \(Decimal(1.0 / 3)) \(Decimal(UInt8(200)))"
}

// MARK: exponent and significand of a decimal
// swiftc: -2 12345 true true 123.45
func probe() -> String {
  let value = Decimal(string: "-123.45")!
  return "\(value.exponent) \(value.significand) \(value.sign == .minus) \(value.isSignMinus) \(value.magnitude)"
}

// MARK: not a number spreads through decimals
// swiftc: NaN true NaN true false true
func probe() -> String {
  let odd = Decimal.nan
  return "\(odd) \(odd.isNaN) \(odd + 1) \(odd == odd) \(Decimal(5).isNaN) \(Decimal(Double.nan).isNaN)"
}

// MARK: zero has its own questions
// swiftc: true true true false true
func probe() -> String {
  let zero = Decimal.zero
  return "\(zero.isZero) \(zero == -zero) \(zero.isFinite) \(zero.isNormal) \(Decimal(string: "0.00")!.isZero)"
}

// MARK: the largest and the smallest decimal
// swiftc: 166 true true 3.14159265358979323846264338327950288419
func probe() -> String {
  let big = Decimal.greatestFiniteMagnitude
  return "\("\(big)".count) \(Decimal.leastNonzeroMagnitude > 0) \(big > Decimal(Double(1e100))) \(Decimal.pi)"
}

// MARK: decimals stride and advance
// swiftc: 0 0.25 0.5 0.75 5 -3
func probe() -> String {
  let steps = stride(from: Decimal(0), to: 1, by: Decimal(string: "0.25")!).map { "\($0)" }
  return steps.joined(separator: " ") + " \(Decimal(2).advanced(by: 3)) \(Decimal(2).distance(to: Decimal(-1)))"
}

// MARK: decimal numbers by a handler that rounds
// swiftc: 10.2 10.4 3.4 10.25
func probe() -> String {
  let handler = NSDecimalNumberHandler(
    roundingMode: .bankers, scale: 1, raiseOnExactness: false, raiseOnOverflow: false, raiseOnUnderflow: false,
    raiseOnDivideByZero: false)
  let bill = NSDecimalNumber(string: "10.25")
  return "\(bill.rounding(accordingToBehavior: handler)) \(bill.adding(0.1).rounding(accordingToBehavior: handler)) "
    + "\(bill.dividing(by: 3).rounding(accordingToBehavior: handler)) \(bill)"
}

// MARK: arithmetic of decimal numbers as objects
// swiftc: 9.5 5.5 15 3.75 32 1 750
func probe() -> String {
  let a = NSDecimalNumber(string: "7.5"), b = NSDecimalNumber(value: 2)
  return "\(a.adding(b)) \(a.subtracting(b)) \(a.multiplying(by: b)) \(a.dividing(by: b)) "
    + "\(b.raising(toPower: 5)) \(a.compare(b).rawValue) \(a.multiplying(byPowerOf10: 2))"
}

// MARK: decimals inside JSON
// swiftc: 3.1 {"name":"tea","price":3.1}
struct Line: Codable {
  var name: String
  var price: Decimal
}
func probe() -> String {
  let data = Data(#"{"name":"tea","price":3.10}"#.utf8)
  let line = try! JSONDecoder().decode(Line.self, from: data)
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return "\(line.price) \(String(decoding: try! encoder.encode(line), as: UTF8.self))"
}

// MARK: a split bill loses no cent
// swiftc: 33.34 33.33 33.33 100
func split(_ total: Decimal, _ people: Int) -> [Decimal] {
  var share = total / Decimal(people), floor = Decimal()
  NSDecimalRound(&floor, &share, 2, .down)
  var shares = Array(repeating: floor, count: people)
  shares[0] += total - floor * Decimal(people)
  return shares
}
func probe() -> String {
  let shares = split(Decimal(string: "100.00")!, 3)
  return "\(shares.map { "\($0)" }.joined(separator: " ")) \(shares.reduce(0, +))"
}

// MARK: compound interest in decimals
// swiftc: 1,037.50 1,076.41 1,116.77 1116.771484375
func probe() -> String {
  var balance = Decimal(1_000)
  let rate = Decimal(string: "0.0375")!
  var years: [String] = []
  for _ in 1...3 {
    balance += balance * rate
    years.append(balance.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en_US"))))
  }
  return years.joined(separator: " ") + " \(balance)"
}
