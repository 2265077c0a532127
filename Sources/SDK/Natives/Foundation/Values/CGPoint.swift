// Foundation: what the declarations of CGPoint are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addCGPoint() {
    addCGPointItself()
  }

  private mutating func addCGPointItself() {
    value("CGPoint", CGPoint.self)
    property("CGPoint.x", \CGPoint.x)
    property("CGPoint.y", \CGPoint.y)
    make("CGPoint.init()") { CGPoint() }
    make("CGPoint.init(x: CGFloat, y: CGFloat)") { (a: CGFloat, b: CGFloat) in CGPoint(x: a, y: b) }
    make("CGPoint.init(x: Int, y: Int)") { (a: Int, b: Int) in CGPoint(x: a, y: b) }
    make("CGPoint.init(x: Double, y: Double)") { (a: Double, b: Double) in CGPoint(x: a, y: b) }
    constants(
      "CGPoint",
      ["zero": .zero]
        as KeyValuePairs<String, CGPoint>)
  }
}

extension CGPoint: HostBoxed {}
