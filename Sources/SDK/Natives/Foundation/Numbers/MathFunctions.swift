// Foundation: functions of the C library.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addMathFunctions() {
    addMathFunctionsPart1()
    addMathFunctionsPart2()
    addMathFunctionsPart3()
  }

  private mutating func addMathFunctionsPart1() {
    method("acos(_: Double)") { (a: Double) in acos(a) }
    method("asin(_: Double)") { (a: Double) in asin(a) }
    method("atan(_: Double)") { (a: Double) in atan(a) }
    method("cos(_: Double)") { (a: Double) in cos(a) }
    method("sin(_: Double)") { (a: Double) in sin(a) }
    method("tan(_: Double)") { (a: Double) in tan(a) }
    method("acosh(_: Double)") { (a: Double) in acosh(a) }
    method("asinh(_: Double)") { (a: Double) in asinh(a) }
    method("atanh(_: Double)") { (a: Double) in atanh(a) }
    method("cosh(_: Double)") { (a: Double) in cosh(a) }
    method("sinh(_: Double)") { (a: Double) in sinh(a) }
    method("tanh(_: Double)") { (a: Double) in tanh(a) }
    method("exp(_: Double)") { (a: Double) in exp(a) }
    method("exp2(_: Double)") { (a: Double) in exp2(a) }
    method("expm1(_: Double)") { (a: Double) in expm1(a) }
    method("log(_: Double)") { (a: Double) in log(a) }
    method("log10(_: Double)") { (a: Double) in log10(a) }
    method("log2(_: Double)") { (a: Double) in log2(a) }
    method("log1p(_: Double)") { (a: Double) in log1p(a) }
    method("logb(_: Double)") { (a: Double) in logb(a) }
    method("cbrt(_: Double)") { (a: Double) in cbrt(a) }
    method("erf(_: Double)") { (a: Double) in erf(a) }
    method("erfc(_: Double)") { (a: Double) in erfc(a) }
    method("tgamma(_: Double)") { (a: Double) in tgamma(a) }
    method("nearbyint(_: Double)") { (a: Double) in nearbyint(a) }
    method("rint(_: Double)") { (a: Double) in rint(a) }
    method("atan2(_: Double, _: Double)") { (a: Double, b: Double) in atan2(a, b) }
    method("hypot(_: Double, _: Double)") { (a: Double, b: Double) in hypot(a, b) }
    method("pow(_: Double, _: Double)") { (a: Double, b: Double) in pow(a, b) }
    method("copysign(_: Double, _: Double)") { (a: Double, b: Double) in copysign(a, b) }
    method("nextafter(_: Double, _: Double)") { (a: Double, b: Double) in nextafter(a, b) }
    method("fdim(_: Double, _: Double)") { (a: Double, b: Double) in fdim(a, b) }
    method("fmax(_: Double, _: Double)") { (a: Double, b: Double) in fmax(a, b) }
    method("fmin(_: Double, _: Double)") { (a: Double, b: Double) in fmin(a, b) }
    method("acos(_: Float)") { (a: Float) in acos(a) }
    method("asin(_: Float)") { (a: Float) in asin(a) }
    method("atan(_: Float)") { (a: Float) in atan(a) }
    method("cos(_: Float)") { (a: Float) in cos(a) }
    method("sin(_: Float)") { (a: Float) in sin(a) }
    method("tan(_: Float)") { (a: Float) in tan(a) }
    method("acosh(_: Float)") { (a: Float) in acosh(a) }
    method("asinh(_: Float)") { (a: Float) in asinh(a) }
    method("atanh(_: Float)") { (a: Float) in atanh(a) }
    method("cosh(_: Float)") { (a: Float) in cosh(a) }
    method("sinh(_: Float)") { (a: Float) in sinh(a) }
    method("tanh(_: Float)") { (a: Float) in tanh(a) }
    method("exp(_: Float)") { (a: Float) in exp(a) }
    method("exp2(_: Float)") { (a: Float) in exp2(a) }
  }

  private mutating func addMathFunctionsPart2() {
    method("expm1(_: Float)") { (a: Float) in expm1(a) }
    method("log(_: Float)") { (a: Float) in log(a) }
    method("log10(_: Float)") { (a: Float) in log10(a) }
    method("log2(_: Float)") { (a: Float) in log2(a) }
    method("log1p(_: Float)") { (a: Float) in log1p(a) }
    method("logb(_: Float)") { (a: Float) in logb(a) }
    method("cbrt(_: Float)") { (a: Float) in cbrt(a) }
    method("erf(_: Float)") { (a: Float) in erf(a) }
    method("erfc(_: Float)") { (a: Float) in erfc(a) }
    method("tgamma(_: Float)") { (a: Float) in tgamma(a) }
    method("nearbyint(_: Float)") { (a: Float) in nearbyint(a) }
    method("rint(_: Float)") { (a: Float) in rint(a) }
    method("atan2(_: Float, _: Float)") { (a: Float, b: Float) in atan2(a, b) }
    method("hypot(_: Float, _: Float)") { (a: Float, b: Float) in hypot(a, b) }
    method("pow(_: Float, _: Float)") { (a: Float, b: Float) in pow(a, b) }
    method("copysign(_: Float, _: Float)") { (a: Float, b: Float) in copysign(a, b) }
    method("nextafter(_: Float, _: Float)") { (a: Float, b: Float) in nextafter(a, b) }
    method("fdim(_: Float, _: Float)") { (a: Float, b: Float) in fdim(a, b) }
    method("fmax(_: Float, _: Float)") { (a: Float, b: Float) in fmax(a, b) }
    method("fmin(_: Float, _: Float)") { (a: Float, b: Float) in fmin(a, b) }
    method("fabs(_: Double)") { (a: Double) in fabs(a) }
    method("sqrt(_: Double)") { (a: Double) in sqrt(a) }
    method("floor(_: Double)") { (a: Double) in floor(a) }
    method("ceil(_: Double)") { (a: Double) in ceil(a) }
    method("round(_: Double)") { (a: Double) in round(a) }
    method("trunc(_: Double)") { (a: Double) in trunc(a) }
    method("fmod(_: Double, _: Double)") { (a: Double, b: Double) in fmod(a, b) }
    method("remainder(_: Double, _: Double)") { (a: Double, b: Double) in remainder(a, b) }
    method("ldexp(_: Double, _: Int)") { (a: Double, b: Int) in ldexp(a, b) }
    method("scalbn(_: Double, _: Int)") { (a: Double, b: Int) in scalbn(a, b) }
    method("ilogb(_: Double)") { (a: Double) in ilogb(a) }
    method("fma(_: Double, _: Double, _: Double)") { (a: Double, b: Double, c: Double) in fma(a, b, c) }
    method("lround(_: Double)") { (a: Double) in lround(a) }
    method("fabs(_: Float)") { (a: Float) in fabs(a) }
    method("sqrt(_: Float)") { (a: Float) in sqrt(a) }
    method("floor(_: Float)") { (a: Float) in floor(a) }
    method("ceil(_: Float)") { (a: Float) in ceil(a) }
    method("round(_: Float)") { (a: Float) in round(a) }
    method("trunc(_: Float)") { (a: Float) in trunc(a) }
    method("fmod(_: Float, _: Float)") { (a: Float, b: Float) in fmod(a, b) }
    method("remainder(_: Float, _: Float)") { (a: Float, b: Float) in remainder(a, b) }
    method("ldexp(_: Float, _: Int)") { (a: Float, b: Int) in ldexp(a, b) }
    method("scalbn(_: Float, _: Int)") { (a: Float, b: Int) in scalbn(a, b) }
    method("ilogb(_: Float)") { (a: Float) in ilogb(a) }
    method("fma(_: Float, _: Float, _: Float)") { (a: Float, b: Float, c: Float) in fma(a, b, c) }
    method("lroundf(_: Float)") { (a: Float) in lroundf(a) }
    method("fabs(_: CGFloat)") { (a: CGFloat) in fabs(a) }
    method("sqrt(_: CGFloat)") { (a: CGFloat) in sqrt(a) }
  }

  private mutating func addMathFunctionsPart3() {
    method("floor(_: CGFloat)") { (a: CGFloat) in floor(a) }
    method("ceil(_: CGFloat)") { (a: CGFloat) in ceil(a) }
    method("round(_: CGFloat)") { (a: CGFloat) in round(a) }
    method("trunc(_: CGFloat)") { (a: CGFloat) in trunc(a) }
    method("fmod(_: CGFloat, _: CGFloat)") { (a: CGFloat, b: CGFloat) in fmod(a, b) }
    method("remainder(_: CGFloat, _: CGFloat)") { (a: CGFloat, b: CGFloat) in remainder(a, b) }
    method("sinf(_: Float)") { (a: Float) in sinf(a) }
    method("cosf(_: Float)") { (a: Float) in cosf(a) }
    method("tanf(_: Float)") { (a: Float) in tanf(a) }
    method("sqrtf(_: Float)") { (a: Float) in sqrtf(a) }
    method("floorf(_: Float)") { (a: Float) in floorf(a) }
    method("ceilf(_: Float)") { (a: Float) in ceilf(a) }
    method("roundf(_: Float)") { (a: Float) in roundf(a) }
    method("fabsf(_: Float)") { (a: Float) in fabsf(a) }
    method("expf(_: Float)") { (a: Float) in expf(a) }
    method("logf(_: Float)") { (a: Float) in logf(a) }
    method("powf(_: Float, _: Float)") { (a: Float, b: Float) in powf(a, b) }
    method("fminf(_: Float, _: Float)") { (a: Float, b: Float) in fminf(a, b) }
    method("fmaxf(_: Float, _: Float)") { (a: Float, b: Float) in fmaxf(a, b) }
    method("fmodf(_: Float, _: Float)") { (a: Float, b: Float) in fmodf(a, b) }
  }
}
