// WidgetKit: the declarations of ControlValueProvider.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol ControlValueProvider {
  associatedtype Value
  var previewValue: Self.Value { get }
  func currentValue() async throws -> Self.Value
}
