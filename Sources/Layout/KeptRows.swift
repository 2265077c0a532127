import EarshotViewTree
import EarshotVocabulary

/// Where the rows of a screen stood when it was laid out last.
public struct LaidOutRows: Sendable {
  fileprivate(set) var rows: [LaidOutRow] = []

  /// Nothing is known yet.
  public init() {}

  init(_ rows: [LaidOutRow]) { self.rows = rows }
}

/// One row as it was laid out: its answers, and where it and everything in it stood.
final class LaidOutRow: StampedRow {
  let stamp: ViewStamp
  let environment: LayoutEnvironment
  let priority: Double
  let isSpacer: Bool
  let answers: Answers
  let placement: Placement
  let frames: [(view: Identity, frame: Rect)]

  init(
    _ stamp: ViewStamp, _ environment: LayoutEnvironment, box: Box, answers: Answers, placement: Placement,
    frames: [(view: Identity, frame: Rect)]
  ) {
    self.stamp = stamp
    self.environment = environment
    priority = box.priority
    isSpacer = box.isSpacer
    self.answers = answers
    self.placement = placement
    self.frames = frames
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

/// The inside of a known row that has to be laid out once more.
final class RowInside {
  let builder: BoxBuilder
  let pass: LayoutPass
  private let box: Int

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

  func size(_ proposal: Proposal) -> Size { pass.size(box, proposal) }
  func firstBaseline(_ proposal: Proposal) -> Double { pass.firstBaseline(box, proposal) }

  func place(_ placement: Placement) { pass.place(box, at: placement.origin, placement.proposal) }

  /// The row as it is laid out now.
  func row(like known: KnownRow, _ placement: Placement, answers: Answers) -> LaidOutRow {
    LaidOutRow(
      known.row.stamp, known.environment, box: builder.boxes[box], answers: answers,
      placement: placement, frames: pass.result(of: builder).frames.map { ($0.key, $0.value) })
  }
}

extension BoxBuilder {
  /// The box of a row that is known from the last time in the same environment.
  mutating func knownRow(
    _ node: ViewNode, _ environment: LayoutEnvironment, isListed: Bool
  ) -> Int? {
    guard rows != nil, let stamp = node.stamp, stamp.isPlain, let row = rows?.row(stamp),
      row.environment == environment
    else { return nil }
    var known = KnownRow(row: row, node: node, environment: environment, isListed: isListed)
    known.box = add(
      KnownRowArrangement(index: knownRows.count), priority: row.priority, isSpacer: row.isSpacer)
    knownRows.append(known)
    return known.box
  }

  /// Where the boxes and frames of a row begin; nil: it will not be known again.
  func rowStart(_ node: ViewNode) -> (named: Int, groups: Int)? {
    guard rows != nil, let stamp = node.stamp, stamp.isPlain else { return nil }
    return (named.count, groups.count)
  }

  /// Remembers a row that has been made one box.
  mutating func note(
    _ node: ViewNode, _ environment: LayoutEnvironment, box: Int, since start: (named: Int, groups: Int)
  ) {
    guard let stamp = node.stamp else { return }
    newRows.append(
      NewRow(
        stamp: stamp, environment: environment, box: box, named: start.named..<named.count,
        groups: start.groups..<groups.count))
  }
}

extension LayoutPass {
  /// The rows as they stand now, for the next time; none where a writing direction is turned around.
  func laidOutRows(of builder: BoxBuilder) -> LaidOutRows {
    var rows: [LaidOutRow] = []
    rows.reserveCapacity(knownRows.count + builder.newRows.count)
    for index in knownRows.indices {
      if let row = placedRow(index) { rows.append(row) }
    }
    for new in builder.newRows {
      guard let placement = placements[new.box] else { continue }
      var frames: [(view: Identity, frame: Rect)] = []
      for (identity, box) in builder.named[new.named] {
        if let rect = frame(of: box) { frames.append((identity, rect)) }
      }
      for (identity, boxes) in builder.groups[new.groups] {
        if let rect = frame(around: boxes) { frames.append((identity, rect)) }
      }
      rows.append(
        LaidOutRow(
          new.stamp, new.environment, box: boxes[new.box], answers: answers(of: new.box),
          placement: placement, frames: frames))
    }
    return LaidOutRows(rows)
  }
}
