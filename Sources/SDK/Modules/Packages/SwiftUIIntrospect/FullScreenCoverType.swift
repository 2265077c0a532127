// swiftui-introspect: the declarations of FullScreenCoverType, as its documentation has them.

struct FullScreenCoverType: IntrospectableViewType {
  init() {}
}
