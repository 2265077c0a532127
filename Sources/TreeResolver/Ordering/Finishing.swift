import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension Walk {
  /// Puts everything in reading order and makes the tree of it.
  mutating func finish(_ tree: ViewTree) -> Resolution {
    Pairs.resolve(&self)
    var order = order
    order.layers = layers
    let kept = RowPlaces(rows)
    let roots = arrange(output, order, isSemantic: profile >= .ios15, kept).pieces
    var finished = FinishedTree(
      AccessibilityTree(
        name: tree.name, environment: environment, layoutDirection: LayoutDirections.direction(of: tree),
        screen: screenIdentity(tree)), of: self, kept)
    finished.emit(roots, &self)
    finished.resolveTargets(self)
    finished.tree.defaultFocus = defaultFocus.map { drafts[$0].element.identity }
    guard rows?.isAbridged != true else {
      return Resolution(tree: finished.tree, of: tree, layout, interface, notices)
    }
    return Resolution(
      tree: finished.tree,
      RecordedOutcomes(
        records: outcomes.all, layout: layout, elementIndices: finished.elementIndices,
        containerIndices: finished.containerIndices),
      notices)
  }

  /// Another pushed screen, sheet, alert or menu makes another screen; another tab does not.
  private func screenIdentity(_ tree: ViewTree) -> Identity {
    presented.reduce(Identity.root) { $0.child(Int(truncatingIfNeeded: $1.hash)) }
  }

  /// Orders the pieces and what is in them; answers with the frame by which the block is placed.
  private mutating func arrange(
    _ pieces: [Piece], _ order: LineOrder, isSemantic: Bool, keepsWrittenOrder: Bool = false,
    _ kept: RowPlaces
  ) -> (pieces: [Piece], frame: Rect?) {
    if !keepsWrittenOrder, !kept.isEmpty, let units = units(pieces, order, kept) {
      return arrange(units, order, isSemantic: isSemantic)
    }
    var items: [OrderItem] = []
    items.reserveCapacity(pieces.count)
    for piece in reachable(pieces) {
      if let item = item(piece, order, kept) { items.append(item) }
    }
    let frame = LineOrder.first(of: items, order)
    if keepsWrittenOrder { return (items.map(\.piece), frame) }
    return (order.sorted(items, byPriority: isSemantic).map(\.piece), frame)
  }

  mutating func item(_ piece: Piece, _ order: LineOrder, _ kept: RowPlaces) -> OrderItem? {
    switch piece {
    case .element(let index):
      return OrderItem(piece: piece, drafts.standing(of: index))
    case .cluster(let index):
      let isSemantic = profile >= .ios15 || clusters[index].container.kind == .semanticGroup
      let inside = arrange(
        clusters[index].pieces, order, isSemantic: isSemantic,
        keepsWrittenOrder: clusters[index].keepsWrittenOrder, kept)
      clusters[index].pieces = inside.pieces
      guard !inside.pieces.isEmpty else { return nil }
      return OrderItem(
        piece: piece, frame: inside.frame, priority: clusters[index].sortPriority,
        band: clusters[index].band, layer: clusters[index].layer)
    }
  }

  /// Beside something modal nothing else can be reached.
  private func reachable(_ pieces: [Piece]) -> [Piece] {
    guard pieces.contains(where: isModal) else { return pieces }
    return pieces.filter(isModal)
  }

  func isModal(_ piece: Piece) -> Bool {
    switch piece {
    case .element(let index): drafts.standing(of: index).isModal
    case .cluster(let index): clusters[index].isModal
    }
  }
}

extension LineOrder {
  /// The frame of what is visually first, by which a block is placed.
  static func first(of items: [OrderItem], _ order: LineOrder) -> Rect? {
    let frames = items.compactMap(\.frame)
    guard let top = frames.map(\.minY).min() else { return nil }
    let line = frames.filter { $0.minY - top < order.lineThreshold }
    return order.isRightToLeft
      ? line.max { $0.minX < $1.minX } : line.min { $0.minX < $1.minX }
  }
}

/// Which way lines run on a screen.
enum LayoutDirections {
  /// The tree's own, else what the outermost views say, else the locale's.
  static func direction(of tree: ViewTree) -> LayoutDirection {
    if let given = tree.layoutDirection { return given }
    var node = tree.root
    for _ in 0..<64 {
      if let stated = stated(node) { return stated }
      guard node.children.count == 1 else { break }
      node = node.children[0]
    }
    return tree.environment.layoutDirection
  }

  private static func stated(_ node: ViewNode) -> LayoutDirection? {
    for modifier in node.modifiers.reversed() where modifier.name == "environment" {
      guard modifier.unlabeled(0)?.symbol == "layoutDirection" else { continue }
      switch modifier.unlabeled(1)?.symbol {
      case "rightToLeft": return .rightToLeft
      case "leftToRight": return .leftToRight
      default: continue
      }
    }
    return nil
  }
}
