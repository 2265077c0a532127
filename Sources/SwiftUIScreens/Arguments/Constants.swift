import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// Values that a type has a name for.
extension ViewExpander {
  /// The name of the constant of its own type that a value is: `leading` of an alignment.
  func constantName(of value: TypedValue) throws -> String? {
    for (name, constant) in try constants(of: value.type)
    where try machine.isEqual(constant, value.value, value.type) {
      return name
    }
    return nil
  }

  private func constants(of type: Type) throws -> [(String, RuntimeValue)] {
    if let known = knownConstants[type] { return known }
    var found: [(String, RuntimeValue)] = []
    if let nominal = type.nominal {
      for member in machine.program.memberTable(of: nominal).ordered
      where member.isConstant && machine.program.interface(of: member).result === type {
        found.append((member.name, try machine.read(member, of: .metatype(type), on: type)))
      }
    }
    knownConstants[type] = found
    return found
  }

  /// The name by which a style is found that is made without saying anything: `plain` of `PlainButtonStyle()`, as
  /// `extension ButtonStyle where Self == PlainButtonStyle` has it.
  func styleName(of type: Type) -> String? {
    guard let nominal = type.nominal else { return nil }
    for use in machine.program.inheritance(of: nominal).allProtocols {
      for member in machine.program.memberTable(of: use.type).ordered
      where member.isConstant && machine.program.interface(of: member).result === type {
        return member.name
      }
    }
    return nil
  }
}

extension Value {
  /// A static property.
  fileprivate var isConstant: Bool { isStatic && !isFunction && !isInitializer && !isSubscript }
}
