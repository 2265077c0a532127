// Foundation: what the declarations of URLQueryItem are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addURLQueryItem() {
    addURLQueryItemItself()
  }

  private mutating func addURLQueryItemItself() {
    value("URLQueryItem", URLQueryItem.self)
    property("URLQueryItem.name", \URLQueryItem.name)
    property("URLQueryItem.value", \URLQueryItem.value)
    make("URLQueryItem.init(name:value:)") { (a: String, b: String?) in URLQueryItem(name: a, value: b) }
  }
}

extension URLQueryItem: HostBoxed {}
