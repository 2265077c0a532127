// SwiftUI: the declarations of Transaction.
// Declared as the framework's interface has it, with code of our own.

struct Transaction {
  var _keyed: [ObjectIdentifier: Any] = [:]
  var animation: Animation?
  var disablesAnimations = false
  var isContinuous = false
  var tracksVelocity = false
  var dismissBehavior: DismissBehavior = .interactive
  var scrollTargetAnchor: UnitPoint?
  var scrollPositionUpdatePreservesVelocity = false
  var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior = .automatic

  init() {}
  init(animation: Animation?) { self.animation = animation }

  subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
    get {
      if let value = _keyed[ObjectIdentifier(key)] as? K.Value { return value }
      return key.defaultValue
    }
    set { _keyed[ObjectIdentifier(key)] = newValue }
  }

  mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void)
}
