// swiftui-introspect: the declarations of VideoPlayerType, as its documentation has them.

struct VideoPlayerType: IntrospectableViewType {
  init() {}
}
