// Foundation: what the declarations of UnitConverterLinear are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnitConverterLinear() {
    addUnitConverterLinearItself()
  }

  private mutating func addUnitConverterLinearItself() {
    value("UnitConverterLinear", UnitConverterLinear.self)
    property("UnitConverterLinear.coefficient", \UnitConverterLinear.coefficient)
    property("UnitConverterLinear.constant", \UnitConverterLinear.constant)
    make("UnitConverterLinear.init(coefficient:)") { (a: Double) in UnitConverterLinear(coefficient: a) }
    make("UnitConverterLinear.init(coefficient:constant:)") { (a: Double, b: Double) in
      UnitConverterLinear(coefficient: a, constant: b)
    }
    method("UnitConverterLinear.baseUnitValue(fromValue:)") { (it: UnitConverterLinear, a: Double) in
      it.baseUnitValue(fromValue: a)
    }
    method("UnitConverterLinear.value(fromBaseUnitValue:)") { (it: UnitConverterLinear, a: Double) in
      it.value(fromBaseUnitValue: a)
    }
  }
}
