// SwiftUI: the declarations of AnyTransition.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AnyTransition {
  init<T>(_ transition: T) where T: Transition
  static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier
  static func offset(_ offset: CGSize) -> AnyTransition
  static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition
  static func move(edge: Edge) -> AnyTransition
  static let opacity: AnyTransition
  static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition
  static var slide: AnyTransition { get }
  static func push(from edge: Edge) -> AnyTransition
  func animation(_ animation: Animation?) -> AnyTransition
  func combined(with other: AnyTransition) -> AnyTransition
  static var identity: AnyTransition { get }
  static var scale: AnyTransition { get }
  static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition
}
