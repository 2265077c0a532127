/// Members that an app adds to optionals of several kinds, asked of nil: which is meant only the declared type
/// tells. `stall.rows.orNone` of an `Int?` is what `extension Optional where Wrapped == Int` says.
///
/// Rule: The Swift Programming Language, "Extensions with a Generic Where Clause".
extension Machine {
  /// The member of what a chain's front is declared as; nil where one meaning is all there is, or nobody tells.
  ///
  /// - Parameter index: the step of the chain that asks for the member.
  func nilMember(
    _ name: String, before index: Int, _ base: Expression, _ steps: [PostfixStep], in scope: Scope
  ) throws(Interrupt) -> Value? {
    guard isOfSomeOptionals(name),
      let type = writtenType(along: base, Array(steps[..<index]), in: scope)
        ?? propertyType(base, steps[..<index], in: scope)
    else { return nil }
    return try nilMember(name, of: TypeHint(type.unwrapped, owner: scope.owner, file: scope.file))
  }

  /// The same of what a binding holds: `$stall.rows.orNone`.
  func nilMember(_ name: String, boundBy binding: BindingValue) throws(Interrupt) -> Value? {
    guard isOfSomeOptionals(name), let (property, info) = boundProperty(binding),
      let type = givenType(of: property, in: info)
    else { return nil }
    return try nilMember(name, of: TypeHint(type.unwrapped, owner: info, file: property.file))
  }

  /// The type of the property that a chain ends with, where only what is before it is known: `Stall().rows`.
  private func propertyType(
    _ base: Expression, _ steps: ArraySlice<PostfixStep>, in scope: Scope
  ) -> TypeName? {
    guard case .member(let name, _)? = steps.last, let info = owner(base, steps.dropLast(), in: scope)?.info,
      let property = property(name, of: info)
    else { return nil }
    return givenType(of: property, in: info)
  }

  private func isOfSomeOptionals(_ name: String) -> Bool {
    let added = project.extensions(of: ["Optional"], declaring: name)
    return added.contains { !$0.conditions.isEmpty }
  }

  private func nilMember(_ name: String, of wrapped: TypeHint) throws(Interrupt) -> Value? {
    let around = wrappedType
    wrappedType = wrapped
    defer { wrappedType = around }
    return try optionalMember(name, of: .none)
  }

  private func boundProperty(_ binding: BindingValue) -> (PropertyCode, TypeInfo)? {
    let info: TypeInfo?
    let name: String
    switch binding {
    case .member(let parent, let member): (info, name) = (declaredInfo(of: read(parent)), member)
    case .object(let reference, let member): (info, name) = (reference.type, member)
    default: return nil
    }
    guard let info, let property = property(name, of: info) else { return nil }
    return (property, info)
  }
}
