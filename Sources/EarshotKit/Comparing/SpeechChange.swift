/// One difference between two versions of a screen.
public struct SpeechChange: Sendable {
  /// What happened to a stop.
  public enum Kind: String, Sendable {
    /// The same stop says other words.
    case changed
    case added
    case removed
    /// The same words are heard earlier or later.
    case moved
    /// The same words are heard; what can be told or done there differs.
    case details
  }

  /// What happened.
  public var kind: Kind
  /// The stop in the first version; nil for what was added.
  public var before: ComparedStop?
  /// The stop in the second version; nil for what was removed.
  public var after: ComparedStop?
  /// What the stop lost and gained beside its words.
  public var details: [StopDetail] = []

  /// Whether somebody has less than before.
  public var losesSomething: Bool { details.contains(where: \.isLost) }

  init(_ before: ComparedStop?, _ after: ComparedStop?, isMoved: Bool = false) {
    self.before = before
    self.after = after
    switch (before, after) {
    case (let before?, let after?):
      details = StopDetail.between(before, after)
      kind = isMoved ? .moved : before.heard == after.heard ? .details : .changed
    case (nil, _): kind = .added
    case (_, nil): kind = .removed
    }
  }

  /// What is heard differently, in the order of the second version.
  static func between(_ before: [ComparedStop], _ after: [ComparedStop]) -> [SpeechChange] {
    var gathering = ChangeGathering(before, after)
    return gathering.gather()
  }
}

/// Walks along both versions by what `difference(from:)` says was taken out and put in.
private struct ChangeGathering {
  private let before: [ComparedStop]
  private let after: [ComparedStop]
  private var removed: [Int: Int?] = [:]
  private var inserted: [Int: Int?] = [:]
  private var changes: [SpeechChange] = []
  /// What was taken out and put in between two stops that are on both sides.
  private var taken: [ComparedStop] = []
  private var put: [ComparedStop] = []

  /// The time and the room of a difference grow with the square of what differs: stops of longer screens are
  /// compared one by one.
  private static let mostStops = 3_000

  init(_ before: [ComparedStop], _ after: [ComparedStop]) {
    self.before = before
    self.after = after
    let (old, new) = (before.map(\.heard), after.map(\.heard))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old[start..<(old.count - end)], new[start..<(new.count - end)])
    guard oldRest.count + newRest.count <= ChangeGathering.mostStops else {
      for index in oldRest.indices where !newRest.indices.contains(index) || old[index] != new[index] {
        removed[index] = .some(nil)
      }
      for index in newRest.indices where !oldRest.indices.contains(index) || old[index] != new[index] {
        inserted[index] = .some(nil)
      }
      return
    }
    for change in newRest.difference(from: oldRest).inferringMoves() {
      switch change {
      case .remove(let offset, _, let partner): removed[start + offset] = .some(partner.map { $0 + start })
      case .insert(let offset, _, let partner): inserted[start + offset] = .some(partner.map { $0 + start })
      }
    }
  }

  mutating func gather() -> [SpeechChange] {
    var (old, new) = (0, 0)
    while old < before.count || new < after.count {
      if let partner = removed[old] {
        if partner == nil { taken.append(before[old]) }
        old += 1
      } else if let partner = inserted[new] {
        if let partner {
          changes.append(SpeechChange(before[partner], after[new], isMoved: true))
        } else {
          put.append(after[new])
        }
        new += 1
      } else {
        flush()
        let change = SpeechChange(before[old], after[new])
        if !change.details.isEmpty { changes.append(change) }
        old += 1
        new += 1
      }
    }
    flush()
    return changes
  }

  /// Pairs what went with what came in its place: stops of one label, then stops of one role.
  private mutating func flush() {
    var partners: [Int: Int] = [:]
    pair(&partners) { $0.label.isEmpty ? nil : $0.label }
    pair(&partners) { $0.facts[.role, default: []].joined(separator: " ") }
    let paired = Set(partners.values)
    for (index, stop) in taken.enumerated() {
      changes.append(SpeechChange(stop, partners[index].map { put[$0] }))
    }
    for (index, stop) in put.enumerated() where !paired.contains(index) {
      changes.append(SpeechChange(nil, stop))
    }
    taken.removeAll()
    put.removeAll()
  }

  /// Pairs, in order, the stops of one key that have no partner yet.
  private func pair(_ partners: inout [Int: Int], by key: (ComparedStop) -> String?) {
    let paired = Set(partners.values)
    var free: [String: [Int]] = [:]
    for (index, stop) in put.enumerated().reversed() where !paired.contains(index) {
      if let key = key(stop) { free[key, default: []].append(index) }
    }
    for (index, stop) in taken.enumerated() where partners[index] == nil {
      if let key = key(stop), let place = free[key]?.popLast() { partners[index] = place }
    }
  }
}
