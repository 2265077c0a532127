// SwiftUI: the declarations of HoverEffect.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct HoverEffect: CustomHoverEffect {
  init<E>(_ effect: E) where E: CustomHoverEffect
  static let automatic: HoverEffect
  static let highlight: HoverEffect
  static let lift: HoverEffect
  typealias Body = Never
}
