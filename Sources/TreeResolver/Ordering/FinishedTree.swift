import EarshotAccessibilityTree
import EarshotVocabulary

/// The tree while drafts become elements, in reading order.
struct FinishedTree {
  var tree: AccessibilityTree
  /// By index of the draft and of the cluster; -1 where none came of it.
  private(set) var elementIndices: [Int]
  private(set) var containerIndices: [Int]
  private var targets: [Identity: Identity] = [:]

  init(_ tree: AccessibilityTree, of walk: Walk) {
    self.tree = tree
    self.tree.elements.reserveCapacity(walk.drafts.count)
    elementIndices = Array(repeating: -1, count: walk.drafts.count)
    containerIndices = Array(repeating: -1, count: walk.clusters.count)
  }

  mutating func emit(_ pieces: [Piece], _ walk: inout Walk, in path: [Int] = []) {
    for piece in pieces {
      switch piece {
      case .element(let index): emit(element: index, walk, in: path)
      case .cluster(let index): emit(cluster: index, &walk, in: path)
      }
    }
  }

  private mutating func emit(element index: Int, _ walk: Walk, in path: [Int]) {
    let place = tree.elements.count
    elementIndices[index] = place
    var element = walk.drafts.element(index)
    element.containers = path
    for container in path { tree.containers[container].elements.append(place) }
    for id in walk.drafts[index].ids {
      let target = RotorIds.placeholder(for: id)
      if targets[target] == nil { targets[target] = element.identity }
    }
    if walk.drafts[index].focusRequest, tree.requestedFocus == nil { tree.requestedFocus = element.identity }
    tree.elements.append(element)
  }

  private mutating func emit(cluster index: Int, _ walk: inout Walk, in path: [Int]) {
    let cluster = walk.clusters[index]
    if cluster.isBlock { return emit(cluster.pieces, &walk, in: path) }
    let place = tree.containers.count
    containerIndices[index] = place
    var container = cluster.container
    container.parent = path.last
    container.isModal = cluster.isModal
    if cluster.hidesLabel { container.label = nil }
    tree.containers.append(container)
    let first = tree.elements.count
    emit(cluster.pieces, &walk, in: path + [place])
    if cluster.isTabBar { makeTabs(first) }
  }

  /// Every element in a container with the tab bar trait is a tab of it, nested ones too.
  private mutating func makeTabs(_ first: Int) {
    let count = tree.elements.count - first
    for index in tree.elements.indices.dropFirst(first) where tree.elements[index].context == nil {
      tree.elements[index].context = .tab(index: index - first, count: count)
    }
  }

  /// Rotor entries point at elements by ids; those are all known now.
  mutating func resolveTargets(_ walk: Walk) {
    for index in tree.elements.indices where !tree.elements[index].rotors.isEmpty {
      tree.elements[index].rotors = RotorIds.resolve(
        tree.elements[index].rotors, of: tree.elements[index].identity, among: targets)
    }
    for index in tree.containers.indices where !tree.containers[index].rotors.isEmpty {
      tree.containers[index].rotors = RotorIds.resolve(
        tree.containers[index].rotors, of: nil, among: targets)
    }
  }
}

extension Draft {
  /// The element with everything that was kept apart while it was made.
  var finished: AccessibilityElement {
    var element = element
    if let selection, labelIsReplaced {
      // The author's label takes the place of title and selection of a menu (CVS, pickers, iOS
      // 17-18); a link's selection is then its value (assumed).
      if element.value == nil, !element.traits.contains(.popUpButton) { element.value = selection }
    } else if selection != nil || labelSuffix != nil {
      element.label = wholeLabel
    }
    if !swipeActions.isEmpty || !menuActions.isEmpty {
      element.actions = swipeActions + element.actions + menuActions
    }
    if element.activationPoint == nil { element.activationPoint = element.frame?.center }
    return element
  }

  /// Whether `accessibilityLabel` took the place of the control's own title.
  private var labelIsReplaced: Bool {
    element.origins.contains { $0.property == .label && $0.standing == .given }
  }
}
