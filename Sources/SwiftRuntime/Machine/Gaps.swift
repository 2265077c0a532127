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
    return UnknownValue(gap)
  }

  /// What was passed over of all that ran since this was asked last, in the order met.
  package func takeGaps() -> [RuntimeGap] {
    let known = Set(store.gaps.filter { $0.subject != .mismatch }.map(\.cause.text))
    defer { store.gaps = [] }
    // What doesn't fit for want of something is said where that is missing.
    return store.gaps.filter { $0.subject != .mismatch || !known.contains($0.cause.text) }
  }
}
