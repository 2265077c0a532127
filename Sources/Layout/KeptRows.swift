import EarshotViewTree
import EarshotVocabulary
import Synchronization

/// Where the rows of a screen stood when it was laid out last.
public struct LaidOutRows: Sendable {
  fileprivate(set) var rows: [LaidOutRow] = []
  /// The frames of all rows, which go from one layout to the next.
  fileprivate(set) var frames = RowFrames()
  /// What the system's own controls kept then.
  var interface: InterfaceState?

  /// Nothing is known yet.
  public init() {}
}

/// One row as it was laid out: its answers, and where it and everything in it stood.
public final class LaidOutRow: StampedRow {
  /// By which the row is known again.
  public let stamp: ViewStamp
  let environment: LayoutEnvironment
  let priority: Double
  let isSpacer: Bool
  let answers: Answers
  let placement: Placement
  let frames: [(view: Identity, frame: Rect)]
  /// The inside, where the row was laid out by itself: it can be placed elsewhere.
  let inside: RowInside?

  init(
    _ stamp: ViewStamp, _ environment: LayoutEnvironment, box: Box, answers: Answers, placement: Placement,
    frames: [(view: Identity, frame: Rect)], inside: RowInside? = nil
  ) {
    self.stamp = stamp
    self.environment = environment
    priority = box.priority
    isSpacer = box.isSpacer
    self.answers = answers
    self.placement = placement
    self.frames = frames
    self.inside = inside
  }

  /// Where a view of the row stands; nil: nowhere, or it is not in the row.
  public func frame(of view: Identity) -> Rect? { frames.last { $0.view == view }?.frame }

  /// A view of the row that stands exactly there; nil: none does.
  public func view(at frame: Rect) -> Identity? { frames.first { $0.frame == frame }?.view }

  /// Whether the other row is this one, moved as a whole.
  public func isMoved(from other: LaidOutRow) -> Bool {
    guard stamp === other.stamp, frames.count == other.frames.count,
      placement.proposal == other.placement.proposal, environment == other.environment
    else { return false }
    let (x, y) = (
      placement.origin.x - other.placement.origin.x, placement.origin.y - other.placement.origin.y
    )
    for (here, there) in zip(frames, other.frames) {
      guard here.view == there.view, abs(here.frame.minX - there.frame.minX - x) < 1e-6,
        abs(here.frame.minY - there.frame.minY - y) < 1e-6, here.frame.size == there.frame.size
      else { return false }
    }
    return true
  }
}

/// How a box was placed.
struct Placement: Equatable {
  var origin: Point
  var proposal: Proposal
}

/// A row that is known from the last time, with what it takes to lay it out where that is not
/// enough.
struct KnownRow {
  var row: LaidOutRow
  var node: ViewNode
  var environment: LayoutEnvironment
  /// Whether it stands in a list.
  var isListed: Bool
  var box = 0
}

/// A row that is new: which boxes and frames are its own.
struct NewRow {
  var stamp: ViewStamp
  var environment: LayoutEnvironment
  var box: Int
  var named: Range<Int>
  var groups: Range<Int>

  var count: Int { named.count + groups.count }
}

/// A row that answers as it did the last time, and stands where it stood. Asked anything else, it is
/// laid out by itself.
struct KnownRowArrangement: Arrangement {
  var index: Int

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    items.pass.knownRows[index].row.answers.size(for: proposal)
      ?? items.pass.inside(of: index).size(proposal)
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    items.pass.placeKnownRow(index, Placement(origin: bounds.origin, proposal: proposal))
  }

  func firstBaseline(_ size: Size, _ proposal: Proposal, _ items: Items) -> Double {
    items.pass.inside(of: index).firstBaseline(proposal)
  }
}

/// The inside of a known row that has to be laid out once more. What it answered is kept, so that it is
/// only placed when it moves again.
///
/// Rows go with copies of a screen, and so one inside may be placed by several of them: one at a time.
final class RowInside: @unchecked Sendable {
  private let builder: BoxBuilder
  private let pass: LayoutPass
  private let box: Int
  private let lock = Mutex(())

  init(_ known: KnownRow, of builder: BoxBuilder, in pass: LayoutPass) {
    var inner = BoxBuilder(like: builder)
    var boxes: [Int] = []
    if known.isListed {
      boxes = inner.listed(known.node, known.environment)
    } else {
      inner.append(known.node, known.environment, to: &boxes)
    }
    box = boxes.first ?? inner.add(FixedArrangement(width: 0, height: 0))
    self.builder = inner
    self.pass = LayoutPass(inner, space: pass.space, interface: pass.interface)
  }

  func size(_ proposal: Proposal) -> Size { lock.withLock { _ in pass.size(box, proposal) } }

  func firstBaseline(_ proposal: Proposal) -> Double {
    lock.withLock { _ in pass.firstBaseline(box, proposal) }
  }

  /// The row as it is laid out there.
  func row(like known: KnownRow, _ placement: Placement, answers: Answers) -> LaidOutRow {
    let frames = lock.withLock { _ in
      pass.place(box, at: placement.origin, placement.proposal)
      return pass.frames(named: builder.named[...], groups: builder.groups[...])
    }
    return LaidOutRow(
      known.row.stamp, known.environment, box: builder.boxes[box], answers: answers,
      placement: placement, frames: frames, inside: self)
  }
}

extension BoxBuilder {
  /// The box of a row that is known from the last time in the same environment.
  mutating func knownRow(
    _ node: ViewNode, _ environment: LayoutEnvironment, isListed: Bool
  ) -> Int? {
    guard rows != nil, let stamp = node.stamp, stamp.isPlain || (stamp.isLocal && rowsAreOfThisInterface),
      let row = rows?.row(stamp), row.environment == environment
    else { return nil }
    var known = KnownRow(row: row, node: node, environment: environment, isListed: isListed)
    known.box = add(
      KnownRowArrangement(index: knownRows.count), priority: row.priority, isSpacer: row.isSpacer)
    rowOrder.append(.known(knownRows.count))
    knownRows.append(known)
    return known.box
  }

  /// Where the boxes and frames of a row begin; nil: it will not be known again.
  func rowStart(_ node: ViewNode) -> (named: Int, groups: Int)? {
    guard rows != nil, let stamp = node.stamp, stamp.isLocal else { return nil }
    return (named.count, groups.count)
  }

  /// Remembers a row that has been made one box.
  mutating func note(
    _ node: ViewNode, _ environment: LayoutEnvironment, box: Int, since start: (named: Int, groups: Int)
  ) {
    guard let stamp = node.stamp else { return }
    rowOrder.append(.new(newRows.count))
    newRows.append(
      NewRow(
        stamp: stamp, environment: environment, box: box, named: start.named..<named.count,
        groups: start.groups..<groups.count))
  }
}

/// A row in the order of the screen, by its number among those that are known or new.
enum RowReference {
  case known(Int)
  case new(Int)
}

extension LayoutPass {
  /// The rows as they stand now, in the order of the screen; none where a writing direction is turned
  /// around.
  func laidOutRows(of builder: BoxBuilder) -> [LaidOutRow] {
    var rows: [LaidOutRow] = []
    rows.reserveCapacity(builder.rowOrder.count)
    for reference in builder.rowOrder {
      switch reference {
      case .known(let index): if let row = placedRow(index) { rows.append(row) }
      case .new(let index): if let row = row(builder.newRows[index], of: builder) { rows.append(row) }
      }
    }
    return rows
  }

  private func row(_ new: NewRow, of builder: BoxBuilder) -> LaidOutRow? {
    guard let placement = placements[new.box] else { return nil }
    return LaidOutRow(
      new.stamp, new.environment, box: boxes[new.box], answers: answers(of: new.box),
      placement: placement,
      frames: frames(named: builder.named[new.named], groups: builder.groups[new.groups]))
  }

  /// Where views stand that were placed.
  func frames(
    named: ArraySlice<(Identity, Int)>, groups: ArraySlice<(Identity, [Int])>
  ) -> [(view: Identity, frame: Rect)] {
    var frames: [(view: Identity, frame: Rect)] = []
    frames.reserveCapacity(named.count + groups.count)
    for (identity, box) in named {
      if let rect = frame(of: box) { frames.append((identity, rect)) }
    }
    for (identity, boxes) in groups {
      if let rect = frame(around: boxes) { frames.append((identity, rect)) }
    }
    return frames
  }
}

extension LaidOutRows {
  /// The same frames with those rows in place of the ones before; only what differs is touched.
  mutating func take(_ newer: [LaidOutRow]) {
    let older = rows
    rows = newer
    var (start, end) = (0, 0)
    let shorter = min(older.count, newer.count)
    while start < shorter, older[start] === newer[start] { start += 1 }
    while end < shorter - start, older[older.count - 1 - end] === newer[newer.count - 1 - end] { end += 1 }
    let (left, come) = (older[start..<(older.count - end)], newer[start..<(newer.count - end)])
    // Rows that stand elsewhere have the same views: their frames are only put in place of the others.
    let stamps = left.isEmpty ? [] : Set(come.lazy.map { ObjectIdentifier($0.stamp) })
    let gone = left.filter { !stamps.contains(ObjectIdentifier($0.stamp)) }
    let new = zip(come.indices, come).filter { $0 >= older.count || older[$0] !== $1 }.map(\.1)
    frames.expect(changes: (gone + new).reduce(0) { $0 + $1.frames.count })
    for row in gone {
      for entry in row.frames { frames.put(nil, of: entry.view) }
    }
    add(new)
    // Two rows with one view in common have taken it from each other.
    let count = newer.reduce(0) { $0 + $1.frames.count }
    if frames.count != count {
      frames = RowFrames()
      frames.expect(changes: count)
      add(newer)
    }
  }

  private mutating func add(_ rows: [LaidOutRow]) {
    for row in rows {
      for entry in row.frames { frames.put(entry.frame, of: entry.view) }
    }
  }
}
