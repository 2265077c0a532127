import OrderedCollections

extension Machine {
  func setMethod(of value: inout Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    if let result = try setMutation(of: &value, call) { return result }
    guard case .set(let members) = value else { return nil }
    switch call.name {
    case "contains" where !(call.first?.isFunction ?? true) && !(call.first?.isUnknown ?? true):
      return .bool(call.first.map { members.contains(place(of: $0, among: members)) } ?? false)
    case "filter": return try filtered(Array(members), call).map { .set(set(of: $0)) }
    default: break
    }
    if let result = try setAlgebra(members, call) { return result }
    return try sequenceMethod(Array(members), call)
  }

  private func setAlgebra(_ members: OrderedSet<Value>, _ call: LibraryCall) throws(Interrupt) -> Value? {
    let names: Set<String> = [
      "union", "intersection", "subtracting", "symmetricDifference", "isSubset", "isSuperset", "isDisjoint",
      "isStrictSubset", "isStrictSuperset",
    ]
    guard names.contains(call.name), let other = call.first, !other.isUnknown else { return nil }
    let others = OrderedSet(try elements(of: other, call.expression).map { place(of: $0, among: members) })
    try charge(members.count + others.count, call.expression)
    switch call.name {
    case "union": return .set(members.union(others))
    case "intersection": return .set(members.intersection(others))
    case "subtracting": return .set(members.subtracting(others))
    case "symmetricDifference": return .set(members.symmetricDifference(others))
    case "isSubset": return .bool(members.isSubset(of: others))
    case "isSuperset": return .bool(members.isSuperset(of: others))
    case "isStrictSubset": return .bool(members.isStrictSubset(of: others))
    case "isStrictSuperset": return .bool(members.isStrictSuperset(of: others))
    default: return .bool(members.isDisjoint(with: others))
    }
  }

  private func setMutation(of value: inout Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard Library.mutatingMethods.contains(call.name), var members = value.takeSet() else { return nil }
    defer { value = .set(members) }
    let expression = call.expression
    switch call.name {
    case "insert" where call.has("integersIn"):
      members.formUnion(try elements(of: call["integersIn"] ?? .none, expression))
    case "remove" where call.has("integersIn"):
      members.subtract(try elements(of: call["integersIn"] ?? .none, expression))
    case "update":
      guard let first = call.first else { return nil }
      let known = members.firstIndex(of: place(of: first, among: members))
      let old = known.map { members[$0] } ?? .none
      if let known { members.remove(at: known) }
      if let known { members.insert(first, at: known) } else { members.append(first) }
      try check(count: members.count, expression)
      return old
    case "insert", "append":
      guard let first = call.first else { return nil }
      let isNew = members.append(place(of: first, among: members)).inserted
      try check(count: members.count, expression)
      return .tuple([("inserted", .bool(isNew)), ("memberAfterInsert", first)])
    case "remove": return call.first.flatMap { members.remove(place(of: $0, among: members)) } ?? Value.none
    case "removeAll": members = []
    case "removeFirst", "popFirst":
      if members.isEmpty, call.name == "removeFirst" {
        throw trap("'removeFirst' met an empty set", expression)
      }
      return members.isEmpty ? Value.none : members.removeFirst()
    case "formUnion":
      for value in try elements(of: call.first ?? .none, expression) {
        members.append(place(of: value, among: members))
      }
    case "formIntersection":
      let others = try elements(of: call.first ?? .none, expression)
      members.formIntersection(OrderedSet(others.map { place(of: $0, among: members) }))
    case "subtract":
      let others = try elements(of: call.first ?? .none, expression)
      members.subtract(others.map { place(of: $0, among: members) })
    case "formSymmetricDifference":
      members = members.symmetricDifference(OrderedSet(try elements(of: call.first ?? .none, expression)))
    case "reserveCapacity": break
    default: return nil
    }
    return .void
  }
}
