// swiftui-introspect: the declarations of WebViewType, as its documentation has them.

struct WebViewType: IntrospectableViewType {
  init() {}
}
