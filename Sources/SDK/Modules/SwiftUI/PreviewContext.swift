// SwiftUI: the declarations of PreviewContext.
// Declared as the framework's interface has it, with code of our own.

protocol PreviewContext {
  subscript<Key>(key: Key.Type) -> Key.Value where Key: PreviewContextKey { get }
  /// What the environment says of it inside.
  func _apply(to environment: inout EnvironmentValues)
  /// How large it is shown; nil: as large as the screen has it.
  var _size: CGSize? { get }
}

extension PreviewContext {
  func _apply(to environment: inout EnvironmentValues) {}
  var _size: CGSize? { nil }
}
