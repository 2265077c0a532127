// swift-composable-architecture: the declarations of _StackComponent, as its documentation has them.

/// What a link pushes, and what is on a stack: known by what it is pushed as.
struct _StackComponent<Element>: Hashable {
  let id: StackElementID
  let element: Element

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
