// WidgetKit: the declarations of WidgetPreviewContext.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct WidgetPreviewContext: PreviewContext {
  subscript<Key>(key: Key.Type) -> Key.Value where Key: PreviewContextKey { get }
  init(family: WidgetFamily)
}
