// Foundation: what the declarations of MassFormatter are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addMassFormatter() {
    addMassFormatterItself()
  }

  private mutating func addMassFormatterItself() {
    value("MassFormatter", MassFormatter.self)
    property("MassFormatter.numberFormatter", \MassFormatter.numberFormatter)
    property("MassFormatter.unitStyle", \MassFormatter.unitStyle)
    property("MassFormatter.isForPersonMassUse", \MassFormatter.isForPersonMassUse)
    make("MassFormatter.init()") { MassFormatter() }
    method("MassFormatter.string(fromValue:unit:)") { (it: MassFormatter, a: Double, b: MassFormatter.Unit) in
      it.string(fromValue: a, unit: b)
    }
    method("MassFormatter.string(fromKilograms:)") { (it: MassFormatter, a: Double) in
      it.string(fromKilograms: a)
    }
    method("MassFormatter.unitString(fromValue:unit:)") {
      (it: MassFormatter, a: Double, b: MassFormatter.Unit) in it.unitString(fromValue: a, unit: b)
    }
    method("MassFormatter.unitStringDisplayedAdjacent(toValue:unit:)") {
      (it: MassFormatter, a: Double, b: MassFormatter.Unit) in
      it.unitStringDisplayedAdjacent(toValue: a, unit: b)
    }
    value("MassFormatter.Unit", MassFormatter.Unit.self)
  }
}

extension MassFormatter.Unit: HostCases {
  static var hostCases: [MassFormatter.Unit] {
    [.gram, .kilogram, .ounce, .pound, .stone]
  }
}
