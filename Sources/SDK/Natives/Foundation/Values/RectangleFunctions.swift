// Foundation: functions of points, sizes and rectangles.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addRectangleFunctions() {
    addRectangleMakers()
    addRectangleEdges()
    addRectangleComparisons()
    addRectangleChanges()
    addRectangleTexts()
  }

  /// Points, sizes and rectangles from numbers and from each other.
  private mutating func addRectangleMakers() {
    method("NSMakePoint(_: CGFloat, _: CGFloat)") { (a: CGFloat, b: CGFloat) in NSMakePoint(a, b) }
    method("NSMakeSize(_: CGFloat, _: CGFloat)") { (a: CGFloat, b: CGFloat) in NSMakeSize(a, b) }
    method("NSMakeRect(_: CGFloat, _: CGFloat, _: CGFloat, _: CGFloat)") {
      (a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat) in NSMakeRect(a, b, c, d)
    }
    method("NSRectFromCGRect(_: CGRect)") { (a: CGRect) in NSRectFromCGRect(a) }
    method("NSPointFromCGPoint(_: CGPoint)") { (a: CGPoint) in NSPointFromCGPoint(a) }
    method("NSSizeFromCGSize(_: CGSize)") { (a: CGSize) in NSSizeFromCGSize(a) }
    method("NSRectToCGRect(_: NSRect)") { (a: NSRect) in NSRectToCGRect(a) }
    method("NSPointToCGPoint(_: NSPoint)") { (a: NSPoint) in NSPointToCGPoint(a) }
    method("NSSizeToCGSize(_: NSSize)") { (a: NSSize) in NSSizeToCGSize(a) }
  }

  private mutating func addRectangleEdges() {
    method("NSMaxX(_: NSRect)") { (a: NSRect) in NSMaxX(a) }
    method("NSMaxY(_: NSRect)") { (a: NSRect) in NSMaxY(a) }
    method("NSMidX(_: NSRect)") { (a: NSRect) in NSMidX(a) }
    method("NSMidY(_: NSRect)") { (a: NSRect) in NSMidY(a) }
    method("NSMinX(_: NSRect)") { (a: NSRect) in NSMinX(a) }
    method("NSMinY(_: NSRect)") { (a: NSRect) in NSMinY(a) }
    method("NSWidth(_: NSRect)") { (a: NSRect) in NSWidth(a) }
    method("NSHeight(_: NSRect)") { (a: NSRect) in NSHeight(a) }
  }

  private mutating func addRectangleComparisons() {
    method("NSEqualPoints(_: NSPoint, _: NSPoint)") { (a: NSPoint, b: NSPoint) in NSEqualPoints(a, b) }
    method("NSEqualSizes(_: NSSize, _: NSSize)") { (a: NSSize, b: NSSize) in NSEqualSizes(a, b) }
    method("NSEqualRects(_: NSRect, _: NSRect)") { (a: NSRect, b: NSRect) in NSEqualRects(a, b) }
    method("NSIsEmptyRect(_: NSRect)") { (a: NSRect) in NSIsEmptyRect(a) }
    method("NSPointInRect(_: NSPoint, _: NSRect)") { (a: NSPoint, b: NSRect) in NSPointInRect(a, b) }
    method("NSMouseInRect(_: NSPoint, _: NSRect, _: Bool)") { (a: NSPoint, b: NSRect, c: Bool) in
      NSMouseInRect(a, b, c)
    }
    method("NSContainsRect(_: NSRect, _: NSRect)") { (a: NSRect, b: NSRect) in NSContainsRect(a, b) }
    method("NSIntersectsRect(_: NSRect, _: NSRect)") { (a: NSRect, b: NSRect) in NSIntersectsRect(a, b) }
  }

  /// Rectangles from others.
  private mutating func addRectangleChanges() {
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
  }

  private mutating func addRectangleTexts() {
    method("NSStringFromPoint(_: NSPoint)") { (a: NSPoint) in NSStringFromPoint(a) }
    method("NSStringFromSize(_: NSSize)") { (a: NSSize) in NSStringFromSize(a) }
    method("NSStringFromRect(_: NSRect)") { (a: NSRect) in NSStringFromRect(a) }
    method("NSPointFromString(_: String)") { (a: String) in NSPointFromString(a) }
    method("NSSizeFromString(_: String)") { (a: String) in NSSizeFromString(a) }
    method("NSRectFromString(_: String)") { (a: String) in NSRectFromString(a) }
  }
}
