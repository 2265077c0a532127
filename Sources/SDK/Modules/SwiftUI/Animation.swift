// SwiftUI: the declarations of Animation.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Animation: Equatable, Hashable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  init<A>(_ base: A) where A: CustomAnimation
  static let `default`: Animation
  func speed(_ speed: Double) -> Animation
  static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation
  static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation
  static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation
  func logicallyComplete(after duration: TimeInterval) -> Animation
  static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation
  static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation
  static var interpolatingSpring: Animation { get }
  func delay(_ delay: TimeInterval) -> Animation
  static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0)
    -> Animation
  @_disfavoredOverload static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation
  static var spring: Animation { get }
  @_disfavoredOverload static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation
  static var interactiveSpring: Animation { get }
  static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation
  static var smooth: Animation { get }
  static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
  static var snappy: Animation { get }
  static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
  static var bouncy: Animation { get }
  static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
  static func easeInOut(duration: TimeInterval) -> Animation
  static var easeInOut: Animation { get }
  static func easeIn(duration: TimeInterval) -> Animation
  static var easeIn: Animation { get }
  static func easeOut(duration: TimeInterval) -> Animation
  static var easeOut: Animation { get }
  static func linear(duration: TimeInterval) -> Animation
  static var linear: Animation { get }
  static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation
  func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation
  func repeatForever(autoreverses: Bool = true) -> Animation
  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic
  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic
  func shouldMerge<V>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>)
    -> Bool where V: VectorArithmetic
  var base: any CustomAnimation { get }
  var description: String { get }
  var debugDescription: String { get }
}
