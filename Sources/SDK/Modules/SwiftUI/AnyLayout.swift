// SwiftUI: the declarations of AnyLayout.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AnyLayout: Layout {
  init<L>(_ layout: L) where L: Layout
  struct Cache {}
  func makeCache(subviews: AnyLayout.Subviews) -> AnyLayout.Cache
  func updateCache(_ cache: inout AnyLayout.Cache, subviews: AnyLayout.Subviews)
  func spacing(subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache)
    -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews,
    cache: inout AnyLayout.Cache
  ) -> CGFloat?
}
