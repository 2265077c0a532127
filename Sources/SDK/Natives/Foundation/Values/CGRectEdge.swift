// Foundation: what the declarations of CGRectEdge are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addCGRectEdge() {
    addCGRectEdgeItself()
  }

  private mutating func addCGRectEdgeItself() {
    value("CGRectEdge", CGRectEdge.self)
  }
}

extension CGRectEdge: HostCases {
  static var hostCases: [CGRectEdge] {
    [.minXEdge, .minYEdge, .maxXEdge, .maxYEdge]
  }
}
