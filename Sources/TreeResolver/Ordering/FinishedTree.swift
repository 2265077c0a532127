import EarshotAccessibilityTree
import EarshotVocabulary

/// The tree while drafts become elements, in reading order.
struct FinishedTree {
  var tree: AccessibilityTree
  /// By index of the draft and of the cluster; -1 where none came of it.
  private(set) var elementIndices: [Int]
  private(set) var containerIndices: [Int]
  private let kept: RowPlaces
  private var hasRotors = false

  init(_ tree: AccessibilityTree, of walk: Walk, _ kept: RowPlaces) {
    self.tree = tree
    self.kept = kept
    self.tree.elements.reserveCapacity(walk.drafts.count)
    elementIndices = Array(repeating: -1, count: walk.drafts.count)
    containerIndices = Array(repeating: -1, count: walk.clusters.count)
  }

  mutating func emit(_ pieces: [Piece], _ walk: inout Walk, in path: [Int] = []) {
    var index = 0
    while index < pieces.count {
      if let number = kept.row(among: pieces, at: index, of: walk) {
        index += emit(row: number, &walk, in: path)
        continue
      }
      switch pieces[index] {
      case .element(let index): emit(element: index, walk, in: path)
      case .cluster(let index): emit(cluster: index, &walk, in: path)
      }
      index += 1
    }
  }

  private mutating func emit(element index: Int, _ walk: Walk, in path: [Int]) {
    let place = tree.elements.count
    elementIndices[index] = place
    let shared = walk.drafts.element(index, in: path)
    for container in path { tree.containers[container].elements.append(place) }
    if !shared.element.rotors.isEmpty { hasRotors = true }
    if tree.requestedFocus == nil, walk.drafts.standing(of: index).asksForFocus {
      tree.requestedFocus = shared.element.identity
    }
    tree.elements.append(shared)
  }

  /// Puts down all elements of a row, finished as they were where they stand in the same containers.
  /// Answers how many there are.
  private mutating func emit(row number: Int, _ walk: inout Walk, in path: [Int]) -> Int {
    guard let start = walk.rows?.starts[number].draft else { return 0 }
    walk.finish(row: number, in: path)
    guard let row = walk.rows?.after[number], let block = row.making.block else { return 0 }
    let first = tree.elements.count
    let (drafts, move) = (row.drafts, row.move)
    for piece in block.pieces {
      guard case .element(let index) = piece, let finished = drafts.finished(index) else { continue }
      elementIndices[start + index] = tree.elements.count
      if block.asksForFocus, tree.requestedFocus == nil, drafts.standing(of: index).asksForFocus {
        tree.requestedFocus = finished.element.identity
      }
      tree.elements.append(finished, moved: move)
    }
    for container in path {
      tree.containers[container].elements.append(contentsOf: first..<tree.elements.count)
    }
    return block.pieces.count
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
    guard hasRotors || tree.containers.contains(where: { !$0.rotors.isEmpty }) else { return }
    let targets = targets(walk)
    for index in tree.elements.indices where !tree.elements[index].rotors.isEmpty {
      tree.elements[index].rotors = RotorIds.resolve(
        tree.elements[index].rotors, of: tree.elements[index].identity, among: targets)
    }
    for index in tree.containers.indices where !tree.containers[index].rotors.isEmpty {
      tree.containers[index].rotors = RotorIds.resolve(
        tree.containers[index].rotors, of: nil, among: targets)
    }
  }

  /// The elements by their ids; of several with one id the first in reading order.
  private func targets(_ walk: Walk) -> [Identity: Identity] {
    var named: [(place: Int, id: String)] = []
    for index in walk.drafts.indices where elementIndices[index] >= 0 {
      for id in walk.drafts[index].ids { named.append((elementIndices[index], id)) }
    }
    named.sort { $0.place < $1.place }
    var targets: [Identity: Identity] = [:]
    for (place, id) in named {
      let target = RotorIds.placeholder(for: id)
      if targets[target] == nil { targets[target] = tree.elements[place].identity }
    }
    return targets
  }
}

extension RowPlaces {
  /// The row that begins there, where it stands in its own order; nil: none does.
  fileprivate func row(among pieces: [Piece], at index: Int, of walk: Walk) -> Int? {
    guard let number = row(inOrderAt: pieces[index]), let rows = walk.rows,
      let order = rows.after[number].order
    else { return nil }
    let start = rows.starts[number].draft
    guard index + order.count <= pieces.count, walk.drafts.hold(rows.after[number], at: start)
    else { return nil }
    for (offset, piece) in order.enumerated() where pieces[index + offset] != piece.moved(by: start) {
      return nil
    }
    return number
  }
}

extension Walk {
  /// Finishes the elements of a row, unless they are from the last time.
  fileprivate func finish(row number: Int, in path: [Int]) {
    guard let rows else { return }
    let row = rows.after[number]
    if row.drafts.isFinished(row.pieces, in: path) { return }
    // Others may hold these.
    let isShared = rows.starts[number].isTaken || row.move != nil
    let own = isShared ? row.renewed : row
    own.drafts.finish(row.pieces, in: path)
    rows.after[number] = own
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
    Draft.finish(&element, swipeActions, menuActions)
    return element
  }

  /// Puts actions in their order, and the activation point into the middle where there is none.
  static func finish(
    _ element: inout AccessibilityElement, _ swipeActions: [AccessibilityAction],
    _ menuActions: [AccessibilityAction]
  ) {
    if !swipeActions.isEmpty || !menuActions.isEmpty {
      element.actions = swipeActions + element.actions + menuActions
    }
    if element.activationPoint == nil { element.activationPoint = element.frame?.center }
  }

  /// Whether `accessibilityLabel` took the place of the control's own title.
  private var labelIsReplaced: Bool {
    element.origins.contains { $0.property == .label && $0.standing == .given }
  }
}
