// NavigationBackport: what it adds to View, as its documentation has it.

extension View {
  func nbNavigationDestination<D: Hashable, C: View>(
    for pathElementType: D.Type, @ViewBuilder destination builder: @escaping (D) -> C
  ) -> some View {
    navigationDestination(for: pathElementType, destination: builder)
  }
  func nbNavigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    navigationDestination(isPresented: isPresented, destination: destination)
  }
  func nbNavigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    navigationDestination(item: item, destination: destination)
  }
  func nbUseNavigationStack(_ policy: UseNavigationStackPolicy) -> some View { self }
}
