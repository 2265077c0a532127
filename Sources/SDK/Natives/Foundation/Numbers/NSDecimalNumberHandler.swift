// Foundation: what the declarations of NSDecimalNumberHandler are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addNSDecimalNumberHandler() {
    addNSDecimalNumberHandlerItself()
  }

  private mutating func addNSDecimalNumberHandlerItself() {
    value("NSDecimalNumberHandler", NSDecimalNumberHandler.self)
    make("NSDecimalNumberHandler.init()") { NSDecimalNumberHandler() }
    make(
      "NSDecimalNumberHandler.init(roundingMode:scale:raiseOnExactness:raiseOnOverflow:raiseOnUnderflow:raiseOnDivideByZero:)"
    ) { (a: NSDecimalNumber.RoundingMode, b: Int16, c: Bool, d: Bool, e: Bool, f: Bool) in
      NSDecimalNumberHandler(
        roundingMode: a, scale: b, raiseOnExactness: c, raiseOnOverflow: d, raiseOnUnderflow: e,
        raiseOnDivideByZero: f)
    }
    method("NSDecimalNumberHandler.roundingMode()") { (it: NSDecimalNumberHandler) in it.roundingMode() }
    method("NSDecimalNumberHandler.scale()") { (it: NSDecimalNumberHandler) in it.scale() }
    constants(
      "NSDecimalNumberHandler",
      ["default": .`default`]
        as KeyValuePairs<String, NSDecimalNumberHandler>)
  }
}

extension NSDecimalNumberHandler: HostBoxed {}
