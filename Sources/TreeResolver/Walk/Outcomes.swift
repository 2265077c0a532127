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

extension Walk {
  /// Opens the record of a view and returns its index.
  mutating func record(_ node: ViewNode) -> Int {
    outcomes.append(
      OutcomeRecord(
        identity: node.identity, depth: depth, name: node.name, summary: Walk.summary(of: node),
        source: node.source))
    return outcomes.count - 1
  }

  /// The first text argument, to recognise the view by.
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

  /// The outcomes with their final indices, outermost decisions first. One pass.
  func finishedOutcomes(elementIndex: (Int) -> Int?, clusterIndex: (Int) -> Int?) -> [ViewOutcome] {
    var result: [ViewOutcome] = []
    result.reserveCapacity(outcomes.count)
    // Decisions on whole subtrees that are open at this point, innermost last.
    var open: [(end: Int, fate: OutcomeRecord.Fate)] = []
    for (index, record) in outcomes.enumerated() {
      while let last = open.last, last.end <= index { open.removeLast() }
      var fate = record.fate
      if let decision = open.last, record.fate.canBeOverruled { fate = decision.fate }
      result.append(
        ViewOutcome(
          identity: record.identity, depth: record.depth, name: record.name,
          summary: record.summary, source: record.source,
          fate: finished(fate, elementIndex: elementIndex, clusterIndex: clusterIndex),
          frame: layout.frames[record.identity]))
      if let inside = record.fateOfInside, record.insideEnd > index + 1 {
        open.append((record.insideEnd, inside))
      }
    }
    return result
  }

  private func finished(
    _ fate: OutcomeRecord.Fate, elementIndex: (Int) -> Int?, clusterIndex: (Int) -> Int?
  ) -> Fate {
    switch fate {
    case .open: return .transparent
    case .element(let draft):
      if let index = elementIndex(draft) { return .stop(element: index) }
      return .hidden(.behindModal)
    case .cluster(let cluster):
      if let index = clusterIndex(cluster) { return .container(index) }
      return .silent(.emptyContainer)
    case .merged(let owner, let reason): return .mergedInto(outcomes[owner].identity, reason)
    case .hidden(let reason): return .hidden(reason)
    case .replaced(let reason): return .replaced(reason)
    case .silent(let reason): return .silent(reason)
    }
  }
}
