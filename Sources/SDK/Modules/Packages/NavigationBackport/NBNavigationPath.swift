// NavigationBackport: the declarations of NBNavigationPath, as its documentation has them.

struct NBNavigationPath: Equatable {
  var elements: [AnyHashable]
  var count: Int { elements.count }
  var isEmpty: Bool { elements.isEmpty }

  init(_ elements: [AnyHashable] = []) { self.elements = elements }
  init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { $0 as AnyHashable }
  }

  mutating func append<V: Hashable>(_ value: V) { elements.append(value) }
  mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

  mutating func push(_ screen: AnyHashable) { elements.push(screen) }
  mutating func pop(_ count: Int = 1) { elements.pop(count) }
  mutating func popTo(index: Int) { elements.popTo(index: index) }
  mutating func popToRoot() { elements.popToRoot() }
  @discardableResult mutating func popTo(where condition: (AnyHashable) -> Bool) -> Bool {
    elements.popTo(where: condition)
  }
  @discardableResult mutating func popTo(_ screen: AnyHashable) -> Bool { elements.popTo(screen) }
  @discardableResult mutating func popTo<T: Hashable>(_: T.Type) -> Bool { popTo(where: { $0 is T }) }
}
