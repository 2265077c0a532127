// SwiftUI: the declarations of CustomHoverEffect.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol CustomHoverEffect {
  associatedtype Body: CustomHoverEffect
  typealias Content = EmptyHoverEffect
  func body(content: Self.Content) -> Self.Body
}

extension CustomHoverEffect where Self == AutomaticHoverEffect {
  static var automatic: AutomaticHoverEffect { get }
}

extension CustomHoverEffect where Self == HighlightHoverEffect {
  static var highlight: HighlightHoverEffect { get }
}

extension CustomHoverEffect where Self == LiftHoverEffect {
  static var lift: LiftHoverEffect { get }
}

extension CustomHoverEffect {
  func hoverEffectDisabled(_ isDisabled: Bool = true) -> some CustomHoverEffect
}

extension CustomHoverEffect where Self.Body == Never {
  func body(content: Self.Content) -> Self.Body
}
