import EarshotLayout
import EarshotViewTree
import EarshotVocabulary

/// What the rows of a screen became when it was resolved last.
public struct ResolvedRows: Sendable {
  var rows: [ResolvedRow] = []

  /// Nothing is known yet.
  public init() {}

  init(rows: [ResolvedRow]) { self.rows = rows }
}

/// What became of one row, and all that it followed from.
final class ResolvedRow: StampedRow {
  let stamp: ViewStamp
  let scope: Scope
  /// Where the views of the row and the parts of its elements stood.
  let frames: [(view: Identity, frame: Rect?)]
  let drafts: Drafts
  let pieces: [Piece]
  let layers: [Layer]
  /// The numbers of its first draft, layer and outcome.
  let start: RowStart
  let outcomes: Int
  let carriers: Int

  init(
    _ stamp: ViewStamp, _ scope: Scope, frames: [(view: Identity, frame: Rect?)], drafts: Drafts,
    pieces: [Piece], layers: [Layer], start: RowStart, outcomes: Int, carriers: Int
  ) {
    self.stamp = stamp
    self.scope = scope
    self.frames = frames
    self.drafts = drafts
    self.pieces = pieces
    self.layers = layers
    self.start = start
    self.outcomes = outcomes
    self.carriers = carriers
  }

  func stands(as layout: LayoutResult) -> Bool {
    frames.allSatisfy { layout.frames[$0.view] == $0.frame }
  }
}

/// Where the numbers of a row begin.
struct RowStart: Equatable, Sendable {
  var draft: Int
  var layer: Int
  var outcome: Int
}

/// The rows of the last time beside those of now, while the tree is walked.
struct RowKeeper {
  private var before: RowsByStamp<ResolvedRow>
  var after: [ResolvedRow] = []
  /// A row is being resolved: rows inside it go with it.
  var isInside = false
  /// Whether a row was taken as it was.
  var isAbridged = false

  init(_ memory: ResolvedRows) {
    before = RowsByStamp(memory.rows)
    after.reserveCapacity(memory.rows.count)
  }

  /// The row with that stamp.
  mutating func row(_ stamp: ViewStamp) -> ResolvedRow? { before.row(stamp) }
}

extension Walk {
  /// Whether a row is one that follows from its views, its scope and its frames alone.
  func isKept(_ stamp: ViewStamp, in scope: Scope) -> Bool {
    guard let rows else { return false }
    return stamp.isPlain && !rows.isInside && layer == Layer.none && scope.rowSelection == nil
  }

  mutating func resolve(row node: ViewNode, _ stamp: ViewStamp, in scope: Scope) {
    if let row = rows?.row(stamp), row.scope.isSame(as: scope), row.stands(as: layout) {
      take(row)
      return
    }
    let start = RowStart(draft: drafts.count, layer: layers.count, outcome: outcomes.count)
    let mark = mark
    let before = (clusters.count, notices.count, presented.count, defaultFocus)
    rows?.isInside = true
    resolveAnew(node, in: scope)
    rows?.isInside = false
    guard before == (clusters.count, notices.count, presented.count, defaultFocus) else { return }
    var views = outcomes[start.outcome...].map(\.identity)
    for index in start.draft..<drafts.count { views.append(drafts[index].element.identity) }
    let made = drafts.finished(from: start.draft)
    rows?.after.append(
      ResolvedRow(
        stamp, scope, frames: views.map { ($0, layout.frames[$0]) }, drafts: made,
        pieces: Array(output[mark.output...]), layers: Array(layers[start.layer...]), start: start,
        outcomes: outcomes.count - start.outcome, carriers: carriers - mark.carriers))
  }

  /// What the row became, with numbers of now.
  private mutating func take(_ row: ResolvedRow) {
    rows?.isAbridged = true
    let start = RowStart(draft: drafts.count, layer: layers.count, outcome: outcomes.count)
    let row = start == row.start ? row : row.moved(to: start)
    rows?.after.append(row)
    outcomes.append(contentsOf: repeatElement(OutcomeRecord.unnamed, count: row.outcomes))
    carriers += row.carriers
    drafts.append(row.drafts)
    output += row.pieces
    layers += row.layers
  }
}

extension ResolvedRow {
  /// The same row behind other ones.
  fileprivate func moved(to start: RowStart) -> ResolvedRow {
    let outcome = start.outcome - self.start.outcome
    let layer = start.layer - self.start.layer
    var drafts = drafts
    if outcome != 0 || layer != 0 {
      for index in drafts.indices {
        drafts[index].outcome += outcome
        if drafts[index].layer != Layer.none { drafts[index].layer += layer }
      }
      _ = drafts.finished(from: 0)
    }
    let pieces = pieces.map { piece in
      guard case .element(let index) = piece else { return piece }
      return .element(index + start.draft - self.start.draft)
    }
    let layers = layers.map { entry in
      var entry = entry
      entry.stack += outcome
      if entry.parent != Layer.none { entry.parent += layer }
      return entry
    }
    return ResolvedRow(
      stamp, scope, frames: frames, drafts: drafts, pieces: pieces, layers: layers, start: start,
      outcomes: outcomes, carriers: carriers)
  }
}

extension OutcomeRecord {
  /// Stands for a view in a row that was taken as it was.
  static let unnamed = OutcomeRecord(identity: .root, depth: 0, name: "", summary: "")
}
