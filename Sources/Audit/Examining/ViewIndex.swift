import EarshotViewTree
import EarshotVocabulary

/// The views of a screen in one list, each with its parent and how many views are inside it.
///
/// Views in arguments (labels) and in modifiers (overlays) count as inside. What a bar shows is in the bar and in
/// the modifier that put it there, and is listed once: bars inside bars would double with each level.
struct ViewIndex: Sendable {
  struct Entry: Sendable {
    var node: ViewNode
    /// Index of the view around it; nil for the root.
    var parent: Int?
    /// Index after the last view inside it.
    var end: Int
    /// Whether it stands in a modifier of its parent: an overlay, a toolbar.
    var isInModifier: Bool
  }

  private(set) var entries: [Entry] = []
  private var byIdentity: [Identity: Int] = [:]

  init(_ root: ViewNode) {
    var left: [(node: ViewNode, parent: Int?, isInModifier: Bool)] = [(root, nil, false)]
    while let (node, parent, isInModifier) = left.popLast() {
      let index = entries.count
      let known = byIdentity.updateValue(index, forKey: node.identity)
      if let known {
        byIdentity[node.identity] = known
        if isInModifier { continue }
      }
      entries.append(Entry(node: node, parent: parent, end: 1, isInModifier: isInModifier))
      for modifier in node.modifiers.reversed() {
        for argument in modifier.arguments.reversed() {
          for view in (argument.value.views ?? []).reversed() { left.append((view, index, true)) }
        }
      }
      for child in node.children.reversed() { left.append((child, index, false)) }
      for argument in node.arguments.reversed() {
        for view in (argument.value.views ?? []).reversed() { left.append((view, index, false)) }
      }
      if case .element(let properties) = node.kind {
        for view in (properties.elements ?? []).reversed() { left.append((view, index, false)) }
      }
    }
    // `end` holds how many views there are, until it is known where each begins.
    for index in entries.indices.reversed() {
      if let parent = entries[index].parent { entries[parent].end += entries[index].end }
      entries[index].end += index
    }
  }

  func index(of identity: Identity) -> Int? { byIdentity[identity] }

  func node(_ identity: Identity) -> ViewNode? { byIdentity[identity].map { entries[$0].node } }

  /// The views around one, innermost first.
  func ancestors(of index: Int) -> some Sequence<Int> {
    sequence(state: entries[index].parent) { [entries] place in
      guard let current = place else { return nil }
      place = entries[current].parent
      return current
    }
  }

  /// The view itself and all inside it.
  func inside(_ index: Int) -> Range<Int> { index..<entries[index].end }
}
