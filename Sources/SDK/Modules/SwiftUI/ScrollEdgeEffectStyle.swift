// SwiftUI: the declarations of ScrollEdgeEffectStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ScrollEdgeEffectStyle: Hashable {
  static var automatic: ScrollEdgeEffectStyle { get }
  static var hard: ScrollEdgeEffectStyle { get }
  static var soft: ScrollEdgeEffectStyle { get }
}
