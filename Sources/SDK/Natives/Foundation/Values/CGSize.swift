// Foundation: what the declarations of CGSize are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addCGSize() {
    addCGSizeItself()
  }

  private mutating func addCGSizeItself() {
    value("CGSize", CGSize.self)
    property("CGSize.width", \CGSize.width)
    property("CGSize.height", \CGSize.height)
    make("CGSize.init()") { CGSize() }
    make("CGSize.init(width: CGFloat, height: CGFloat)") { (a: CGFloat, b: CGFloat) in
      CGSize(width: a, height: b)
    }
    make("CGSize.init(width: Int, height: Int)") { (a: Int, b: Int) in CGSize(width: a, height: b) }
    make("CGSize.init(width: Double, height: Double)") { (a: Double, b: Double) in CGSize(width: a, height: b)
    }
    constants(
      "CGSize",
      ["zero": .zero]
        as KeyValuePairs<String, CGSize>)
  }
}

extension CGSize: HostBoxed {}
