import EarshotLayout
import EarshotViewTree
import EarshotVocabulary

/// What is known of a view's outcome while the tree is still being made.
struct OutcomeRecord: Sendable {
  enum Fate: Sendable {
    /// Nothing said so: a view that passes its children on.
    case open
    case element(Int)
    case cluster(Int)
    case merged(into: Int, MergeReason)
    case hidden(HiddenReason)
    case replaced(ReplacedReason)
    case silent(SilentReason)

    /// What is gone or silent by itself stays so, whatever is decided around it.
    var canBeOverruled: Bool {
      switch self {
      case .hidden, .silent: false
      default: true
      }
    }
  }

  var identity: Identity
  var depth: Int
  var name: String
  var summary: String
  var source: SourceLocation?
  var fate = Fate.open
  /// What everything declared inside it becomes, whatever it was before.
  var fateOfInside: Fate?
  /// The index after the last outcome that is inside.
  var insideEnd = 0
}

/// The records of a walk by their numbers. Views in rows that were taken as they were have numbers, but
/// no records: what is written down of them is dropped.
struct OutcomeRecords: Sendable {
  private var records: [OutcomeRecord] = []
  /// What is left out, in order: the number of the first, and how many are left out up to the last.
  private var gaps: [(first: Int, end: Int, leftOut: Int)] = []

  var count: Int { records.count + (gaps.last?.leftOut ?? 0) }

  mutating func append(_ record: OutcomeRecord) { records.append(record) }

  /// Leaves that many out.
  mutating func skip(_ number: Int) {
    guard number > 0 else { return }
    let first = count
    if let last = gaps.last, last.end == first {
      gaps[gaps.count - 1].end += number
      gaps[gaps.count - 1].leftOut += number
    } else {
      gaps.append((first, first + number, (gaps.last?.leftOut ?? 0) + number))
    }
  }

  subscript(number: Int) -> OutcomeRecord {
    _read {
      if let place = place(of: number) { yield records[place] } else { yield.unnamed }
    }
    _modify {
      if let place = place(of: number) {
        yield &records[place]
      } else {
        var unnamed = OutcomeRecord.unnamed
        yield &unnamed
      }
    }
  }

  /// nil where the record is left out.
  private func place(of number: Int) -> Int? {
    guard let last = gaps.last else { return number }
    if number >= last.end { return number - last.leftOut }
    var (low, high) = (0, gaps.count)
    while low < high {
      let middle = (low + high) / 2
      if gaps[middle].end <= number { low = middle + 1 } else { high = middle }
    }
    guard number < gaps[low].first else { return nil }
    return number - (low == 0 ? 0 : gaps[low - 1].leftOut)
  }

  /// The views of the records from that number on, which are not left out.
  func identities(from number: Int) -> [Identity] {
    (number..<count).map { self[$0].identity }
  }

  /// Every record, where none is left out.
  var all: [OutcomeRecord] { records }
}

extension OutcomeRecord {
  /// Stands for a view in a row that was taken as it was.
  fileprivate static let unnamed = OutcomeRecord(identity: .root, depth: 0, name: "", summary: "")
}

extension Walk {
  /// Opens the record of a view and returns its index.
  mutating func record(_ node: ViewNode) -> Int {
    outcomes.append(
      OutcomeRecord(
        identity: node.identity, depth: depth, name: node.name, summary: Walk.summary(of: node),
        source: node.source))
    return outcomes.count - 1
  }

  /// The first text argument, to recognize the view by.
  private static func summary(of node: ViewNode) -> String {
    for argument in node.arguments {
      switch argument.value {
      case .text(let text): return text.string
      default: continue
      }
    }
    return ""
  }

  /// Everything declared inside the view so far becomes `fate`, whatever it was.
  mutating func settleInside(of outcome: Int, as fate: OutcomeRecord.Fate) {
    outcomes[outcome].fateOfInside = fate
    outcomes[outcome].insideEnd = outcomes.count
  }

}

/// The outcomes of a screen, to be finished when they are asked for: speech needs none.
struct RecordedOutcomes: Sendable {
  var records: [OutcomeRecord]
  var layout: LayoutResult
  /// By index of the draft and of the cluster; -1: gone.
  var elementIndices: [Int]
  var containerIndices: [Int]

  /// The outcomes with their final indices, outermost decisions first. One pass.
  var finished: [ViewOutcome] {
    var result: [ViewOutcome] = []
    result.reserveCapacity(records.count)
    // Decisions on whole subtrees that are open at this point, innermost last.
    var open: [(end: Int, fate: OutcomeRecord.Fate)] = []
    for (index, record) in records.enumerated() {
      while let last = open.last, last.end <= index { open.removeLast() }
      var fate = record.fate
      if let decision = open.last, record.fate.canBeOverruled { fate = decision.fate }
      result.append(
        ViewOutcome(
          identity: record.identity, depth: record.depth, name: record.name,
          summary: record.summary, source: record.source,
          fate: finished(fate),
          frame: layout.frames[record.identity]))
      if let inside = record.fateOfInside, record.insideEnd > index + 1 {
        open.append((record.insideEnd, inside))
      }
    }
    return result
  }

  private func finished(_ fate: OutcomeRecord.Fate) -> Fate {
    switch fate {
    case .open: return .transparent
    case .element(let draft):
      let index = elementIndices[draft]
      return index < 0 ? .hidden(.behindModal) : .stop(element: index)
    case .cluster(let cluster):
      let index = containerIndices[cluster]
      return index < 0 ? .silent(.emptyContainer) : .container(index)
    case .merged(let owner, let reason): return .mergedInto(records[owner].identity, reason)
    case .hidden(let reason): return .hidden(reason)
    case .replaced(let reason): return .replaced(reason)
    case .silent(let reason): return .silent(reason)
    }
  }
}
