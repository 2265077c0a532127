// SwiftUI: the declarations of ViewSpacing.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ViewSpacing {
  static let zero: ViewSpacing
  init()
  mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all)
  func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing
  func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat
}
