// ButtonKit: the declarations of TaskProgress, as its documentation has them.

protocol TaskProgress: ObservableObject {
  var fractionCompleted: Double? { get }
  func reset()
  func cancel()
  func started() async
  func ended() async
}

extension TaskProgress {
  func cancel() {}
  func started() async {}
  func ended() async {}
}

extension TaskProgress where Self == IndeterminateProgress {
  static var indeterminate: IndeterminateProgress { IndeterminateProgress() }
}

extension TaskProgress where Self == DiscreteProgress {
  static func discrete(totalUnitCount: Int) -> DiscreteProgress {
    DiscreteProgress(totalUnitCount: totalUnitCount)
  }
}
