// SwiftUI: the declarations of Spring.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Spring: Hashable {
  init(duration: TimeInterval = 0.5, bounce: Double = 0.0)
  var duration: TimeInterval { get }
  var bounce: Double { get }
  init(response: Double, dampingRatio: Double)
  var response: Double { get }
  var dampingRatio: Double { get }
  init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
  var mass: Double { get }
  var stiffness: Double { get }
  var damping: Double { get }
  init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001)
  var settlingDuration: TimeInterval { get }
  func settlingDuration<V>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval
  where V: VectorArithmetic
  func value<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V: VectorArithmetic
  func velocity<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V: VectorArithmetic
  func update<V>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval)
  where V: VectorArithmetic
  func force<V>(target: V, position: V, velocity: V) -> V where V: VectorArithmetic
  func settlingDuration<V>(fromValue: V, toValue: V, initialVelocity: V, epsilon: Double) -> TimeInterval
  where V: Animatable
  func value<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V where V: Animatable
  func velocity<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V where V: Animatable
  func force<V>(fromValue: V, toValue: V, position: V, velocity: V) -> V where V: Animatable
  static var smooth: Spring { get }
  static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring
  static var snappy: Spring { get }
  static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring
  static var bouncy: Spring { get }
  static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring
}
