// swift-dependencies: what it adds to DependencyValues, as its documentation has it.

extension DependencyValues {
  private enum OpenURLKey: DependencyKey {
    static let liveValue = OpenURLEffect { _ in true }
  }

  var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
