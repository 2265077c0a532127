import EarshotSwiftSemantics

extension Machine {
  /// Notes what is passed over.
  /// - Parameters:
  ///   - gap: what is written there, without the cause.
  ///   - place: where the cause lies, if that is known.
  func pass(over gap: RuntimeGap, _ cause: GapCause, _ place: CodePlace?) -> UnknownValue {
    var gap = gap
    gap.cause = cause
    if let place { gap.origin = place }
    store.note(gap)
    if cause.isBeyondBounds { budget.goOn() }
    return UnknownValue(gap)
  }

  /// What was passed over of all that ran since this was asked last, in the order of the code: what is remembered is met
  /// in another order than what runs.
  package func takeGaps() -> [RuntimeGap] {
    let known = Set(store.gaps.filter { $0.subject != .mismatch }.map(\.cause.text))
    defer { store.gaps = [] }
    // What doesn't fit for want of something is said where that is missing.
    let told = store.gaps.filter { $0.subject != .mismatch || !known.contains($0.cause.text) }
    return told.enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }.map(\.element)
  }
}

extension RuntimeGap {
  /// What has no place comes first.
  fileprivate var order: Order {
    Order(path: place?.path ?? "", line: place?.line ?? 0, column: place?.column ?? 0)
  }

  fileprivate struct Order: Comparable {
    var path: String
    var line: Int
    var column: Int

    static func < (one: Order, other: Order) -> Bool {
      (one.path, one.line, one.column) < (other.path, other.line, other.column)
    }
  }
}
