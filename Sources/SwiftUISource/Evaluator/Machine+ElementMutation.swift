import EarshotVocabulary

/// Changing what stands at an index, under a key, or behind a subscript of the app.
extension Machine {
  func mutate(
    element keys: [EvaluatedArgument], of owner: inout Value, in scope: Scope, _ target: Expression,
    _ change: Change
  ) throws(Interrupt) {
    guard let key = keys.first?.value else { return }
    if keys.first?.label == "keyPath", case .keyPath(let path) = key {
      try mutate(path.components[...], of: &owner, in: scope, target, change)
      return
    }
    if owner.collectionKind != nil {
      let isChanged = try chargingCopies(of: &owner, target) { (owner) throws(Interrupt) in
        try self.mutate(stored: keys, key, of: &owner, target, change)
      }
      if isChanged { return }
    }
    if case .slice(let values, let start) = owner {
      var array = Value.array(values)
      _ = try mutate(stored: keys, place(key, in: start), of: &array, target, change)
      owner = Machine.slice(array.arrayValue ?? values, from: start)
      return
    }
    switch (owner, key) {
    case (.binding(let binding), .int(let index)): try mutate(.element(binding, at: index), change)
    case (_, .keyPath(let path)):
      guard let component = path.components.last, case .member(let name) = component else { return }
      try mutate(member: name, of: &owner, target, change)
    case (.attributed(let text), .range):
      // `text[range].link = url`: the part with its attributes takes its own place again.
      guard let range = units(key, in: text) else { return }
      var part = Value.attributed(text.part(from: range.lowerBound, to: range.upperBound))
      try change(&part)
      guard case .attributed(let changed) = part else { return }
      owner = .attributed(text.replacing(range, with: changed))
    case (.none, _): break
    case (.record(let record), _) where record.type == "Data":
      try self.change(byteOf: &owner, at: key, target, change)
    default:
      guard let info = declaredInfo(of: owner) else {
        var value = try libraryElement(of: owner, keys, target) ?? .none
        try change(&value)
        return
      }
      for type in project.lineage(of: info) {
        for code in type.subscripts {
          guard let setter = code.setter.value else { continue }
          var value = try call(code.getter, owner: owner, type: type, values: keys.map(\.value), target)
          try change(&value)
          let inner = Scope(parent: nil, owner: type, file: code.getter.file)
          inner.declare("self", owner, isLet: false)
          for (parameter, key) in zip(code.getter.parameters, keys) {
            inner.declare(parameter.name, key.value)
          }
          inner.declare(setter.parameter, value)
          _ = try runBlock(setter.body, in: inner)
          if let found = inner.find("self") { owner = found.scope.variables[found.index].value }
          return
        }
      }
    }
  }

  /// Changes what stands at the end of a key path.
  private func mutate(
    _ path: ArraySlice<KeyPathValue.Component>, of owner: inout Value, in scope: Scope, _ target: Expression,
    _ change: Change
  ) throws(Interrupt) {
    guard let first = path.first else {
      try change(&owner)
      return
    }
    let rest = path.dropFirst()
    switch first {
    case .member(let name):
      try mutate(member: name, of: &owner, target) { (place) throws(Interrupt) in
        try self.mutate(rest, of: &place, in: scope, target, change)
      }
    case .index(let key):
      let keys = [EvaluatedArgument(label: nil, value: key)]
      try mutate(element: keys, of: &owner, in: scope, target) { (place) throws(Interrupt) in
        try self.mutate(rest, of: &place, in: scope, target, change)
      }
    case .optional: if !owner.isNone { try mutate(rest, of: &owner, in: scope, target, change) }
    case .force:
      if owner.isNone { throw trap("'!' met nil in a key path", target) }
      try mutate(rest, of: &owner, in: scope, target, change)
    }
  }

  /// Changes what stands at a place of an array, or under a key.
  func mutate(
    stored keys: [EvaluatedArgument], _ key: Value, of owner: inout Value, _ target: Expression,
    _ change: Change
  ) throws(Interrupt) -> Bool {
    if case .int(let index) = key, var values = owner.takeArray() {
      defer { owner = .array(values) }
      guard values.indices.contains(index) else {
        throw trap("index \(index) is out of range for \(values.count) items", target)
      }
      try change(&values[index])
      return true
    }
    if case .range(let range) = key, var values = owner.takeArray() {
      defer { owner = .array(values) }
      try mutate(part: range, of: &values, target, change)
      return true
    }
    guard var values = owner.takeDictionary() else { return false }
    defer { owner = .dictionary(values) }
    let key = place(of: key, among: values.keys)
    if let index = values.index(forKey: key) {
      try change(&values.values[index])
      if values.values[index].isNone { values.remove(at: index) }
    } else {
      var value = keys.first { $0.label == "default" }?.value ?? .none
      try change(&value)
      if !value.isNone { values[key] = value }
      try check(count: values.count, target)
    }
    return true
  }
}
