import EarshotAccessibilityTree
import EarshotVocabulary

/// A tree with look-ups over it, each made when it is first needed and kept while the tree stays.
struct TreeIndex: Sendable {
  private(set) var tree: AccessibilityTree
  private var positions: [Identity: Int]?
  private var categories: CategoryIndex?

  init(_ tree: AccessibilityTree) { self.tree = tree }

  /// Takes the screen's tree of now. Where it is the one already here, the look-ups stay.
  mutating func replace(with newer: AccessibilityTree) {
    let isSame =
      tree.elements.sharesStorage(with: newer.elements)
      && tree.containers.sharesStorage(with: newer.containers)
    tree = newer
    guard !isSame else { return }
    positions = nil
    categories = nil
  }

  /// The index of the element with that identity; `hint` is where it was before.
  mutating func position(of identity: Identity, near hint: Int? = nil) -> Int? {
    if let hint, tree.elements.indices.contains(hint), tree.elements.identity(at: hint) == identity {
      return hint
    }
    if positions == nil {
      positions = Dictionary(
        tree.elements.indices.map { (tree.elements.identity(at: $0), $0) },
        uniquingKeysWith: { first, _ in first })
    }
    return positions?[identity]
  }

  /// Everything on the screen that a rotor of that category stops at, in reading order.
  mutating func matches(of category: ElementCategory) -> [RotorMatch] {
    let index = categories ?? CategoryIndex(tree)
    categories = index
    return index.matches(of: category)
  }
}

extension Array {
  /// Whether both are one and the same array in memory, so that they need not be compared.
  func sharesStorage(with other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { mine in
        other.withUnsafeBufferPointer { $0.baseAddress == mine.baseAddress }
      }
  }
}

extension AccessibilityTree {
  /// The containers around an element, innermost first.
  func containersAround(_ element: AccessibilityElement) -> [AccessibilityContainer] {
    element.containers.reversed().compactMap {
      containers.indices.contains($0) ? containers[$0] : nil
    }
  }
}
