// SwiftUI: the declarations of Transition.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol Transition {
  associatedtype Body: View
  @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
  static var properties: TransitionProperties { get }
  typealias Content = PlaceholderContentView<Self>
}

extension Transition where Self == SymbolEffectTransition {
  static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> SymbolEffectTransition
  where T: SymbolEffect, T: TransitionSymbolEffect
  static var symbolEffect: SymbolEffectTransition { get }
}

extension Transition where Self == OffsetTransition {
  static func offset(_ offset: CGSize) -> Self
  static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self
}

extension Transition where Self == MoveTransition {
  static func move(edge: Edge) -> Self
}

extension Transition where Self == OpacityTransition {
  static var opacity: OpacityTransition { get }
}

extension Transition where Self == SlideTransition {
  static var slide: SlideTransition { get }
}

extension Transition where Self == PushTransition {
  static func push(from edge: Edge) -> Self
}

extension Transition {
  func animation(_ animation: Animation?) -> some Transition
  func combined<T>(with other: T) -> some Transition where T: Transition
  static var properties: TransitionProperties { get }
  func apply<V>(content: V, phase: TransitionPhase) -> some View where V: View
}

extension Transition where Self == IdentityTransition {
  static var identity: IdentityTransition { get }
}

extension Transition where Self == BlurReplaceTransition {
  static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self
  static var blurReplace: BlurReplaceTransition { get }
}

extension Transition where Self == ScaleTransition {
  static var scale: ScaleTransition { get }
  static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self
}
