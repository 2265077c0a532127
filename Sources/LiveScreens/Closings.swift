import EarshotPresentations
import EarshotViewTree
import EarshotVocabulary

/// The `onDismiss` closures of sheets, covers and popovers. They run however a presentation was
/// closed: by a scrub, by `dismiss`, or by the app itself (`sheet(isPresented:onDismiss:)`,
/// iOS 13+).
struct Closings {
  /// A modifier with an `onDismiss`: its view, and which of its modifiers it is.
  private struct Place: Hashable {
    var owner: Identity
    var index: Int
  }

  private var handlers: [Place: Handler] = [:]
  private var open: [Place] = []

  init(of root: ViewNode) {
    // UIKit's own presentations are not declared in the tree.
    if case .element = root.kind { return }
    var left = [root]
    while let node = left.popLast() {
      for (index, modifier) in node.modifiers.enumerated() {
        if let handler = modifier.argument("onDismiss")?.handler {
          let place = Place(owner: node.identity, index: index)
          handlers[place] = handler
          if modifier.isOpen { open.append(place) }
        }
        for argument in modifier.arguments {
          if case .views(let views) = argument.value { left.append(loud: views) }
        }
      }
      left.append(loud: node.children)
    }
  }

  /// What runs now for what was open before and is still there, but closed.
  func handlers(since before: Closings) -> [Handler] {
    guard !before.open.isEmpty else { return [] }
    let stillOpen = Set(open)
    return before.open.filter { !stillOpen.contains($0) }.compactMap { handlers[$0] }
  }
}

extension [ViewNode] {
  /// Puts those behind the others that open something or are told of a closing.
  fileprivate mutating func append(loud nodes: [ViewNode]) {
    for index in nodes.indices where !nodes[index].isQuiet { append(nodes[index]) }
  }
}
