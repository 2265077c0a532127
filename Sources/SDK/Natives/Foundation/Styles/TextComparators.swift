import EarshotSwiftRuntime
import Foundation

extension String.Comparator: HostBoxed {}

/// How texts are put in order.
extension Natives {
  mutating func addTextComparators() {
    value("String.Comparator", String.Comparator.self)
    property("String.Comparator.order", \String.Comparator.order)
    property("String.Comparator.locale", \String.Comparator.locale)
    self["String.Comparator.init(options:order:)"] = { arguments, _ in
      let options = try arguments[1].compareOptions
      return .host(String.Comparator(options: options, order: try .host(arguments[2])))
    }
    method("String.Comparator.compare(_:_:)") { (it: String.Comparator, a: String, b: String) in
      it.compare(a, b)
    }
  }
}
