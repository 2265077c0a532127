/// How much is looked at before two values count as different: what is deep may lead back to itself, and what is held
/// twice at every level would be looked at twice as often with each of them.
private struct Effort {
  var depth = 0
  private var left = 100_000

  mutating func enter() -> Bool {
    guard depth < 100, left > 0 else { return false }
    depth += 1
    left -= 1
    return true
  }
}

extension RuntimeValue {
  /// Whether two values surely can't be told apart, without asking the code of their types. Values may be alike and
  /// this says no: it is for those who would do something again otherwise.
  package func isSame(as other: RuntimeValue) -> Bool {
    var effort = Effort()
    return isSame(as: other, &effort)
  }

  fileprivate func isSame(as other: RuntimeValue, _ effort: inout Effort) -> Bool {
    guard effort.enter() else { return false }
    defer { effort.depth -= 1 }
    return switch (self, other) {
    case (.unset, .unset): true
    case (.none(let one), .none(let other)): one == other
    case (.boolean(let one), .boolean(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.floating(let one), .floating(let other)): one.bitPattern == other.bitPattern
    case (.text(let one), .text(let other)): one.utf8.elementsEqual(other.utf8)
    case (.list(let one), .list(let other)), (.fields(let one), .fields(let other)):
      one.isSame(as: other, &effort)
    case (.enumCase(let one, let values), .enumCase(let other, let others)):
      one == other && values.isSame(as: others, &effort)
    case (.object(let one), .object(let other)): one.identity == other.identity
    case (.cell(let one), .cell(let other)): one === other
    case (.function(let one), .function(let other)): one.isSame(as: other, &effort)
    case (.metatype(let one), .metatype(let other)): one === other
    case (.existential(let one), .existential(let other)):
      one === other || one.type === other.type && one.value.isSame(as: other.value, &effort)
    case (.dictionary(let one), .dictionary(let other)): one.isSame(as: other, &effort)
    case (.set(let one), .set(let other)): one.isSame(as: other, &effort)
    case (.record(let one), .record(let other)): one.isSame(as: other, &effort)
    case (.unknown(let one), .unknown(let other)):
      one === other || one.gap == other.gap && one.words == other.words && one.content.isEmpty
    case (.host(let one), .host(let other)): one.isSame(as: other, &effort)
    default: false
    }
  }
}

extension ContiguousArray<RuntimeValue> {
  /// Whether two are one and the same, as copies are that nobody changed.
  package func sharesStorage(with other: Self) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress }
    }
  }

  fileprivate func isSame(as other: Self, _ effort: inout Effort) -> Bool {
    if sharesStorage(with: other) { return true }
    return count == other.count && zip(self, other).allSatisfy { $0.isSame(as: $1, &effort) }
  }
}

extension HashedTable {
  fileprivate func isSame(as other: HashedTable, _ effort: inout Effort) -> Bool {
    if self === other { return true }
    guard entries.count == other.entries.count else { return false }
    return zip(entries, other.entries).allSatisfy {
      $0.key.value.isSame(as: $1.key.value, &effort) && $0.value.isSame(as: $1.value, &effort)
    }
  }
}

extension Record {
  fileprivate func isSame(as other: Record, _ effort: inout Effort) -> Bool {
    self === other
      || callee === other.callee && generics === other.generics && place == other.place
        && arguments.isSame(as: other.arguments, &effort)
  }
}

extension HostValue {
  fileprivate func isSame(as other: HostValue, _ effort: inout Effort) -> Bool {
    if self === other { return true }
    if let one = value as? KeyPathValue, let other = other.value as? KeyPathValue {
      return one.isSame(as: other, &effort)
    }
    guard let one = value as? AnyHashable, let other = other.value as? AnyHashable else { return false }
    return one == other
  }
}

extension KeyPathValue {
  fileprivate func isSame(as other: KeyPathValue, _ effort: inout Effort) -> Bool {
    guard root === other.root, value === other.value, steps.count == other.steps.count else { return false }
    return zip(steps, other.steps).allSatisfy { one, other in
      switch (one, other) {
      case (.property(let one, let type, _), .property(let other, let otherType, _)):
        one === other && type === otherType
      case (.index(let one, let type, _, let values, _), .index(let other, let otherType, _, let others, _)):
        one === other && type === otherType && values.isSame(as: others, &effort)
      case (.tuple(let one), .tuple(let other)): one == other
      case (.unwrap, .unwrap), (.force, .force), (.wrap, .wrap): true
      default: false
      }
    }
  }
}

extension FunctionValue {
  fileprivate func isSame(as other: FunctionValue, _ effort: inout Effort) -> Bool {
    if self === other { return true }
    switch (origin, other.origin) {
    case (
      .closure(let one, let types, let captured, let given),
      .closure(let other, let otherTypes, let otherCaptured, let otherGiven)
    ):
      return one === other && types === otherTypes && captured.isSame(as: otherCaptured, &effort)
        && given.isSame(as: otherGiven, &effort)
    case (.argument(let one, let frame), .argument(let other, let otherFrame)):
      return one === other && frame.generics === otherFrame.generics
        && frame.captures.isSame(as: otherFrame.captures, &effort)
        && frame.variables.isSame(as: otherFrame.variables, &effort)
    default: return false
    }
  }
}
