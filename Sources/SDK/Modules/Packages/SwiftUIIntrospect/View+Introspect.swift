// swiftui-introspect: what it adds to View, as its documentation has it.

extension View {
  /// What is done to the view of UIKit's is not run.
  func introspect<SwiftUIViewType: IntrospectableViewType>(
    _ viewType: SwiftUIViewType, on platforms: PlatformViewVersionPredicate<SwiftUIViewType>...,
    scope: IntrospectionScope? = nil, customize: @escaping (Any) -> Void
  ) -> some View { self }
}
