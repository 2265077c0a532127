// SwiftSoup (github.com/scinfu/SwiftSoup): what is looked for in elements.

extension Element {
  /// Whether it or something in it is what is looked for.
  func _holds(_ selector: _Selector, _ root: Element) -> Bool {
    selector.matches(root, self) || children()._list.contains { $0._holds(selector, root) }
  }
}
