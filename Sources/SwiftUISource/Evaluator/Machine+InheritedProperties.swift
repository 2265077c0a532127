/// What `super.` names: a property as the superclass has it, past what overrides it.
extension Machine {
  /// A property of the superclass or of a protocol, past what the running type overrides.
  func superMember(_ name: String, of value: Value, in scope: Scope) throws(Interrupt) -> Value? {
    guard let owner = scope.owner else { return nil }
    for type in project.lineage(of: owner).dropFirst() {
      if let property = type.properties[name], property.isComputed, property.getter.value != nil {
        return try computed(property, of: value, type)
      }
    }
    guard case .object(let reference) = value, owner.properties[name]?.isComputed == true else { return nil }
    return isUIKit(value)
      ? try uikitMember(name, of: reference) : state.objects[reference.id].fields[name] ?? Value.none
  }

  /// `super.name = value`: the superclass's setter runs, or what it stores changes; the override, which is
  /// what runs now, does not run once more.
  ///
  /// - Returns: false where there is no superclass to ask.
  func mutateSuper(_ name: String, in scope: Scope, _ change: Change) throws(Interrupt) -> Bool {
    guard let owner = scope.owner, let found = scope.find("self"),
      case .object(let reference) = found.scope.variables[found.index].value,
      owner.properties[name]?.isComputed == true
    else { return false }
    for type in project.lineage(of: owner).dropFirst() {
      guard let property = type.properties[name] else { continue }
      if property.isComputed {
        var value = Value.object(reference)
        try mutateComputed(name, of: &value, type, change)
        return true
      }
      break
    }
    reads.noteWrite(to: reference.id)
    noteChange(of: reference.id)
    let isPlatform = isUIKit(.object(reference))
    var value =
      isPlatform
      ? try uikitInitial(name, of: reference) : state.objects[reference.id].fields[name] ?? .none
    try change(&value)
    if isPlatform {
      set(name, of: reference, to: value)
    } else {
      state.objects[reference.id].fields[name] = value
      state.changeCount += 1
    }
    return true
  }
}
