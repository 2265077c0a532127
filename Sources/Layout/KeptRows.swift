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

/// One row as it was laid out, where it stands now.
public final class LaidOutRow: StampedRow {
  /// By which the row is known again.
  public var stamp: ViewStamp { shape.stamp }
  let shape: RowShape
  let placement: Placement
  /// From where the row was laid out to where it stands.
  private let offset: Point

  init(_ shape: RowShape) {
    self.shape = shape
    placement = shape.placement
    offset = .zero
  }

  /// The row in another place.
  init(_ row: LaidOutRow, at origin: Point) {
    shape = row.shape
    placement = Placement(origin: origin, proposal: row.placement.proposal)
    offset = shape.placement.origin.distance(to: origin)
  }

  /// Where each view of the row stands.
  var frames: some Sequence<(view: Identity, frame: Rect)> {
    shape.frames.lazy.map { [offset] in ($0.view, $0.frame.offset(by: offset)) }
  }

  /// How many views stand in the row.
  var count: Int { shape.frames.count }

  /// Where a view of the row stands; nil: nowhere, or it is not in the row.
  public func frame(of view: Identity) -> Rect? {
    shape.frames.last { $0.view == view }?.frame.offset(by: offset)
  }

  /// A view of the row that stands exactly there; nil: none does.
  public func view(at frame: Rect) -> Identity? {
    shape.frames.first { $0.frame.offset(by: offset) == frame }?.view
  }

  /// How far from the other row this one stands, in points.
  public func distance(from other: LaidOutRow) -> Point {
    other.placement.origin.distance(to: placement.origin)
  }

  /// Whether the other row is this one, moved as a whole.
  public func isMoved(from other: LaidOutRow) -> Bool {
    if shape === other.shape { return true }
    guard stamp === other.stamp, count == other.count, placement.proposal == other.placement.proposal,
      shape.environment == other.shape.environment
    else { return false }
    let distance = distance(from: other)
    for (here, there) in zip(frames, other.frames) {
      guard here.view == there.view, abs(here.frame.minX - there.frame.minX - distance.x) < 1e-6,
        abs(here.frame.minY - there.frame.minY - distance.y) < 1e-6, here.frame.size == there.frame.size
      else { return false }
    }
    return true
  }
}

/// What a row was when it was laid out: its answers, and where it and everything in it stood.
final class RowShape: Sendable {
  let stamp: ViewStamp
  let environment: LayoutEnvironment
  let priority: Double
  let isSpacer: Bool
  let textEdges: TextEdges
  let values: [OpaqueValue]
  let answers: Answers
  let placement: Placement
  let frames: [(view: Identity, frame: Rect)]
  /// Whether the row looks otherwise in another place.
  let dependsOnPlace: Bool
  /// The inside, where the row was laid out by itself: it can be placed elsewhere.
  let inside: RowInside?

  init(
    _ stamp: ViewStamp, _ environment: LayoutEnvironment, box: Box, answers: Answers, placement: Placement,
    frames: [(view: Identity, frame: Rect)], dependsOnPlace: Bool, inside: RowInside? = nil
  ) {
    self.stamp = stamp
    self.environment = environment
    priority = box.priority
    isSpacer = box.isSpacer
    textEdges = box.textEdges
    values = box.values
    self.answers = answers
    self.placement = placement
    self.frames = frames
    self.dependsOnPlace = dependsOnPlace
    self.inside = inside
  }
}

extension Point {
  fileprivate func distance(to other: Point) -> Point { Point(x: other.x - x, y: other.y - y) }
}

extension Rect {
  fileprivate func offset(by distance: Point) -> Rect { offsetBy(x: distance.x, y: distance.y) }
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

/// Where the boxes and frames of a row begin.
struct RowStart {
  var named: Int
  var groups: Int
  var boxes: Int
}

/// A row that is new: which boxes and frames are its own.
struct NewRow {
  var stamp: ViewStamp
  var environment: LayoutEnvironment
  var box: Int
  var named: Range<Int>
  var groups: Range<Int>
  var dependsOnPlace: Bool

  var count: Int { named.count + groups.count }
}

/// A row that answers as it did the last time, and stands where it stood. Asked anything else, it is
/// laid out by itself.
struct KnownRowArrangement: Arrangement {
  var index: Int

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    items.pass.knownRows[index].row.shape.answers.size(for: proposal)
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
      RowShape(
        known.row.stamp, known.environment, box: builder.boxes[box], answers: answers,
        placement: placement, frames: frames, dependsOnPlace: known.row.shape.dependsOnPlace, inside: self))
  }
}

extension BoxBuilder {
  /// The box of a row that is known from the last time in the same environment.
  mutating func knownRow(
    _ node: ViewNode, _ environment: LayoutEnvironment, isListed: Bool
  ) -> Int? {
    guard rows != nil, let stamp = node.stamp, stamp.isPlain || (stamp.isLocal && rowsAreOfThisInterface),
      let row = rows?.row(stamp), row.shape.environment == environment
    else { return nil }
    var known = KnownRow(row: row, node: node, environment: environment, isListed: isListed)
    known.box = add(KnownRowArrangement(index: knownRows.count), like: row.shape)
    rowOrder.append(.known(knownRows.count))
    knownRows.append(known)
    return known.box
  }

  /// Where the boxes and frames of a row begin; nil: it will not be known again.
  func rowStart(_ node: ViewNode) -> RowStart? {
    guard rows != nil, let stamp = node.stamp, stamp.isLocal else { return nil }
    return RowStart(named: named.count, groups: groups.count, boxes: boxes.count)
  }

  /// Remembers a row that has been made one box.
  mutating func note(
    _ node: ViewNode, _ environment: LayoutEnvironment, box: Int, since start: RowStart
  ) {
    guard let stamp = node.stamp else { return }
    rowOrder.append(.new(newRows.count))
    newRows.append(
      NewRow(
        stamp: stamp, environment: environment, box: box, named: start.named..<named.count,
        groups: start.groups..<groups.count,
        dependsOnPlace: boxes[start.boxes...].contains { $0.arrangement.dependsOnPlace }))
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
      RowShape(
        new.stamp, new.environment, box: boxes[new.box], answers: answers(of: new.box),
        placement: placement,
        frames: frames(named: builder.named[new.named], groups: builder.groups[new.groups]),
        dependsOnPlace: new.dependsOnPlace))
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
    frames.expect(changes: (gone + new).reduce(0) { $0 + $1.count })
    for row in gone {
      for entry in row.frames { frames.put(nil, of: entry.view) }
    }
    add(new)
    // Two rows with one view in common have taken it from each other.
    let count = newer.reduce(0) { $0 + $1.count }
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
