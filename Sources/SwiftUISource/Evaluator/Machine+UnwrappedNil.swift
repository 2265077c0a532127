/// Members of what is declared with `!` and is nil when it is asked: the program stops there, so what it would
/// have given is not known.
///
/// Rule: The Swift Programming Language, "Implicitly Unwrapped Optionals".
extension Machine {
  /// What stands for such a nil; nil where the front of the chain is no property declared with `!`, or where
  /// the member is one that optionals have.
  ///
  /// - Parameter index: the step of the chain that asks for the member.
  func unwrappedNil(
    before index: Int, asked name: String, _ base: Expression, _ steps: [PostfixStep], in scope: Scope,
    _ expression: Expression, position: Int
  ) -> Value? {
    guard !Machine.membersOfOptionals.contains(name),
      project.extensions(of: ["Optional"], declaring: name).isEmpty,
      let property = unwrappedProperty(base, steps[..<index], in: scope),
      !isFilledByInterface(property)
    else { return nil }
    var source = expression.file.text(base.start, position)[...]
    while let last = source.last, last == "." || last.isWhitespace { source.removeLast() }
    notice(
      .warning, .trap, expression.file, position,
      "'\(property.name)' is nil here, though it is declared with '!'",
      missing: property.name)
    return .unknown(UnknownValue(source: String(source), missing: property.name))
  }

  private static let membersOfOptionals: Set<String> = [
    "customMirror", "debugDescription", "description", "flatMap", "hash", "hashValue", "map", "self", "take",
    "unsafelyUnwrapped",
  ]

  /// The property declared with `!` that a chain's front ends with.
  private func unwrappedProperty(
    _ base: Expression, _ steps: ArraySlice<PostfixStep>, in scope: Scope
  ) -> PropertyCode? {
    let name: String
    let info: TypeInfo?
    if let last = steps.last {
      guard case .member(let member, _) = last else { return nil }
      name = member
      let front = owner(base, steps.dropLast(), in: scope)
      if case .value(.type(let type))? = front { info = type.info } else { info = front?.info }
    } else {
      guard case .name(let plain) = base.kind, scope.find(plain) == nil else { return nil }
      name = plain
      info = scope.owner
    }
    guard let info else { return nil }
    let found = project.lineage(of: info).lazy.compactMap { self.property(name, of: $0) }.first
    return found?.isImplicitlyUnwrapped == true ? found : nil
  }

  /// Outlets and views of UIKit are filled by an interface file, which need not be at hand.
  private func isFilledByInterface(_ property: PropertyCode) -> Bool {
    guard let name = property.type?.unwrapped.simpleName else { return false }
    if UIKitClasses.superclasses[name] != nil || name == "NSLayoutConstraint" { return true }
    guard let info = project.findType([name], owner: nil, file: property.file) else { return false }
    return project.uikitClass(of: info) != nil
  }
}
