import EarshotAccessibilityTree
import EarshotLayout
import EarshotViewTree
import EarshotVocabulary

/// What the rows of a screen became when it was resolved last.
public struct ResolvedRows: Sendable {
  var rows: [ResolvedRow] = []
  /// What the system's own controls kept then.
  var interface: InterfaceState?

  /// Nothing is known yet.
  public init() {}

  init(rows: [ResolvedRow], interface: InterfaceState) {
    self.rows = rows
    self.interface = interface
  }
}

/// What became of one row, and all that it followed from.
final class ResolvedRow: StampedRow {
  /// What a row follows from.
  final class Grounds: Sendable {
    let stamp: ViewStamp
    let scope: Scope
    /// Which tags were looked for in the list's selection, and whether they were in it.
    let chosen: [(tag: ArgumentValue, isChosen: Bool)]
    let isRightToLeft: Bool

    init(
      _ stamp: ViewStamp, _ scope: Scope,
      chosen: [(tag: ArgumentValue, isChosen: Bool)], isRightToLeft: Bool
    ) {
      self.stamp = stamp
      self.scope = scope
      self.chosen = chosen
      self.isRightToLeft = isRightToLeft
    }
  }

  let grounds: Grounds
  /// How it is offered to be deleted, under its number of then.
  let deletion: RowDeletion?
  var stamp: ViewStamp { grounds.stamp }
  /// Where its views stood: as a whole, or one by one.
  let place: Place
  /// With numbers from `start` on.
  let drafts: Drafts
  /// Those of the first draft are 0.
  let pieces: [Piece]
  let layers: [Layer]
  /// The numbers of its first draft, layer and outcome.
  let start: RowStart
  let outcomes: Int
  let carriers: Int
  /// Its pieces in reading order; nil: they have to be seen together with others.
  let block: RowBlock?

  enum Place: Sendable {
    case row(LaidOutRow)
    case views([(view: Identity, frame: Rect?)])
  }

  init(
    grounds: Grounds, deletion: RowDeletion?, place: Place, drafts: Drafts, pieces: [Piece], layers: [Layer],
    start: RowStart,
    outcomes: Int, carriers: Int, block: RowBlock?
  ) {
    self.grounds = grounds
    self.deletion = deletion
    self.place = place
    self.drafts = drafts
    self.pieces = pieces
    self.layers = layers
    self.start = start
    self.outcomes = outcomes
    self.carriers = carriers
    self.block = block
  }

  /// The same row with elements of its own.
  convenience init(_ row: ResolvedRow, drafts: Drafts) {
    self.init(
      grounds: row.grounds, deletion: row.deletion, place: row.place, drafts: drafts, pieces: row.pieces,
      layers: row.layers,
      start: row.start, outcomes: row.outcomes, carriers: row.carriers, block: row.block)
  }
}

/// Where the numbers of a row begin.
struct RowStart: Equatable, Sendable {
  var draft: Int
  var layer: Int
  var outcome: Int
}

/// "Delete" on the row with that number.
struct RowDeletion: Sendable {
  /// The handler, one for all rows of a list.
  final class Action: Sendable {
    let modifier: Modifier
    let handler: Handler

    init?(_ modifier: Modifier) {
      let perform =
        modifier.argument("action") ?? modifier.argument("perform") ?? modifier.unlabelled()
      guard let handler = perform?.handler else { return nil }
      self.modifier = modifier
      self.handler = handler
    }
  }

  var action: Action
  var index: Int

  /// "Delete", as the menu of actions has it.
  func offered(as name: String) -> AccessibilityAction {
    AccessibilityAction(
      name: name, commands: [.run(action.handler, [.int(index)])], source: action.modifier.source)
  }
}

extension RowDeletion {
  /// The same, made when it is asked for.
  func offer(as name: String) -> AccessibilityElements.Move.MadeAction { { offered(as: name) } }
}

/// The reading order of a row by itself, and where the row stands among others.
struct RowBlock: Sendable {
  /// Numbers as in the row.
  var pieces: [Piece]
  var extent: LineExtent
  /// The frame of what is visually first.
  var first: Rect
  var priority: Double
  var band: Int
  var asksForFocus: Bool

  /// The block of the same row where it has moved as a whole.
  func moved(by distance: Point) -> RowBlock {
    guard distance != .zero else { return self }
    var block = self
    block.extent = extent.moved(by: distance.y)
    block.first = first.offsetBy(x: distance.x, y: distance.y)
    return block
  }
}

/// From where to where the tops and the middles of some frames go.
struct LineExtent: Sendable {
  var tops: ClosedRange<Double>
  var middles: ClosedRange<Double>

  /// nil where a frame has no place.
  init?(_ frame: Rect) {
    guard frame.isFinite else { return nil }
    tops = frame.minY...frame.minY
    middles = frame.center.y...frame.center.y
  }

  func moved(by distance: Double) -> LineExtent {
    var moved = self
    moved.tops = (tops.lowerBound + distance)...(tops.upperBound + distance)
    moved.middles = (middles.lowerBound + distance)...(middles.upperBound + distance)
    return moved
  }

  func union(_ other: LineExtent) -> LineExtent {
    var union = self
    union.tops = min(tops.lowerBound, other.tops.lowerBound)...max(tops.upperBound, other.tops.upperBound)
    union.middles =
      min(middles.lowerBound, other.middles.lowerBound)...max(middles.upperBound, other.middles.upperBound)
    return union
  }

  /// Whether nothing of this can be on one line with anything of what comes below.
  func isAbove(_ other: LineExtent, by threshold: Double) -> Bool {
    other.tops.lowerBound - tops.upperBound >= threshold
      && other.middles.lowerBound - middles.upperBound >= threshold
  }
}
