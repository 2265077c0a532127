// Foundation: what the declarations of CGRect are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addCGRect() {
    addCGRectItself()
  }

  private mutating func addCGRectItself() {
    value("CGRect", CGRect.self)
    property("CGRect.origin", \CGRect.origin)
    property("CGRect.size", \CGRect.size)
    property("CGRect.width", \CGRect.width)
    property("CGRect.height", \CGRect.height)
    property("CGRect.minX", \CGRect.minX)
    property("CGRect.midX", \CGRect.midX)
    property("CGRect.maxX", \CGRect.maxX)
    property("CGRect.minY", \CGRect.minY)
    property("CGRect.midY", \CGRect.midY)
    property("CGRect.maxY", \CGRect.maxY)
    property("CGRect.isEmpty", \CGRect.isEmpty)
    property("CGRect.isInfinite", \CGRect.isInfinite)
    property("CGRect.isNull", \CGRect.isNull)
    property("CGRect.standardized", \CGRect.standardized)
    property("CGRect.integral", \CGRect.integral)
    make("CGRect.init()") { CGRect() }
    make("CGRect.init(origin:size:)") { (a: CGPoint, b: CGSize) in CGRect(origin: a, size: b) }
    make("CGRect.init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)") {
      (a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat) in CGRect(x: a, y: b, width: c, height: d)
    }
    make("CGRect.init(x: Double, y: Double, width: Double, height: Double)") {
      (a: Double, b: Double, c: Double, d: Double) in CGRect(x: a, y: b, width: c, height: d)
    }
    make("CGRect.init(x: Int, y: Int, width: Int, height: Int)") { (a: Int, b: Int, c: Int, d: Int) in
      CGRect(x: a, y: b, width: c, height: d)
    }
    method("CGRect.contains(_: CGPoint)") { (it: CGRect, a: CGPoint) in it.contains(a) }
    method("CGRect.contains(_: CGRect)") { (it: CGRect, a: CGRect) in it.contains(a) }
    method("CGRect.insetBy(dx:dy:)") { (it: CGRect, a: CGFloat, b: CGFloat) in it.insetBy(dx: a, dy: b) }
    method("CGRect.union(_:)") { (it: CGRect, a: CGRect) in it.union(a) }
    method("CGRect.intersection(_:)") { (it: CGRect, a: CGRect) in try it.ended.intersection(a.ended) }
    method("CGRect.intersects(_:)") { (it: CGRect, a: CGRect) in it.intersects(a) }
    method("CGRect.offsetBy(dx:dy:)") { (it: CGRect, a: CGFloat, b: CGFloat) in it.offsetBy(dx: a, dy: b) }
    constants(
      "CGRect",
      ["zero": .zero, "null": .null, "infinite": .infinite]
        as KeyValuePairs<String, CGRect>)
  }
}

extension CGRect: HostBoxed {
  /// The rectangle, if its ends are numbers: Foundation here ends the program otherwise.
  var ended: CGRect {
    get throws {
      if standardized.maxX.isNaN || standardized.maxY.isNaN {
        throw Interruption.unknown("where a rectangle ends")
      }
      return self
    }
  }
}
