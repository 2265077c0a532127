// WidgetKit: the declarations of AppIntentControlValueProvider.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol AppIntentControlValueProvider {
  associatedtype Value
  associatedtype Configuration
  func previewValue(configuration: Self.Configuration) -> Self.Value
  func currentValue(configuration: Self.Configuration) async throws -> Self.Value
}
