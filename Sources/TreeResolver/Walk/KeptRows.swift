import EarshotLayout
import EarshotViewTree
import EarshotVocabulary

/// The rows of the last time beside those of now, while the tree is walked.
final class RowKeeper {
  private var before: RowsByStamp<ResolvedRow>
  var laidOut: RowsByStamp<LaidOutRow>
  var after: [ResolvedRow] = []
  /// The first draft of each of them, and whether it is as it was.
  var starts: [(draft: Int, isTaken: Bool)] = []
  /// A row is being resolved: rows inside it go with it.
  var isInside = false
  /// Whether a row was taken as it was.
  var isAbridged = false
  /// Whether the system's controls are as they were.
  let isInterfaceSame: Bool
  /// What the row that is being resolved asked of the list's selection.
  var chosen: [(tag: ArgumentValue, isChosen: Bool)] = []
  private var compared: (old: RowDeletion.Action, new: RowDeletion.Action, isSame: Bool)?
  private var comparedSetters: (old: RowSelection.Setter, new: RowSelection.Setter, isSame: Bool)?

  init(_ memory: ResolvedRows, _ layout: LayoutResult, _ interface: InterfaceState) {
    before = RowsByStamp(memory.rows)
    laidOut = RowsByStamp(layout.rows)
    isInterfaceSame = memory.interface == interface
    after.reserveCapacity(memory.rows.count)
    starts.reserveCapacity(memory.rows.count)
  }

  /// The row with that stamp.
  func row(_ stamp: ViewStamp) -> ResolvedRow? { before.row(stamp) }

  /// Whether both choose in the same way, whatever is chosen.
  func isSame(_ old: RowSelection?, _ new: RowSelection?) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    guard old.isSeveral == new.isSeveral else { return false }
    if old.setter === new.setter { return true }
    if let known = comparedSetters, known.old === old.setter, known.new === new.setter { return known.isSame }
    let isSame = old.setter.handler.isSame(as: new.setter.handler)
    comparedSetters = (old.setter, new.setter, isSame)
    return isSame
  }

  /// Whether both delete in the same way, whichever row.
  func isSame(_ old: RowDeletion?, _ new: RowDeletion?) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    if old.action === new.action { return true }
    if let compared, compared.old === old.action, compared.new === new.action { return compared.isSame }
    let isSame =
      old.action.handler.isSame(as: new.action.handler)
      && old.action.modifier.source == new.action.modifier.source
    compared = (old.action, new.action, isSame)
    return isSame
  }
}

extension Walk {
  /// Whether a row is one that follows from its views, its scope and its frames alone.
  func isKept(_ stamp: ViewStamp) -> Bool {
    guard let rows else { return false }
    return stamp.isLocal && !rows.isInside && layer == Layer.none
  }

  /// Resolves a row, or takes it as it was.
  mutating func resolve(row node: ViewNode, _ stamp: ViewStamp, in scope: Scope, _ deletion: RowDeletion?) {
    let laidOut = rows?.laidOut.row(stamp)
    if let row = knownRow(stamp, in: scope, deletion), let now = standing(row, laidOut, deletion) {
      take(now, isRenewed: now !== row)
      return
    }
    let start = RowStart(draft: drafts.count, layer: layers.count, outcome: outcomes.count)
    let mark = mark
    let before = (clusters.count, notices.count, presented.count, defaultFocus)
    rows?.isInside = true
    rows?.chosen = []
    resolveAnew(node, in: scope)
    if let deletion { RowActions.delete(deletion, from: mark, &self) }
    rows?.isInside = false
    guard before == (clusters.count, notices.count, presented.count, defaultFocus) else { return }
    let made = drafts.part(from: start.draft)
    let pieces = output[mark.output...].map { $0.moved(by: -start.draft) }
    let layers = layers[start.layer...].map { $0.moved(by: -start.outcome, layers: -start.layer) }
    let row = RowMaking(
      grounds: RowMaking.Grounds(
        stamp: stamp, scope: scope, chosen: rows?.chosen ?? [], isRightToLeft: order.isRightToLeft),
      deletion: deletion, place: laidOut.map { .row($0) } ?? .views(frames(from: start)), drafts: made,
      pieces: pieces, layers: layers, start: start, outcomes: outcomes.count - start.outcome,
      carriers: carriers - mark.carriers, block: block(of: pieces, in: made, layers, from: start.layer))
    note(ResolvedRow(row), from: start, isTaken: false)
  }

  /// The row as it was, where nothing but its place can have changed.
  private mutating func knownRow(
    _ stamp: ViewStamp, in scope: Scope, _ deletion: RowDeletion?
  ) -> ResolvedRow? {
    guard let rows, let row = rows.row(stamp), stamp.isPlain || rows.isInterfaceSame else { return nil }
    let making = row.making
    guard making.grounds.isRightToLeft == order.isRightToLeft, making.grounds.scope.isSame(as: scope),
      rows.isSame(making.grounds.scope.rowSelection, scope.rowSelection), rows.isSame(row.deletion, deletion)
    else { return nil }
    if let selection = scope.rowSelection {
      for (tag, isChosen) in making.grounds.chosen where selection.contains(tag) != isChosen { return nil }
    }
    return row
  }

  /// The row where it stands now, under its number of now; nil: its views stand otherwise than they did.
  private func standing(
    _ row: ResolvedRow, _ laidOut: LaidOutRow?, _ deletion: RowDeletion?
  ) -> ResolvedRow? {
    let isNumberSame = row.deletion?.index == deletion?.index
    switch (row.place, laidOut) {
    case (.row(let before), let now?):
      if before === now, isNumberSame { return row }
      guard row.making.isMovable, before === now || now.isMoved(from: before) else { return nil }
      return ResolvedRow(row, at: now, deletion)
    case (.views(let frames), nil):
      return isNumberSame && frames.allSatisfy { layout.frames[$0.view] == $0.frame } ? row : nil
    default: return nil
    }
  }

  /// The frames of all views of the row and of the parts of its elements.
  private func frames(from start: RowStart) -> [(view: Identity, frame: Rect?)] {
    var views = outcomes.identities(from: start.outcome)
    for index in start.draft..<drafts.count { views.append(drafts[index].element.identity) }
    return views.map { ($0, layout.frames[$0]) }
  }

  /// What the row became, with numbers of now.
  private mutating func take(_ row: ResolvedRow, isRenewed: Bool) {
    rows?.isAbridged = true
    let making = row.making
    let start = RowStart(draft: drafts.count, layer: layers.count, outcome: outcomes.count)
    let shift = Drafts.Shift(
      outcome: start.outcome - making.start.outcome, layer: start.layer - making.start.layer)
    outcomes.skip(making.outcomes)
    carriers += making.carriers
    drafts.append(row, shifted: shift)
    for piece in making.pieces { output.append(piece.moved(by: start.draft)) }
    for layer in making.layers { layers.append(layer.moved(by: start.outcome, layers: start.layer)) }
    note(row, from: start, isTaken: !isRenewed)
  }

  private mutating func note(_ row: ResolvedRow, from start: RowStart, isTaken: Bool) {
    rows?.after.append(row)
    rows?.starts.append((start.draft, isTaken))
  }

  /// The reading order of a row, where it is made of elements alone that all have a place.
  private func block(
    of pieces: [Piece], in drafts: Drafts, _ layers: [Layer], from firstLayer: Int
  ) -> RowBlock? {
    guard !order.keepsTreeOrder, case .element(let head)? = pieces.first else { return nil }
    var order = order
    order.layers = layers
    var items: [OrderItem] = []
    items.reserveCapacity(pieces.count)
    var extent: LineExtent?
    var asksForFocus = false
    let first = drafts.standing(of: head)
    for piece in pieces {
      guard case .element(let index) = piece else { return nil }
      let standing = drafts.standing(of: index)
      guard let frame = standing.frame, let own = LineExtent(frame), !standing.isModal,
        standing.priority == first.priority, standing.band == first.band
      else { return nil }
      extent = extent?.union(own) ?? own
      if standing.asksForFocus { asksForFocus = true }
      items.append(
        OrderItem(
          piece: piece, frame: frame, priority: standing.priority, band: standing.band,
          layer: standing.layer == Layer.none ? Layer.none : standing.layer - firstLayer))
    }
    guard let extent else { return nil }
    let sorted = items.count == 1 ? items : order.sorted(items, byPriority: true)
    return RowBlock(
      pieces: sorted.map(\.piece), extent: extent, priority: first.priority, band: first.band,
      asksForFocus: asksForFocus)
  }
}

extension Piece {
  /// The same piece where elements are numbered from elsewhere.
  func moved(by count: Int) -> Piece {
    guard case .element(let index) = self else { return self }
    return .element(index + count)
  }
}

extension Layer {
  fileprivate func moved(by outcomes: Int, layers: Int) -> Layer {
    var layer = self
    layer.stack += outcomes
    if layer.parent != Layer.none { layer.parent += layers }
    return layer
  }
}
