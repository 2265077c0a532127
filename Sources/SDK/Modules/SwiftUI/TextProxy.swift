// SwiftUI: the declarations of TextProxy.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TextProxy {
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}
