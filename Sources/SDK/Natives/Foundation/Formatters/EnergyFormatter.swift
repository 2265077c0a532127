// Foundation: what the declarations of EnergyFormatter are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addEnergyFormatter() {
    addEnergyFormatterItself()
  }

  private mutating func addEnergyFormatterItself() {
    value("EnergyFormatter", EnergyFormatter.self)
    property("EnergyFormatter.numberFormatter", \EnergyFormatter.numberFormatter)
    property("EnergyFormatter.unitStyle", \EnergyFormatter.unitStyle)
    property("EnergyFormatter.isForFoodEnergyUse", \EnergyFormatter.isForFoodEnergyUse)
    make("EnergyFormatter.init()") { EnergyFormatter() }
    method("EnergyFormatter.string(fromValue:unit:)") {
      (it: EnergyFormatter, a: Double, b: EnergyFormatter.Unit) in it.string(fromValue: a, unit: b)
    }
    method("EnergyFormatter.string(fromJoules:)") { (it: EnergyFormatter, a: Double) in
      it.string(fromJoules: a)
    }
    method("EnergyFormatter.unitString(fromValue:unit:)") {
      (it: EnergyFormatter, a: Double, b: EnergyFormatter.Unit) in it.unitString(fromValue: a, unit: b)
    }
    value("EnergyFormatter.Unit", EnergyFormatter.Unit.self)
  }
}

extension EnergyFormatter.Unit: HostCases {
  static var hostCases: [EnergyFormatter.Unit] {
    [.joule, .kilojoule, .calorie, .kilocalorie]
  }
}
