import EarshotSwiftSemantics

/// What is said to be in doubt for something that wasn't done: what the functions change that would have been called.
struct Marking {
  fileprivate struct Call: Hashable {
    var value: ObjectIdentifier
    var object: Int?
  }

  /// What wasn't done.
  fileprivate(set) var gap: RuntimeGap?
  /// Those whose changes were told already.
  fileprivate var calls: Set<Call> = []

  /// More calls of one another than that are not followed.
  fileprivate static let mostCalls = 200
}

extension Machine {
  /// Says that what a function changes is in doubt.
  /// - Parameter receiver: what it is called on; nil where it is a member of nothing.
  /// - Returns: whether each of the places could be told.
  func doubtChanges(
    by value: Value, of receiver: RuntimeValue?, _ generics: Generics, _ gap: RuntimeGap
  ) -> Bool {
    guard value.context.file.module.isSource, marking.calls.count < Marking.mostCalls else { return false }
    var object: Int?
    if case .object(let found)? = receiver { object = found.identity }
    let isFirst = marking.calls.isEmpty
    let call = Marking.Call(value: ObjectIdentifier(value), object: object)
    guard marking.calls.insert(call).inserted else { return true }
    let around = marking.gap
    marking.gap = gap
    defer {
      marking.gap = around
      if isFirst { marking.calls = [] }
    }
    guard case .code = tables.callable(value).kind, let function = tables.undone(value) else { return false }
    var arguments: ContiguousArray<RuntimeValue> = []
    if value.owner != nil, let receiver { arguments.append(receiver) }
    guard case .boolean(let areTold)? = try? function.run(self, generics, [], &arguments) else {
      return false
    }
    return areTold
  }
}
