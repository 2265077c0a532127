import EarshotSwiftCode
import EarshotSwiftSemantics

/// What code would change that is there without it: where it ends before its end, that is in doubt.
extension FunctionBuilder {
  /// Whether the code of a function changes anything but its own variables and, of an initializer, what it makes.
  func changesOthers(_ value: Value) -> Bool {
    guard let block = value.bodyBlock else { return false }
    var found = false
    block.visit { statement in
      for expression in statement.expressions where !found { found = changesOthers(expression) }
    }
    return found
  }

  private func changesOthers(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .assignment(let target, let value): return isOther(target) || changesOthers(value)
    case .binary(let left, let sign, let right):
      if case .name(let name) = sign.kind, program.reader.operators.isAssignment(name.base), isOther(left) {
        return true
      }
      return changesOthers(left) || changesOthers(right)
    case .inOut(let place): return isOther(place)
    case .call(let callee, _):
      if case .member(let base, _) = callee.kind, let value = body.choices[callee]?.value,
        value.modifiers.contains(.isMutating), isOther(base)
      {
        return true
      }
      return expression.children.contains(where: changesOthers)
    case .closure: return false
    default: return expression.children.contains(where: changesOthers)
    }
  }

  /// Whether a place is none of the function's own.
  private func isOther(_ place: Expression) -> Bool {
    switch place.kind {
    case .discard: false
    case .name, .member, .subscript, .unwrapOptional, .forceUnwrap, .optionalChain, .parenthesized:
      if body.locals[place] != nil {
        false
      } else if isOfSelf(place) {
        !(value?.isInitializer ?? false)
      } else {
        place.inner.map(isOther) ?? true
      }
    default: true
    }
  }

  private func isOfSelf(_ place: Expression) -> Bool {
    switch place.kind {
    case .name(let name):
      name.base == "self"
        || body.choices[place].map {
          $0.value.owner === value?.owner && !$0.value.isStatic && $0.value.owner != nil
        }
          ?? false
    default: place.inner.map(isOfSelf) ?? false
    }
  }
}

extension Expression {
  /// Whether what it calls is given something to change, or code to run.
  var handsOutChanges: Bool {
    switch kind {
    case .inOut, .closure: true
    default: children.contains(where: \.handsOutChanges)
    }
  }

  /// What a part of something is of.
  fileprivate var inner: Expression? {
    switch kind {
    case .member(let inner, _), .subscript(let inner, _), .unwrapOptional(let inner), .forceUnwrap(let inner),
      .optionalChain(let inner), .parenthesized(let inner):
      inner
    default: nil
    }
  }
}

extension Value {
  /// The code of a function, where there is some.
  fileprivate var bodyBlock: Block? {
    if case .function(let code) = code { return code.body?.value }
    return nil
  }
}
