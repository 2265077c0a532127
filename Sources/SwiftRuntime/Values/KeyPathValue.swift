import EarshotSwiftSemantics

/// A key path: the steps from its root to its value.
package final class KeyPathValue {
  package enum Step {
    case property(Value, type: Type, weak: Bool)
    case index(Value, type: Type, own: [Type], ContiguousArray<RuntimeValue>, [Type])
    case tuple(Int)
    /// `?`: the path ends here where there is nothing.
    case unwrap
    case force
    /// What follows `?` is an optional again.
    case wrap
  }

  package let steps: [Step]
  package let root: Type
  package let value: Type

  package init(_ steps: [Step], root: Type, value: Type) {
    self.steps = steps
    self.root = root
    self.value = value
  }

  /// Which of the classes of key paths it is of: by what of its steps can be set.
  package var className: String {
    var isWritable = true
    var isReference = false
    for step in steps {
      switch step {
      case .property(let property, _, _), .index(let property, _, _, _, _):
        if property.setsThroughReference, property.isSettable {
          isWritable = true
          isReference = true
        } else if property.owner?.kind == .classType {
          isWritable = false
        } else if !property.isSettable {
          isWritable = false
        }
      case .unwrap, .wrap: isWritable = false
      case .force, .tuple: break
      }
    }
    return isWritable ? isReference ? "ReferenceWritableKeyPath" : "WritableKeyPath" : "KeyPath"
  }
}

extension Machine {
  package func type(of path: KeyPathValue) -> Type {
    language.make(path.className, [path.root, path.value])
  }
}

extension Machine {
  package func read(_ path: KeyPathValue, of root: RuntimeValue) throws -> RuntimeValue {
    var value = root
    for step in path.steps {
      switch step {
      case .property(let property, let type, let isWeak):
        value = try read(property, of: value, on: type)
        if isWeak { value = value.strong }
      case .index(let declaration, let type, let own, let indices, _):
        var all: ContiguousArray = [value]
        all.append(contentsOf: indices)
        value = try call(member: declaration, on: type, own: own, &all)
      case .tuple(let place):
        guard case .fields(let fields) = value else { throw Interruption.unknown("an element of a tuple") }
        value = fields[place]
      case .unwrap:
        guard let content = value.unwrapped else { return .none(0) }
        value = content
      case .force:
        guard let content = value.unwrapped else {
          throw Interruption.trap("Fatal error: Unexpectedly found nil while unwrapping an Optional value")
        }
        value = content
      case .wrap: value = value.wrapped
      }
    }
    return value
  }

  package func modify(
    _ path: KeyPathValue, of root: inout RuntimeValue, _ body: (inout RuntimeValue) throws -> Void
  ) throws {
    try modify(path.steps[...], of: &root, body)
  }

  private func modify(
    _ steps: ArraySlice<KeyPathValue.Step>, of value: inout RuntimeValue,
    _ body: (inout RuntimeValue) throws -> Void
  ) throws {
    guard let step = steps.first else { return try body(&value) }
    let rest = steps.dropFirst()
    switch step {
    case .property(let property, let type, _):
      try modify(property, of: &value, on: type, isSet: false) { try modify(rest, of: &$0, body) }
    case .index(let declaration, let type, let own, let indices, _):
      try modifySubscript(declaration, &value, type, own, indices, isSet: false) {
        try modify(rest, of: &$0, body)
      }
    case .tuple(let place): try value.modifyField(place) { try modify(rest, of: &$0, body) }
    case .unwrap, .force:
      guard var content = value.unwrapped else { return }
      try modify(rest, of: &content, body)
      value = content.wrapped
    case .wrap: try modify(rest, of: &value, body)
    }
  }

  /// Whether two paths lead the same way.
  package func isEqual(_ one: KeyPathValue, _ other: KeyPathValue) throws -> Bool {
    guard one.root === other.root, one.steps.count == other.steps.count else { return false }
    for (mine, theirs) in zip(one.steps, other.steps) {
      switch (mine, theirs) {
      case (.property(let a, _, _), .property(let b, _, _)): if a !== b { return false }
      case (.index(let a, _, _, let some, let types), .index(let b, _, _, let others, _)):
        guard a === b, some.count == others.count else { return false }
        for index in some.indices where try !isEqual(some[index], others[index], types[index]) {
          return false
        }
      case (.tuple(let a), .tuple(let b)): if a != b { return false }
      case (.unwrap, .unwrap), (.force, .force), (.wrap, .wrap): break
      default: return false
      }
    }
    return true
  }
}
