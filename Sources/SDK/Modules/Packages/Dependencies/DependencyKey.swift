// swift-dependencies: the declarations of DependencyKey, as its documentation has them.

protocol DependencyKey<Value>: TestDependencyKey {
  associatedtype Value = Self
  static var liveValue: Value { get }
  static var previewValue: Value { get }
  static var testValue: Value { get }
}

extension DependencyKey {
  static var previewValue: Value { liveValue }
  static var testValue: Value { previewValue }
}
