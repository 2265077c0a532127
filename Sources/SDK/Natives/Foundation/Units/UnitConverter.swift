// Foundation: what the declarations of UnitConverter are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnitConverter() {
    addUnitConverterItself()
  }

  private mutating func addUnitConverterItself() {
    value("UnitConverter", UnitConverter.self)
    method("UnitConverter.baseUnitValue(fromValue:)") { (it: UnitConverter, a: Double) in
      it.baseUnitValue(fromValue: a)
    }
    method("UnitConverter.value(fromBaseUnitValue:)") { (it: UnitConverter, a: Double) in
      it.value(fromBaseUnitValue: a)
    }
  }
}

extension UnitConverter: HostBoxed {}
