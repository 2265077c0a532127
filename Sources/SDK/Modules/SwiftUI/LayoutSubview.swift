// SwiftUI: the declarations of LayoutSubview.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LayoutSubview: Equatable {
  subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { get }
  var priority: Double { get }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
  var spacing: ViewSpacing { get }
  func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)
  var containerValues: ContainerValues { get }
}
