/// What a publisher gives after a while, and where in its pipeline that goes on.
struct LateValues: Sendable {
  /// From the moment at which it is put off.
  var seconds: Double
  /// nil: what comes out of all inputs of the operator before `next`, once they have given what they have.
  var values: [Value]?
  var finishes = false
  /// The operator that it goes on with.
  var next: Int
  /// Where it was published, if it comes in by the operator `next`, which joins several.
  var place: PublishingPlace?
  /// Which operator holds it back; what is newer takes its place there.
  var operation: Int?
  /// Whether it is what the publisher gives first.
  var isFirst = false
}

/// When a `throttle` let something by.
struct Throttle: Hashable, Sendable {
  var subscription: Int
  var operation: Int
}

extension PendingWork {
  func isHeld(by operation: Int?, of subscription: Int) -> Bool {
    guard id == subscription, let operation, case .arrive(let late, _) = work else { return false }
    return late.operation == operation
  }
}
