// SwiftUI: the declarations of Transaction.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Transaction {
  init()
  subscript<K>(key: K.Type) -> K.Value where K: TransactionKey { get set }
  var dismissBehavior: DismissBehavior { get set }
  var isContinuous: Bool { get set }
  var scrollTargetAnchor: UnitPoint? { get set }
  var scrollPositionUpdatePreservesVelocity: Bool { get set }
  var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior { get set }
  mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void)
  init(animation: Animation?)
  var animation: Animation? { get set }
  var disablesAnimations: Bool { get set }
  var tracksVelocity: Bool { get set }
}
