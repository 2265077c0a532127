// NavigationBackport: what it adds to Array, as its documentation has it.

extension Array where Element: NBScreen {
  mutating func push(_ screen: Element) { append(screen) }
  mutating func pop(_ count: Int = 1) {
    guard count >= 0, count <= self.count else { return }
    removeLast(count)
  }
  mutating func popTo(index: Int) { pop(count - 1 - index) }
  mutating func popToRoot() { removeAll() }
  @discardableResult mutating func popTo(where condition: (Element) -> Bool) -> Bool {
    guard let index = lastIndex(where: condition) else { return false }
    popTo(index: index)
    return true
  }
  @discardableResult mutating func popTo(_ screen: Element) -> Bool { popTo(where: { $0 == screen }) }
}
