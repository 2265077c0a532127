// SwiftUI: the declarations of GlassEffectContainer.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct GlassEffectContainer<Content>: View where Content: View {
  init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
  typealias Body = Never
}
