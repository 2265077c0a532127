// SwiftUI: the declarations of GlassEffectTransition.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct GlassEffectTransition {
  static var matchedGeometry: GlassEffectTransition { get }
  static var materialize: GlassEffectTransition { get }
  static var identity: GlassEffectTransition { get }
}
