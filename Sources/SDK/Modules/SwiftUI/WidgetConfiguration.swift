// SwiftUI: the declarations of WidgetConfiguration.
// Declared as the framework's interface has it, with code of our own.

protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Self.Body { get }
  /// What it shows of an entry of its timeline, or of what its provider has before there is one; nil: nothing.
  func _shown(for entry: Any?) -> AnyView?
}

extension WidgetConfiguration {
  func _shown(for entry: Any?) -> AnyView? { body._shown(for: entry) }
  func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping (D) async -> R)
    -> some WidgetConfiguration
  { self }
}
