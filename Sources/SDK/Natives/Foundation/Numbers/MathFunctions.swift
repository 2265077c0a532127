// Foundation: functions of the C library.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addMathFunctions() {
    addTrigonometry()
    addExponentials()
    addRoundingFunctions()
    addNumberFunctions()
    addExponentFunctions()
    addBesselFunctions()
    addFloatFunctions()
  }

  private mutating func addTrigonometry() {
    addOfOne("acos", acos, acos, acos)
    addOfOne("asin", asin, asin, asin)
    addOfOne("atan", atan, atan, atan)
    addOfOne("cos", cos, cos, cos)
    addOfOne("sin", sin, sin, sin)
    addOfOne("tan", tan, tan, tan)
    addOfOne("acosh", acosh, acosh, acosh)
    addOfOne("asinh", asinh, asinh, asinh)
    addOfOne("atanh", atanh, atanh, atanh)
    addOfOne("cosh", cosh, cosh, cosh)
    addOfOne("sinh", sinh, sinh, sinh)
    addOfOne("tanh", tanh, tanh, tanh)
    addOfTwo("atan2", atan2, atan2, atan2)
    addOfTwo("hypot", hypot, hypot, hypot)
  }

  private mutating func addExponentials() {
    addOfOne("exp", exp, exp, exp)
    addOfOne("exp2", exp2, exp2, exp2)
    addOfOne("expm1", expm1, expm1, expm1)
    addOfOne("log", log, log, log)
    addOfOne("log10", log10, log10, log10)
    addOfOne("log2", log2, log2, log2)
    addOfOne("log1p", log1p, log1p, log1p)
    addOfOne("logb", logb, logb, logb)
    addOfTwo("pow", pow, pow, pow)
  }

  private mutating func addRoundingFunctions() {
    addOfOne("floor", floor, floor, floor)
    addOfOne("ceil", ceil, ceil, ceil)
    addOfOne("round", round, round, round)
    addOfOne("trunc", trunc, trunc, trunc)
    addOfOne("nearbyint", nearbyint, nearbyint, nearbyint)
    addOfOne("rint", rint, rint, rint)
  }

  /// Roots, remainders, the greater of two, and what statistics ask.
  private mutating func addNumberFunctions() {
    addOfOne("cbrt", cbrt, cbrt, cbrt)
    addOfOne("erf", erf, erf, erf)
    addOfOne("erfc", erfc, erfc, erfc)
    addOfOne("tgamma", tgamma, tgamma, tgamma)
    addOfOne("fabs", fabs, fabs, fabs)
    addOfOne("sqrt", sqrt, sqrt, sqrt)
    addOfTwo("copysign", copysign, copysign, copysign)
    addOfTwo("nextafter", nextafter, nextafter, nextafter)
    addOfTwo("fdim", fdim, fdim, fdim)
    addOfTwo("fmax", fmax, fmax, fmax)
    addOfTwo("fmin", fmin, fmin, fmin)
    addOfTwo("fmod", fmod, fmod, fmod)
    addOfTwo("remainder", remainder, remainder, remainder)
    method("fma(_: Double, _: Double, _: Double)") { (a: Double, b: Double, c: Double) in fma(a, b, c) }
    method("fma(_: Float, _: Float, _: Float)") { (a: Float, b: Float, c: Float) in fma(a, b, c) }
  }

  /// The exponents of numbers in their binary form.
  private mutating func addExponentFunctions() {
    method("ldexp(_: Double, _: Int)") { (a: Double, b: Int) in ldexp(a, b) }
    method("ldexp(_: Float, _: Int)") { (a: Float, b: Int) in ldexp(a, b) }
    method("ldexp(_: CGFloat, _: Int)") { (a: CGFloat, b: Int) in ldexp(a, b) }
    method("scalbn(_: Double, _: Int)") { (a: Double, b: Int) in scalbn(a, b) }
    method("scalbn(_: Float, _: Int)") { (a: Float, b: Int) in scalbn(a, b) }
    method("scalbn(_: CGFloat, _: Int)") { (a: CGFloat, b: Int) in scalbn(a, b) }
    method("ilogb(_: Double)") { (a: Double) in ilogb(a) }
    method("ilogb(_: Float)") { (a: Float) in ilogb(a) }
    method("ilogb(_: CGFloat)") { (a: CGFloat) in ilogb(a) }
  }

  private mutating func addBesselFunctions() {
    method("j0(_: CGFloat)") { (a: CGFloat) in j0(a) }
    method("j1(_: CGFloat)") { (a: CGFloat) in j1(a) }
    method("jn(_: Int, _: CGFloat)") { (a: Int, b: CGFloat) in jn(try Trap.narrowed(a), b) }
    method("y0(_: CGFloat)") { (a: CGFloat) in y0(a) }
    method("y1(_: CGFloat)") { (a: CGFloat) in y1(a) }
    method("yn(_: Int, _: CGFloat)") { (a: Int, b: CGFloat) in yn(try Trap.narrowed(a), b) }
  }

  /// Functions of a `Float` that have names of their own in C, and rounding to integers.
  private mutating func addFloatFunctions() {
    let ofOne: KeyValuePairs<String, (Float) -> Float> = [
      "sinf": sinf, "cosf": cosf, "tanf": tanf, "sqrtf": sqrtf, "floorf": floorf, "ceilf": ceilf,
      "roundf": roundf, "fabsf": fabsf, "expf": expf, "logf": logf,
    ]
    for (name, function) in ofOne { method("\(name)(_: Float)", function) }
    let ofTwo: KeyValuePairs<String, (Float, Float) -> Float> = [
      "powf": powf, "fminf": fminf, "fmaxf": fmaxf, "fmodf": fmodf,
    ]
    for (name, function) in ofTwo { method("\(name)(_: Float, _: Float)", function) }
    method("lround(_: Double)") { (a: Double) in lround(a) }
    method("lroundf(_: Float)") { (a: Float) in lroundf(a) }
  }

  /// Adds a function of one number for each type of numbers.
  private mutating func addOfOne(
    _ name: String, _ double: @escaping (Double) -> Double, _ float: @escaping (Float) -> Float,
    _ length: @escaping (CGFloat) -> CGFloat
  ) {
    method("\(name)(_: Double)", double)
    method("\(name)(_: Float)", float)
    method("\(name)(_: CGFloat)", length)
  }

  /// Adds a function of two numbers for each type of numbers.
  private mutating func addOfTwo(
    _ name: String, _ double: @escaping (Double, Double) -> Double,
    _ float: @escaping (Float, Float) -> Float, _ length: @escaping (CGFloat, CGFloat) -> CGFloat
  ) {
    method("\(name)(_: Double, _: Double)", double)
    method("\(name)(_: Float, _: Float)", float)
    method("\(name)(_: CGFloat, _: CGFloat)", length)
  }
}
