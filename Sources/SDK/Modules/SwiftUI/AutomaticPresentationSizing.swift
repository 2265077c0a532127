// SwiftUI: the declarations of AutomaticPresentationSizing.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AutomaticPresentationSizing: PresentationSizing {
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}
