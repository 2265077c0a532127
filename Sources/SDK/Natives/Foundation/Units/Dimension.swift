// Foundation: what the declarations of Dimension are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addDimension() {
    addDimensionItself()
  }

  private mutating func addDimensionItself() {
    value("Dimension", Dimension.self)
    property("Dimension.converter", \Dimension.converter)
    make("Dimension.init(symbol:)") { (a: String) in Dimension(symbol: a) }
  }
}
