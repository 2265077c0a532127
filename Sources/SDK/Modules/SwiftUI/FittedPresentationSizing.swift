// SwiftUI: the declarations of FittedPresentationSizing.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct FittedPresentationSizing: PresentationSizing {
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}
