import EarshotSwiftRuntime
import Foundation

/// How texts are put in order.
extension Natives {
  mutating func addTextComparators() {
    self["String.Comparator._compare(_:_:_:)"] = { arguments, _ in
      let comparator = String.Comparator(options: try arguments[3].compareOptions)
      return .comparison(comparator.compare(try arguments[1].string, try arguments[2].string))
    }
  }
}
