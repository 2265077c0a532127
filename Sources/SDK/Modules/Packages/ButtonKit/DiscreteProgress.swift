// ButtonKit: the declarations of DiscreteProgress, as its documentation has them.

final class DiscreteProgress: TaskProgress {
  let totalUnitCount: Int
  @Published var completedUnitCount = 0

  init(totalUnitCount: Int) { self.totalUnitCount = totalUnitCount }

  var fractionCompleted: Double? { Double(completedUnitCount) / Double(totalUnitCount) }
  func reset() { completedUnitCount = 0 }
}
