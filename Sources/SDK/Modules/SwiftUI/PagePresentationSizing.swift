// SwiftUI: the declarations of PagePresentationSizing.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PagePresentationSizing: PresentationSizing {
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}
