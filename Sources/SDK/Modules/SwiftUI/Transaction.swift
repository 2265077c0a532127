// SwiftUI: the declarations of Transaction.
// Declared as the framework's interface has it, with code of our own.

struct Transaction {
  var _keyed: [ObjectIdentifier: Any] = [:]
  var animation: Animation?
  var disablesAnimations = false
  var isContinuous = false
  var tracksVelocity = false
  var _dismissBehavior: DismissBehavior?
  var scrollTargetAnchor: UnitPoint?
  var scrollPositionUpdatePreservesVelocity = false
  var _scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior?

  init() {}
  init(animation: Animation?) { self.animation = animation }

  var dismissBehavior: DismissBehavior {
    get { _dismissBehavior ?? .interactive }
    set { _dismissBehavior = newValue }
  }

  var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { _scrollContentOffsetAdjustmentBehavior ?? .automatic }
    set { _scrollContentOffsetAdjustmentBehavior = newValue }
  }

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
