// NavigationBackport: the declarations of Navigator, as its documentation has them.

class Navigator<Screen>: ObservableObject {
  private let binding: Binding<[Screen]>
  var path: [Screen] {
    get { binding.wrappedValue }
    set { binding.wrappedValue = newValue }
  }

  init(_ binding: Binding<[Screen]>) { self.binding = binding }
}

extension Navigator where Screen: NBScreen {
  func push(_ screen: Screen) { path.push(screen) }
  func pop(_ count: Int = 1) { path.pop(count) }
  func popTo(index: Int) { path.popTo(index: index) }
  func popToRoot() { path.popToRoot() }
  @discardableResult func popTo(where condition: (Screen) -> Bool) -> Bool { path.popTo(where: condition) }
  @discardableResult func popTo(_ screen: Screen) -> Bool { path.popTo(screen) }
}

extension Navigator where Screen == AnyHashable {
  @discardableResult func popTo<T: Hashable>(_: T.Type) -> Bool { popTo(where: { $0 is T }) }
}
