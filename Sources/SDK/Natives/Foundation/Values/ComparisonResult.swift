// Foundation: what the declarations of ComparisonResult are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addComparisonResult() {
    addComparisonResultItself()
  }

  private mutating func addComparisonResultItself() {
    value("ComparisonResult", ComparisonResult.self)
  }
}

extension ComparisonResult: HostCases {
  static var hostCases: [ComparisonResult] {
    [.orderedAscending, .orderedSame, .orderedDescending]
  }
}
