// ButtonKit: the declarations of IndeterminateProgress, as its documentation has them.

final class IndeterminateProgress: TaskProgress {
  let fractionCompleted: Double? = nil

  init() {}

  func reset() {}
}
