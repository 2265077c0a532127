// Foundation: what the declarations of LengthFormatter are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addLengthFormatter() {
    addLengthFormatterItself()
  }

  private mutating func addLengthFormatterItself() {
    value("LengthFormatter", LengthFormatter.self)
    property("LengthFormatter.numberFormatter", \LengthFormatter.numberFormatter)
    property("LengthFormatter.unitStyle", \LengthFormatter.unitStyle)
    property("LengthFormatter.isForPersonHeightUse", \LengthFormatter.isForPersonHeightUse)
    make("LengthFormatter.init()") { LengthFormatter() }
    method("LengthFormatter.string(fromValue:unit:)") {
      (it: LengthFormatter, a: Double, b: LengthFormatter.Unit) in it.string(fromValue: a, unit: b)
    }
    method("LengthFormatter.string(fromMeters:)") { (it: LengthFormatter, a: Double) in
      it.string(fromMeters: a)
    }
    method("LengthFormatter.unitString(fromValue:unit:)") {
      (it: LengthFormatter, a: Double, b: LengthFormatter.Unit) in it.unitString(fromValue: a, unit: b)
    }
    value("LengthFormatter.Unit", LengthFormatter.Unit.self)
  }
}

extension LengthFormatter.Unit: HostCases {
  static var hostCases: [LengthFormatter.Unit] {
    [.millimeter, .centimeter, .meter, .kilometer, .inch, .foot, .yard, .mile]
  }
}
