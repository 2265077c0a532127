// swift-dependencies: what it adds to DependencyValues, as its documentation has it.

extension DependencyValues {
  private enum DateKey: DependencyKey {
    static let liveValue = DateGenerator { Date() }
  }

  var date: DateGenerator {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }
}
