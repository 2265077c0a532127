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

/// What became of one row, and where it stands now.
///
/// A row that moves as a whole is made of the same elements: it tells itself where they stand now.
final class ResolvedRow: StampedRow {
  let making: RowMaking
  /// Where its views stand: as a whole, or one by one.
  let place: Place
  /// How it is offered to be deleted, under its number of now.
  let deletion: RowDeletion?
  private let isAsMade: Bool

  var stamp: ViewStamp { making.grounds.stamp }
  /// As it was made: `move` tells what is another since.
  var drafts: Drafts { making.drafts }
  /// Those of the first draft are 0.
  var pieces: [Piece] { making.pieces }

  enum Place: Sendable {
    case row(LaidOutRow)
    case views([(view: Identity, frame: Rect?)])
  }

  /// A row that stands where it was made.
  init(_ making: RowMaking) {
    self.making = making
    place = making.place
    deletion = making.deletion
    isAsMade = true
  }

  /// The same row as it stands now, and under its number of now.
  init(_ row: ResolvedRow, at place: LaidOutRow, _ deletion: RowDeletion?) {
    making = row.making
    self.place = .row(place)
    self.deletion = deletion
    isAsMade = false
  }

  /// What its elements are moved by; nil where they are as they were made.
  var move: ResolvedRow? { isAsMade ? nil : self }

  /// The reading order of the row by itself, where the row was made; nil: its pieces have to be seen
  /// together with others.
  var order: [Piece]? { making.block?.pieces }

  /// The same with where the row stands now.
  var block: RowBlock? {
    guard !isAsMade, case .row(let now) = place, case .row(let made) = making.place else {
      return making.block
    }
    return making.block?.moved(by: now.distance(from: made))
  }

  /// The row with elements of its own, which stand where they were made.
  var renewed: ResolvedRow {
    ResolvedRow(
      RowMaking(
        grounds: making.grounds, deletion: deletion, place: place, drafts: making.drafts.renewed(by: move),
        pieces: making.pieces, layers: making.layers, start: making.start, outcomes: making.outcomes,
        carriers: making.carriers, block: block))
  }
}

extension ResolvedRow: ElementMove {
  func frame(of view: Identity, from before: Rect) -> Rect? {
    guard case .row(let now) = place, case .row(let made) = making.place, now !== made else { return before }
    if made.frame(of: view) == before { return now.frame(of: view) }
    return made.view(at: before).flatMap { now.frame(of: $0) }
  }

  func firstAction(of element: Identity) -> AccessibilityAction? {
    guard let deletion, drafts.offerDeletion(element) else { return nil }
    return deletion.offered
  }
}

/// What a row was made of, and what it became where it stood then.
final class RowMaking: Sendable {
  /// What a row follows from.
  struct Grounds: Sendable {
    let stamp: ViewStamp
    let scope: Scope
    /// Which tags were looked for in the list's selection, and whether they were in it.
    let chosen: [(tag: ArgumentValue, isChosen: Bool)]
    let isRightToLeft: Bool
  }

  let grounds: Grounds
  let deletion: RowDeletion?
  let place: ResolvedRow.Place
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
  /// Whether its elements stand where views of it do, and go with them.
  let isMovable: Bool

  init(
    grounds: Grounds, deletion: RowDeletion?, place: ResolvedRow.Place, drafts: Drafts, pieces: [Piece],
    layers: [Layer], start: RowStart, outcomes: Int, carriers: Int, block: RowBlock?
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
    if case .row(let row) = place { isMovable = drafts.stand(in: row) } else { isMovable = false }
  }
}

/// Where the numbers of a row begin.
struct RowStart: Equatable, Sendable {
  var draft: Int
  var layer: Int
  var outcome: Int
}
