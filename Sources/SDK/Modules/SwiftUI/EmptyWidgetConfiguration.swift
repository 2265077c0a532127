// SwiftUI: the declarations of EmptyWidgetConfiguration.
// Declared as the framework's interface has it, with code of our own.

struct EmptyWidgetConfiguration: WidgetConfiguration {
  init() {}
  typealias Body = Never
  func _shown(for entry: Any?) -> AnyView? { nil }
}
