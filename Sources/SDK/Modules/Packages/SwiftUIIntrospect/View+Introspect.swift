// swiftui-introspect: what it adds to View, as its documentation has it.

extension View {
  /// What is done to the view of UIKit's is not run.
  func introspect<SwiftUIViewType: IntrospectableViewType, PlatformSpecificEntity: AnyObject>(
    _ viewType: SwiftUIViewType,
    on platforms: PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity>...,
    scope: IntrospectionScope? = nil, customize: @escaping (PlatformSpecificEntity) -> Void
  ) -> some View { self }
}
