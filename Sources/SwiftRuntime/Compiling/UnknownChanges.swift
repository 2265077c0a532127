import EarshotSwiftCode
import EarshotSwiftSemantics

/// What a change leaves that can't be made: as of an assignment nobody knows what is in its place then. Of a text that
/// something is appended to the beginning is known.
extension FunctionBuilder {
  /// - Returns: nil where a statement changes no place of a value.
  func unknownChange(by statement: Expression) -> ((Frame, RuntimeGap) -> Void)? {
    guard let (target, added) = changedPlace(by: statement), !type(of: target).isClass else { return nil }
    let place = access(target)
    let addition = added.flatMap { gap(.value, $0) }
    return { frame, gap in
      var gap = gap
      gap.subject = .held
      try? place(frame) { value in
        guard let addition, let words = value.wordsSoFar, (try? frame.machine.count(made: words)) != nil
        else {
          value = .unknown(UnknownValue(gap))
          return
        }
        var missing = addition
        (missing.cause, missing.origin) = (gap.cause, gap.origin)
        frame.machine.store.note(missing)
        value = .unknown(UnknownValue(missing, words: words + "«\(missing.source)»"))
      }
    }
  }

  /// The place that a statement changes, and what it appends to it.
  func changedPlace(by statement: Expression) -> (target: Expression, added: Expression?)? {
    switch statement.kind {
    case .tryPlain(let inner), .tryForced(let inner), .tryOptional(let inner), .awaited(let inner),
      .parenthesized(let inner):
      return changedPlace(by: inner)
    case .assignment(let target, let value):
      if case .discard = target.kind { return changedPlace(by: value) }
      return nil
    case .binary(let left, let sign, let right):
      guard case .name(let name) = sign.kind, program.reader.operators.isAssignment(name.base) else {
        return nil
      }
      return (left, name.base == "+=" ? right : nil)
    case .call(let callee, let arguments):
      guard case .member(let base, let name) = callee.kind, changes(callee, of: base, named: name.base) else {
        return nil
      }
      return (base, name.base == "append" && arguments.count == 1 ? arguments[0].value : nil)
    default: return nil
    }
  }

  /// Whether a member changes the value that it is called on, whichever of that name is meant.
  private func changes(_ member: Expression, of base: Expression, named name: String) -> Bool {
    if let choice = body.choices[member] { return choice.value.modifiers.contains(.isMutating) }
    let type = type(of: base)
    guard let context = type.nominal?.inside else { return false }
    let all = program.members(named: name, of: type, isStatic: false, from: context)
    return !all.isEmpty && all.allSatisfy { $0.value.modifiers.contains(.isMutating) }
  }
}

extension RuntimeValue {
  /// What a text says so far.
  fileprivate var wordsSoFar: String? {
    if case .text(let text) = self { return text }
    return partlyKnown?.words
  }
}
