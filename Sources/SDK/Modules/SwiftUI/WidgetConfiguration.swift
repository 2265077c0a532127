// SwiftUI: the declarations of WidgetConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Self.Body { get }
}

extension WidgetConfiguration {
  func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping (D) async -> R)
    -> some WidgetConfiguration
}
