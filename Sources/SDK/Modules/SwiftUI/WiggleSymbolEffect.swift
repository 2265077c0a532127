// SwiftUI: the declarations of WiggleSymbolEffect.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension WiggleSymbolEffect {
  func custom(angle: Angle) -> WiggleSymbolEffect
}
