/// `Mark(name: "Mole", depth: 4)` where `typealias Mark = (name: String, depth: Int)`: an alias of a tuple makes one.
extension Machine {
  func tuple(
    named name: String, in owner: TypeInfo?, _ arguments: [CallArgument], in scope: Scope
  ) throws(Interrupt) -> Value? {
    guard project.aliasNames.contains(name), let alias = project.alias(name, owner: owner),
      case .tuple(let types, let labels) = expanded(alias, owner: owner), types.count == arguments.count
    else { return nil }
    var elements: [(label: String?, value: Value)] = []
    for (index, argument) in arguments.enumerated() {
      let hint = TypeHint(types[index], owner: owner)
      let value = try fit(evaluate(argument.value, in: scope, hint: hint), to: types[index], owner: owner)
      elements.append((labels[index], value))
    }
    return .tuple(elements)
  }
}
