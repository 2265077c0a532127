// swift-format-ignore-file

// MARK: description of doubles over many magnitudes
// swiftc: 0.1 1.0 100.0 1000000000000000.0 1e+16 1.5e+16 1.2345678901234568e+17 0.0001 1e-05 0.00012 1e+100 5e-324
func probe() -> String {
  let values: [Double] = [0.1, 1, 100, 1e15, 1e16, 1.5e16, 123_456_789_012_345_678, 1e-4, 1e-5, 0.00012, 1e100, 5e-324]
  return values.map { "\($0)" }.joined(separator: " ")
}

// MARK: description of floats switches to exponents earlier
// swiftc: 0.1 1.0 16777216.0 16777216.0 10000000.0 1e+08 1.2345679e+08 0.0001 1e-05 3.4028235e+38
func probe() -> String {
  let values: [Float] = [0.1, 1, 16_777_216, 16_777_217, 1e7, 1e8, 123_456_789, 1e-4, 1e-5, 3.4028235e38]
  return values.map { "\($0)" }.joined(separator: " ")
}

// MARK: widening a float shows its real digits
// swiftc: 0.1 0.10000000149011612 0.33333334 0.3333333432674408 0.3333333333333333 true false
func probe() -> String {
  let price: Float = 0.1
  let wide = Double(price)
  let third: Float = 1 / 3
  return "\(price) \(wide) \(third) \(Double(third)) \(1.0 / 3) \(Float(1.0 / 3) == third) \(wide == 0.1)"
}

// MARK: float arithmetic rounds at single precision
// swiftc: 1.0 1.0 0.30000000000000004 0.3 16777216.0
func probe() -> String {
  let rates: [Float] = [0.1, 0.2, 0.7]
  let sum = rates.reduce(0, +)
  let doubles = [0.1, 0.2, 0.7].reduce(0, +)
  return "\(sum) \(doubles) \(0.1 + 0.2) \(Float(0.1) + Float(0.2)) \(Float(16_777_216) + 1)"
}

// MARK: every rounding rule on halves
// swiftc: -3,-2,0,1,2,3 -2,-2,0,0,2,2 -2,-1,0,1,2,3 -3,-2,-1,0,1,2 -2,-1,0,0,1,2 -3,-2,-1,1,2,3
func probe() -> String {
  let tides = [-2.5, -1.5, -0.4, 0.5, 1.5, 2.5]
  let rules: [FloatingPointRoundingRule] = [.toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero]
  return rules.map { rule in tides.map { "\(Int($0.rounded(rule)))" }.joined(separator: ",") }.joined(separator: " ")
}

// MARK: rounding a small negative keeps the minus zero
// swiftc: -0.0 -0.0 true minus -0.0 0 -inf 0.0 0.0
func probe() -> String {
  let drift = -0.3
  let up = drift.rounded(.up)
  return "\(drift.rounded()) \(up) \(up == 0) \(up.sign) \(-0.0) \(Int(up)) \(1 / up) \(abs(-0.0)) \((-0.0) + 0.0)"
}

// MARK: round in place changes the variable
// swiftc: 4.0 3.0 2.0
func probe() -> String {
  var litres = 3.75
  litres.round()
  var kilos = 3.25
  kilos.round(.down)
  var grams: Float = 2.5
  grams.round(.toNearestOrEven)
  return "\(litres) \(kilos) \(grams)"
}

// MARK: remainder and truncating remainder differ
// swiftc: -0.5/1.5 0.5/-1.5 -1.0/2.0 10.0 10.0
func probe() -> String {
  let heading = 370.0
  let pairs = [(7.5, 2.0), (-7.5, 2.0), (8.0, 3.0)]
  let parts = pairs.map { "\($0.0.remainder(dividingBy: $0.1))/\($0.0.truncatingRemainder(dividingBy: $0.1))" }
  return parts.joined(separator: " ") + " \(heading.truncatingRemainder(dividingBy: 360)) \(heading.remainder(dividingBy: 360))"
}

// MARK: nan is not equal to itself and breaks comparisons
// swiftc: false true false false true false true -nan true
func probe() -> String {
  let missing = Double.nan
  let readings = [2.0, missing, 1.0]
  return "\(missing == missing) \(missing != missing) \(missing < 1) \(missing > 1) \(missing.isNaN) "
    + "\(readings.contains(missing)) \(readings == readings) \(-missing) \(Double.signalingNaN.isSignalingNaN)"
}

// MARK: infinities compare and print
// swiftc: 0.25 inf -inf inf true true true false
func probe() -> String {
  let best = [3.5, 0.25].reduce(.infinity) { Swift.min($0, $1) }
  let zero = 0.0
  return "\(best) \(Double.infinity) \(-Float.infinity) \(1 / zero) \((zero / zero).isNaN) \(Double.infinity > .greatestFiniteMagnitude) "
    + "\((Double.infinity - .infinity).isNaN) \(Double.infinity.isFinite)"
}

// MARK: ulp and neighbours
// swiftc: 2.220446049250313e-16 1.1920929e-07 1.0000000000000002 0.9999999999999999 1.0000001 2.0 true
func probe() -> String {
  let one = 1.0
  return "\(one.ulp) \(Float(1).ulp) \(one.nextUp) \(one.nextDown) \(Float(1).nextUp) \(1e16.ulp) \(Double.ulpOfOne == one.ulp)"
}

// MARK: extreme constants of both widths
// swiftc: 1.7976931348623157e+308 2.2250738585072014e-308 5e-324 3.4028235e+38 1e-45 3.141592653589793 3.1415925
func probe() -> String {
  "\(Double.greatestFiniteMagnitude) \(Double.leastNormalMagnitude) \(Double.leastNonzeroMagnitude) "
    + "\(Float.greatestFiniteMagnitude) \(Float.leastNonzeroMagnitude) \(Double.pi) \(Float.pi)"
}

// MARK: pi is rounded toward zero
// swiftc: 1.5707963 1.5707963267948966 3.141592502593994 true false
func probe() -> String {
  let half = Float.pi / 2
  return "\(half) \(Double.pi / 2) \(Double(Float.pi)) \(Double(Float.pi) < Double.pi) \(Float(Double.pi) == .pi)"
}

// MARK: minimum and maximum ignore a nan
// swiftc: 3.0 2.5 0.0 -9.0 4.0 2.0
func probe() -> String {
  let depth = Double.minimum(3, .nan)
  let peak = Float.maximum(.nan, 2.5)
  let zero = Double.minimum(0.0, -0.0)
  return "\(depth) \(peak) \(zero) \(Double.maximumMagnitude(-9, 4)) \(Double.minimumMagnitude(-9, 4)) \(max(1.5, 2))"
}

// MARK: parts of a float: sign exponent significand
// swiftc: minus 4 1.25 -16.0 20.0 -10.0 2 52 8
func probe() -> String {
  let load = -20.0
  return "\(load.sign) \(load.exponent) \(load.significand) \(load.binade) \(load.magnitude) "
    + "\(Double(sign: .minus, exponent: 3, significand: 1.25)) \(load.significandWidth) \(Double.significandBitCount) \(Float.exponentBitCount)"
}

// MARK: floating point classes
// swiftc: positiveZero negativeZero positiveNormal negativeNormal positiveInfinity quietNaN positiveSubnormal
func probe() -> String {
  let values: [Double] = [0, -0.0, 1, -1, .infinity, .nan, 5e-324]
  return values.map { "\($0.floatingPointClass)" }.joined(separator: " ")
}

// MARK: total order places minus zero before zero
// swiftc: [-inf, -1.0, -0.0, 0.0, inf, nan] false true
func probe() -> String {
  let values: [Double] = [.infinity, 0.0, -0.0, -1, .nan, -.infinity]
  let sorted = values.sorted { !$1.isTotallyOrdered(belowOrEqualTo: $0) }
  return "\(sorted) \((0.0).isTotallyOrdered(belowOrEqualTo: -0.0)) \(0.0 == -0.0)"
}

// MARK: parsing doubles from text
// swiftc: 3.0 3.0 0.5 -1.5 1000.0 16.0 inf -inf nan nil nil nil 2.0 inf
func probe() -> String {
  let inputs = ["3", "3.", ".5", "-1.50", "1e3", "0x1p4", "inf", "-Infinity", "nan", " 1", "1,5", "", "+2", "1e400"]
  return inputs.map { Double($0).map { "\($0)" } ?? "nil" }.joined(separator: " ")
}

// MARK: parsing floats rounds to single precision
// swiftc: 16777216.0 Optional(0.0) Optional(inf) true false nil
func probe() -> String {
  let price = Float("16777217")!
  let tiny = Float("1e-50")
  let huge = Float("1e39")
  return "\(price) \(tiny as Any) \(huge as Any) \(Float("0.3")! == 0.3) \(Double("0.3")! == Double(Float(0.3))) \(Float("x") as Any)"
}

// MARK: conversion to integers truncates toward zero
// swiftc: [-1, 0, 0, 254] Array<Int16> 254 nil 2
func probe() -> String {
  let temperatures = [-1.9, -0.5, 0.9, 254.99]
  let whole = temperatures.map { Int($0) }
  let shorts = temperatures.map { Int16($0) }
  return "\(whole) \(type(of: shorts)) \(UInt8(temperatures[3])) \(Int(exactly: 0.9) as Any) \(Int(Float(2.99)))"
}

// MARK: large integers lose digits as doubles
// swiftc: 9007199254740992.0 9007199254740992 false nil 9.007199e+15 9.223372036854776e+18 1.8446744073709552e+19
func probe() -> String {
  let id = 9_007_199_254_740_993
  let real = Double(id)
  return "\(real) \(Int(real)) \(Int(real) == id) \(Double(exactly: id) as Any) \(Float(id)) \(Double(Int.max)) \(Double(UInt64.max))"
}

// MARK: squares roots and fused steps
// swiftc: 5.0 14.0 1.4142135 1.4142135623730951 5.5 true
func probe() -> String {
  let side = (3.0 * 3 + 4 * 4).squareRoot()
  var total = 2.0
  total.addProduct(3, 4)
  var area: Float = 2
  area.formSquareRoot()
  return "\(side) \(total) \(area) \(2.0.squareRoot()) \((1.5).addingProduct(2, 2)) \((-1.0).squareRoot().isNaN)"
}

// MARK: a generic mean keeps the width of its input
// swiftc: 0.23333335 0.23333333333333336 Float true
func mean<Value: FloatingPoint>(_ values: [Value]) -> Value {
  values.reduce(0, +) / Value(values.count)
}
func probe() -> String {
  let floats: [Float] = [0.1, 0.2, 0.4]
  let doubles = [0.1, 0.2, 0.4]
  return "\(mean(floats)) \(mean(doubles)) \(type(of: mean(floats))) \(mean([Double]()).isNaN)"
}

// MARK: generic binary floating point conversion
// swiftc: 0.7 0.699999988079071 Float Double 10000000000.0
func convert<From: BinaryFloatingPoint, To: BinaryFloatingPoint>(_ value: From, to: To.Type) -> To { To(value) }
func probe() -> String {
  let narrow = convert(0.7, to: Float.self)
  let wide = convert(narrow, to: Double.self)
  return "\(narrow) \(wide) \(type(of: narrow)) \(type(of: wide)) \(convert(Float(1e10), to: CGFloat.self))"
}

// MARK: adding up cents as doubles drifts
// swiftc: 0.9999999999999999 false 1.0000001 false 0.30000000000000004 0.3 1.2100000000000002
func probe() -> String {
  var basket = 0.0
  var narrow: Float = 0
  for _ in 1...10 {
    basket += 0.1
    narrow += 0.1
  }
  return "\(basket) \(basket == 1) \(narrow) \(narrow == 1) \(0.1 * 3) \(Float(0.1) * 3) \(1.1 * 1.1)"
}

// MARK: stored fields of two widths print differently
// swiftc: Sample(raw: 0.6666667, exact: 0.6666666666666666, scaled: 0.6666666666666666) false true
struct Sample {
  var raw: Float
  var exact: Double
  var scaled: CGFloat
  init(_ value: Double) { (raw, exact, scaled) = (Float(value), value, CGFloat(value)) }
}
func probe() -> String {
  let sample = Sample(2.0 / 3)
  return "\(sample) \(Double(sample.raw) == sample.exact) \(sample.scaled == sample.exact)"
}

// MARK: clamping a progress fraction
// swiftc: [0.0, 0.35, 1.0] 1.0 5 f
extension Comparable {
  func clamped(to limits: ClosedRange<Self>) -> Self { min(max(self, limits.lowerBound), limits.upperBound) }
}
func probe() -> String {
  let fractions: [Float] = [-0.1, 0.35, 1.2]
  return "\(fractions.map { $0.clamped(to: 0...1) }) \(1.7.clamped(to: 0...1)) \(7.clamped(to: 1...5)) \("m".clamped(to: "a"..."f"))"
}
