import OrderedCollections

/// Equality that the app declares, in the lists, sets and dictionaries that hold such values.
extension Machine {
  /// Whether two values that don't hold the same are equal by a `==` of the app's on the way.
  func isEqualByOwn(_ a: Value, _ b: Value, depth: Int = 0) -> Bool {
    steps += 1
    guard declaresEquality, depth < 64, steps <= stepLimit else { return false }
    func all(_ pairs: Zip2Sequence<[Value], [Value]>) -> Bool {
      pairs.allSatisfy { $0 == $1 || isEqualByOwn($0, $1, depth: depth + 1) }
    }
    switch (a, b) {
    case (.structure(let x), .structure(let y)) where x.type === y.type:
      return runEquality(x.type, a, b) ?? all(zip(x.fields, y.fields))
    case (.enumeration(let x), .enumeration(let y)) where x.type === y.type:
      return runEquality(x.type, a, b)
        ?? (x.name == y.name && x.payload.count == y.payload.count && all(zip(x.payload, y.payload)))
    case (.object(let x), .object): return runEquality(x.type, a, b) ?? false
    case (.tuple(let x), .tuple(let y)) where x.count == y.count:
      return all(zip(x.map(\.value), y.map(\.value)))
    case (.dictionary(let x), .dictionary(let y)) where x.count == y.count:
      return x.allSatisfy { key, value in
        guard let other = y[place(of: key, among: y.keys)] else { return false }
        return value == other || isEqualByOwn(value, other, depth: depth + 1)
      }
    case (.set(let x), .set(let y)) where x.count == y.count:
      return x.allSatisfy { y.contains(place(of: $0, among: y)) }
    default:
      guard let x = a.arrayValue, let y = b.arrayValue, x.count == y.count else { return false }
      return all(zip(x, y))
    }
  }

  /// nil where the type has no `==` of its own.
  private func runEquality(_ info: TypeInfo, _ a: Value, _ b: Value) -> Bool? {
    guard hasOwnEquality(info), case .bool(let same)? = try? apply("==", a, b, placeholder(nil)) else {
      return nil
    }
    return same
  }

  private func hasOwnEquality(_ info: TypeInfo) -> Bool {
    let key = ObjectIdentifier(info)
    if let known = ownEqualities[key] { return known }
    let found = project.lineage(of: info).contains { type in
      type.staticFunctions["=="]?.contains { $0.parameters.count == 2 && $0.body.value != nil } ?? false
    }
    ownEqualities[key] = found
    return found
  }

  /// The element that counts as the same as a value, as its type's own `==` has it; the value itself where
  /// there is none.
  func place(of value: Value, among keys: OrderedSet<Value>) -> Value {
    guard declaresEquality, let info = declaredInfo(of: value), hasOwnEquality(info),
      !keys.contains(value), keys.count <= Machine.comparedKeys
    else { return value }
    return keys.first { isEqualByOwn($0, value) } ?? value
  }

  /// A set of values: the first of those that are equal stays.
  func set(of values: [Value]) -> OrderedSet<Value> {
    guard declaresEquality, let first = values.first, let info = declaredInfo(of: first),
      hasOwnEquality(info)
    else { return OrderedSet(values) }
    var result = OrderedSet<Value>()
    for value in values { result.append(place(of: value, among: result)) }
    return result
  }

  /// How many keys are compared one by one at most.
  private static let comparedKeys = 2_000
}
