// swift-composable-architecture: what it adds to DependencyValues, as its documentation has it.

extension DependencyValues {
  private enum DismissKey: DependencyKey {
    static let liveValue = DismissEffect(_dismissal: nil)
  }

  var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  var isPresented: Bool { dismiss._dismissal != nil }
}
