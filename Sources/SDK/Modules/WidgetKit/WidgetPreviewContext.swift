// WidgetKit: the declarations of WidgetPreviewContext.
// Declared as the framework's interface has it, with code of our own.

struct WidgetPreviewContext: PreviewContext {
  let _family: WidgetFamily

  subscript<Key>(key: Key.Type) -> Key.Value where Key: PreviewContextKey { Key.defaultValue }
  init(family: WidgetFamily) { _family = family }
  func _apply(to environment: inout EnvironmentValues) { environment._givenWidgetFamily = _family }
  var _size: CGSize? { _family._size }
}
