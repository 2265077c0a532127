import EarshotSwiftSemantics

extension Machine {
  /// How many calls are around what a screen shows, at most, but for those that its own code makes.
  static let depthOfScreens = 16

  /// Notes what is passed over.
  /// - Parameters:
  ///   - gap: what is written there, without the cause.
  ///   - place: where the cause lies, if that is known.
  /// - Throws: the cause, where nothing is left for the code around to go on with.
  func pass(over gap: RuntimeGap, _ cause: GapCause, _ place: CodePlace?) throws -> UnknownValue {
    // What is on the screen itself is passed over part by part.
    let isInCalls = depth > Machine.depthOfScreens || gap.subject == .statement
    if cause.isBeyondBounds, isInCalls ? !budget.goesOn(at: depth) : !budget.goesOn(in: gap.statement) {
      throw Interruption.unknown(cause, place)
    }
    var gap = gap
    gap.cause = cause
    if let place { gap.origin = place }
    store.note(gap)
    do { try budget.pass() } catch { throw Interruption.unknown(cause, place) }
    return UnknownValue(gap)
  }

  /// Does something that a program does by itself, as when a view appears. What is not known ends it there: what it did
  /// before stays.
  ///
  /// - Parameter name: what it is called.
  package func doing(_ name: String, _ action: () throws -> Void) throws {
    do { try store.doingAlone(action) } catch Interruption.unknown(let cause, let place) {
      leave(name, cause, place)
    }
  }

  /// Does something that a screen does without being asked. Where the program would end at it, that is told, and the
  /// screen is shown as it is until then.
  package func doingUnasked(_ name: String, _ action: () throws -> Void) throws {
    do { try doing(name, action) } catch Interruption.trap(let message, let place) {
      store.note(RuntimeGap(.trap, source: name, name: name, cause: GapCause(message), place: place))
    }
  }

  /// Notes that something the program does by itself ended for something that is not known.
  package func leave(_ name: String, _ cause: GapCause, _ place: CodePlace?) {
    var cause = cause
    if !cause.isTold { cause.leavesDoubt = true }
    store.note(RuntimeGap(.statement, source: name, name: name, cause: cause, place: place))
  }

  /// What was passed over of all that ran since this was asked last, in the order of the code: what is remembered is met
  /// in another order than what runs.
  package func takeGaps() -> [RuntimeGap] {
    let gaps = store.takeNotedGaps()
    let known = Set(gaps.filter { $0.subject != .mismatch }.map(\.cause.text))
    // What doesn't fit for want of something is said where that is missing.
    let told = gaps.filter { $0.subject != .mismatch || !known.contains($0.cause.text) }
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
