// Foundation: what the declarations of Unit are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnit() {
    addUnitItself()
  }

  private mutating func addUnitItself() {
    value("Unit", Unit.self)
    property("Unit.symbol", \Unit.symbol)
    make("Unit.init(symbol:)") { (a: String) in Unit(symbol: a) }
  }
}

extension Unit: HostBoxed {}
