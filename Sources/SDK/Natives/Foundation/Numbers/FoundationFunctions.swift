// Foundation: functions of lengths, points and rectangles.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addFoundationFunctions() {
    addFoundationFunctionsPart1()
    addFoundationFunctionsPart2()
  }

  private mutating func addFoundationFunctionsPart1() {
    method("pow(_: Decimal, _: Int)") { (a: Decimal, b: Int) in
      try Trap.unless(b != .min, "arithmetic overflow in Int -")
      return pow(a, b)
    }
    method("acos(_: CGFloat)") { (a: CGFloat) in acos(a) }
    method("cos(_: CGFloat)") { (a: CGFloat) in cos(a) }
    method("sin(_: CGFloat)") { (a: CGFloat) in sin(a) }
    method("asin(_: CGFloat)") { (a: CGFloat) in asin(a) }
    method("atan(_: CGFloat)") { (a: CGFloat) in atan(a) }
    method("tan(_: CGFloat)") { (a: CGFloat) in tan(a) }
    method("acosh(_: CGFloat)") { (a: CGFloat) in acosh(a) }
    method("asinh(_: CGFloat)") { (a: CGFloat) in asinh(a) }
    method("atanh(_: CGFloat)") { (a: CGFloat) in atanh(a) }
    method("cosh(_: CGFloat)") { (a: CGFloat) in cosh(a) }
    method("sinh(_: CGFloat)") { (a: CGFloat) in sinh(a) }
    method("tanh(_: CGFloat)") { (a: CGFloat) in tanh(a) }
    method("exp(_: CGFloat)") { (a: CGFloat) in exp(a) }
    method("exp2(_: CGFloat)") { (a: CGFloat) in exp2(a) }
    method("expm1(_: CGFloat)") { (a: CGFloat) in expm1(a) }
    method("log(_: CGFloat)") { (a: CGFloat) in log(a) }
    method("log10(_: CGFloat)") { (a: CGFloat) in log10(a) }
    method("log2(_: CGFloat)") { (a: CGFloat) in log2(a) }
    method("log1p(_: CGFloat)") { (a: CGFloat) in log1p(a) }
    method("logb(_: CGFloat)") { (a: CGFloat) in logb(a) }
    method("cbrt(_: CGFloat)") { (a: CGFloat) in cbrt(a) }
    method("erf(_: CGFloat)") { (a: CGFloat) in erf(a) }
    method("erfc(_: CGFloat)") { (a: CGFloat) in erfc(a) }
    method("tgamma(_: CGFloat)") { (a: CGFloat) in tgamma(a) }
    method("nearbyint(_: CGFloat)") { (a: CGFloat) in nearbyint(a) }
    method("rint(_: CGFloat)") { (a: CGFloat) in rint(a) }
    method("atan2(_: CGFloat, _: CGFloat)") { (a: CGFloat, b: CGFloat) in atan2(a, b) }
    method("hypot(_: CGFloat, _: CGFloat)") { (a: CGFloat, b: CGFloat) in hypot(a, b) }
    method("pow(_: CGFloat, _: CGFloat)") { (a: CGFloat, b: CGFloat) in pow(a, b) }
    method("copysign(_: CGFloat, _: CGFloat)") { (a: CGFloat, b: CGFloat) in copysign(a, b) }
    method("nextafter(_: CGFloat, _: CGFloat)") { (a: CGFloat, b: CGFloat) in nextafter(a, b) }
    method("fdim(_: CGFloat, _: CGFloat)") { (a: CGFloat, b: CGFloat) in fdim(a, b) }
    method("fmax(_: CGFloat, _: CGFloat)") { (a: CGFloat, b: CGFloat) in fmax(a, b) }
    method("fmin(_: CGFloat, _: CGFloat)") { (a: CGFloat, b: CGFloat) in fmin(a, b) }
    method("ldexp(_: CGFloat, _: Int)") { (a: CGFloat, b: Int) in ldexp(a, b) }
    method("ilogb(_: CGFloat)") { (a: CGFloat) in ilogb(a) }
    method("scalbn(_: CGFloat, _: Int)") { (a: CGFloat, b: Int) in scalbn(a, b) }
    method("j0(_: CGFloat)") { (a: CGFloat) in j0(a) }
    method("j1(_: CGFloat)") { (a: CGFloat) in j1(a) }
    method("jn(_: Int, _: CGFloat)") { (a: Int, b: CGFloat) in jn(try Trap.narrowed(a), b) }
    method("y0(_: CGFloat)") { (a: CGFloat) in y0(a) }
    method("y1(_: CGFloat)") { (a: CGFloat) in y1(a) }
    method("yn(_: Int, _: CGFloat)") { (a: Int, b: CGFloat) in yn(try Trap.narrowed(a), b) }
    method("NSMakePoint(_: CGFloat, _: CGFloat)") { (a: CGFloat, b: CGFloat) in NSMakePoint(a, b) }
    method("NSMakeSize(_: CGFloat, _: CGFloat)") { (a: CGFloat, b: CGFloat) in NSMakeSize(a, b) }
    method("NSMakeRect(_: CGFloat, _: CGFloat, _: CGFloat, _: CGFloat)") {
      (a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat) in NSMakeRect(a, b, c, d)
    }
    method("NSMaxX(_: NSRect)") { (a: NSRect) in NSMaxX(a) }
  }

  private mutating func addFoundationFunctionsPart2() {
    method("NSMaxY(_: NSRect)") { (a: NSRect) in NSMaxY(a) }
    method("NSMidX(_: NSRect)") { (a: NSRect) in NSMidX(a) }
    method("NSMidY(_: NSRect)") { (a: NSRect) in NSMidY(a) }
    method("NSMinX(_: NSRect)") { (a: NSRect) in NSMinX(a) }
    method("NSMinY(_: NSRect)") { (a: NSRect) in NSMinY(a) }
    method("NSWidth(_: NSRect)") { (a: NSRect) in NSWidth(a) }
    method("NSHeight(_: NSRect)") { (a: NSRect) in NSHeight(a) }
    method("NSRectFromCGRect(_: CGRect)") { (a: CGRect) in NSRectFromCGRect(a) }
    method("NSRectToCGRect(_: NSRect)") { (a: NSRect) in NSRectToCGRect(a) }
    method("NSPointFromCGPoint(_: CGPoint)") { (a: CGPoint) in NSPointFromCGPoint(a) }
    method("NSPointToCGPoint(_: NSPoint)") { (a: NSPoint) in NSPointToCGPoint(a) }
    method("NSSizeFromCGSize(_: CGSize)") { (a: CGSize) in NSSizeFromCGSize(a) }
    method("NSSizeToCGSize(_: NSSize)") { (a: NSSize) in NSSizeToCGSize(a) }
    method("NSEqualPoints(_: NSPoint, _: NSPoint)") { (a: NSPoint, b: NSPoint) in NSEqualPoints(a, b) }
    method("NSEqualSizes(_: NSSize, _: NSSize)") { (a: NSSize, b: NSSize) in NSEqualSizes(a, b) }
    method("NSEqualRects(_: NSRect, _: NSRect)") { (a: NSRect, b: NSRect) in NSEqualRects(a, b) }
    method("NSIsEmptyRect(_: NSRect)") { (a: NSRect) in NSIsEmptyRect(a) }
    method("NSInsetRect(_: NSRect, _: CGFloat, _: CGFloat)") { (a: NSRect, b: CGFloat, c: CGFloat) in
      NSInsetRect(a, b, c)
    }
    method("NSIntegralRect(_: NSRect)") { (a: NSRect) in NSIntegralRect(a) }
    method("NSUnionRect(_: NSRect, _: NSRect)") { (a: NSRect, b: NSRect) in NSUnionRect(a, b) }
    method("NSIntersectionRect(_: NSRect, _: NSRect)") { (a: NSRect, b: NSRect) in
      NSIntersectionRect(try a.ended, try b.ended)
    }
    method("NSOffsetRect(_: NSRect, _: CGFloat, _: CGFloat)") { (a: NSRect, b: CGFloat, c: CGFloat) in
      NSOffsetRect(a, b, c)
    }
    method("NSPointInRect(_: NSPoint, _: NSRect)") { (a: NSPoint, b: NSRect) in NSPointInRect(a, b) }
    method("NSMouseInRect(_: NSPoint, _: NSRect, _: Bool)") { (a: NSPoint, b: NSRect, c: Bool) in
      NSMouseInRect(a, b, c)
    }
    method("NSContainsRect(_: NSRect, _: NSRect)") { (a: NSRect, b: NSRect) in NSContainsRect(a, b) }
    method("NSIntersectsRect(_: NSRect, _: NSRect)") { (a: NSRect, b: NSRect) in NSIntersectsRect(a, b) }
    method("NSStringFromPoint(_: NSPoint)") { (a: NSPoint) in NSStringFromPoint(a) }
    method("NSStringFromSize(_: NSSize)") { (a: NSSize) in NSStringFromSize(a) }
    method("NSStringFromRect(_: NSRect)") { (a: NSRect) in NSStringFromRect(a) }
    method("NSPointFromString(_: String)") { (a: String) in NSPointFromString(a) }
    method("NSSizeFromString(_: String)") { (a: String) in NSSizeFromString(a) }
    method("NSRectFromString(_: String)") { (a: String) in NSRectFromString(a) }
  }
}
