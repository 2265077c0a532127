import EarshotSwiftSemantics

/// What a declaration gives of which nothing says what it does, in a module whose values are described and not
/// computed: the declaration, with what it was given.
package final class Record {
  package let callee: Value
  /// What the type parameters of the declaration stand for.
  package let generics: Generics
  /// The value that a member was called on, or its type, first; then by parameter. `.unset`: not given.
  package let arguments: ContiguousArray<RuntimeValue>
  /// Where in someone's code it was made.
  package internal(set) var place: CodePlace?

  init(_ callee: Value, _ generics: Generics, _ arguments: ContiguousArray<RuntimeValue>) {
    self.callee = callee
    self.generics = generics
    self.arguments = arguments
  }
}

extension Machine {
  /// What a record was given, by parameter, each with its type.
  package func arguments(of record: Record) -> [(parameter: Value.Parameter, value: RuntimeValue, type: Type)]
  {
    let parameters = program.interface(of: record.callee).parameters ?? []
    let first = record.callee.owner == nil ? 0 : 1
    return parameters.enumerated().compactMap { index, parameter in
      guard index + first < record.arguments.count else { return nil }
      let type = concrete(parameter.type, record.generics)
      // Several for one parameter are a list.
      let isList = parameter.isVariadic
      return (parameter, record.arguments[index + first], isList ? program.language.array(type) : type)
    }
  }

  /// The value that a member was called on, with its type; nil for what is called on nothing or on a type.
  package func receiver(of record: Record) -> (value: RuntimeValue, type: Type)? {
    let callee = record.callee
    guard let owner = callee.owner, !callee.isStatic, let value = record.arguments.first else { return nil }
    return (value, concrete(owner.selfType, record.generics))
  }

  /// Whether two were made in the same way of the same values.
  func isEqual(_ one: Record, _ other: Record) throws -> Bool {
    if one === other { return true }
    guard one.callee === other.callee, one.arguments.count == other.arguments.count else { return false }
    if let (some, type) = receiver(of: one), let (others, _) = receiver(of: other) {
      guard try isSame(some, others, type) else { return false }
    }
    for ((_, some, type), (_, others, _)) in zip(arguments(of: one), arguments(of: other))
    where try !isSame(some, others, type) {
      return false
    }
    return true
  }

  private func isSame(_ one: RuntimeValue, _ other: RuntimeValue, _ type: Type) throws -> Bool {
    switch (one, other) {
    case (.unset, .unset): true
    case (.unset, _), (_, .unset): false
    default: try isEqual(one, other, type)
    }
  }
}
