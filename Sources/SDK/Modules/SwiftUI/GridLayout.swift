// SwiftUI: the declarations of GridLayout.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct GridLayout: Layout {
  var alignment: Alignment { get set }
  var horizontalSpacing: CGFloat? { get set }
  var verticalSpacing: CGFloat? { get set }
  init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)
  typealias Body = Never
  func makeCache(subviews: GridLayout.Subviews) -> GridLayout.Cache
  func updateCache(_ cache: inout GridLayout.Cache, subviews: GridLayout.Subviews)
  func spacing(subviews: GridLayout.Subviews, cache: inout GridLayout.Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: GridLayout.Subviews, cache: inout GridLayout.Cache)
    -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: GridLayout.Subviews,
    cache: inout GridLayout.Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: GridLayout.Subviews, cache: inout GridLayout.Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: GridLayout.Subviews,
    cache: inout GridLayout.Cache
  ) -> CGFloat?
  struct Cache {}
}
