/// Option sets: one option is a value of the app's type, several are a list of such values.
extension Machine {
  /// The options in a value; nil where it is no option set.
  private func options(in value: Value) -> [Value]? {
    switch value {
    case .structure(let instance):
      guard isOptionSet(instance.type) else { return nil }
      return (try? member("rawValue", of: value, file: nil, start: 0))??.exactInt == 0 ? [] : [value]
    case .array(let values): return values
    case .set(let values): return Array(values)
    case .symbol: return [value]
    default: return nil
    }
  }

  func isOptionSet(_ info: TypeInfo) -> Bool { project.allNames(of: info).contains("OptionSet") }

  /// What option sets have of set algebra; nil for any other method.
  func optionMethod(of value: inout Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard Machine.setAlgebra.contains(call.name), let own = options(in: value), let first = call.first,
      let given = options(in: first)
    else { return nil }
    var both: [Value] = []
    var onlyOwn: [Value] = []
    for option in own {
      if try holds(option, in: given, call) { both.append(option) } else { onlyOwn.append(option) }
    }
    var added: [Value] = []
    for option in given where try !holds(option, in: own, call) { added.append(option) }
    switch call.name {
    case "contains", "isSuperset": return .bool(added.isEmpty)
    case "isSubset": return .bool(onlyOwn.isEmpty)
    case "isDisjoint": return .bool(both.isEmpty)
    case "union": return .array(own + added)
    case "intersection": return .array(both)
    case "subtracting": return .array(onlyOwn)
    case "symmetricDifference": return .array(onlyOwn + added)
    case "insert", "formUnion", "update":
      value = .array(own + added)
      return .tuple([("inserted", .bool(!added.isEmpty)), ("memberAfterInsert", first)])
    case "remove", "subtract":
      value = .array(onlyOwn)
      return both.first ?? Value.none
    case "formIntersection":
      value = .array(both)
      return .void
    case "formSymmetricDifference":
      value = .array(onlyOwn + added)
      return .void
    default: return nil
    }
  }

  private func holds(_ option: Value, in options: [Value], _ call: LibraryCall) throws(Interrupt) -> Bool {
    for other in options where try isSame(option, other, call.expression) { return true }
    return false
  }

  private static let setAlgebra: Set<String> = [
    "contains", "isSuperset", "isSubset", "isDisjoint", "union", "intersection", "subtracting",
    "symmetricDifference", "insert", "formUnion", "update", "remove", "subtract", "formIntersection",
    "formSymmetricDifference",
  ]
}
