// SwiftUI: what iOS 27 adds to View.
// Declared as the framework's interface has it, with code of our own.

extension View {
  func reorderContainer<Item>(
    for itemType: Item.Type, isEnabled: Bool = true, move: @escaping (IndexSet, Int) -> Void
  ) -> some View where Item: Identifiable
  func reorderContainer<Item>(for itemType: Item.Type, isEnabled: Bool = true) -> some View
  where Item: Identifiable
  func swipeActionsContainer() -> some View
  func toolbarMinimizeBehavior(_ behavior: ToolbarMinimizeBehavior, for bars: ToolbarPlacement...)
    -> some View
  func contentMarginsRemoved(_ edges: Edge.Set = .all) -> some View
  func asyncImageURLSession(_ session: URLSession) -> some View
  func defaultTabBarPlacement(_ placement: TabBarPlacement) -> some View
  func alert<Item, A>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>, @ViewBuilder actions: (Item) -> A
  ) -> some View where A: View
  @_disfavoredOverload func alert<S, Item, A>(
    _ title: S, item: Binding<Item?>, @ViewBuilder actions: (Item) -> A
  )
    -> some View where S: StringProtocol, A: View
  func alert<Item, A, M>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>, @ViewBuilder actions: (Item) -> A,
    @ViewBuilder message: (Item) -> M
  ) -> some View where A: View, M: View
  @_disfavoredOverload func alert<S, Item, A, M>(
    _ title: S, item: Binding<Item?>, @ViewBuilder actions: (Item) -> A, @ViewBuilder message: (Item) -> M
  ) -> some View where S: StringProtocol, A: View, M: View
  func alert<E>(error: Binding<E?>) -> some View where E: LocalizedError
  func alert<E, A>(error: Binding<E?>, @ViewBuilder actions: (E) -> A) -> some View
  where E: LocalizedError, A: View
  func alert<E, A, M>(
    error: Binding<E?>, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View where E: LocalizedError, A: View, M: View
  func confirmationDialog<Item, A>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> A
  ) -> some View where A: View
  @_disfavoredOverload func confirmationDialog<S, Item, A>(
    _ title: S, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> A
  ) -> some View where S: StringProtocol, A: View
  func confirmationDialog<Item, A, M>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> A, @ViewBuilder message: (Item) -> M
  ) -> some View where A: View, M: View
}
