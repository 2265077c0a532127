// SwiftUI: the declarations of SymbolEffectTransition.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SymbolEffectTransition: Transition {
  init<T>(effect: T, options: SymbolEffectOptions) where T: SymbolEffect, T: TransitionSymbolEffect
  func body(content: SymbolEffectTransition.Content, phase: TransitionPhase) -> some View
  static let properties: TransitionProperties
}
