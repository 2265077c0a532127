// swift-dependencies: the declarations of TestDependencyKey, as its documentation has them.

protocol TestDependencyKey<Value> {
  associatedtype Value = Self
  static var previewValue: Value { get }
  static var testValue: Value { get }
}

extension TestDependencyKey {
  static var previewValue: Value { testValue }
  static var shouldReportUnimplemented: Bool { false }

  /// What there is where nothing was set: of keys with a live value that, outside of previews.
  static func _value(in context: DependencyContext) -> Value {
    context == .preview ? previewValue : testValue
  }
}
