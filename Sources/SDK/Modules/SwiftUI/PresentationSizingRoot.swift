// SwiftUI: the declarations of PresentationSizingRoot.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PresentationSizingRoot {
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}
