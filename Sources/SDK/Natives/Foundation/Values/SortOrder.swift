// Foundation: what the declarations of SortOrder are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addSortOrder() {
    addSortOrderItself()
  }

  private mutating func addSortOrderItself() {
    value("SortOrder", SortOrder.self)
  }
}

extension SortOrder: HostCases {
  static var hostCases: [SortOrder] {
    [.forward, .reverse]
  }
}
