import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// What a value of a type of the SDK is called.
enum ValueName {
  /// The constant of its own type that it is, one that the SDK has: `leading` of an alignment.
  case constant(String)
  /// The options that are in it: the type's own members of one bit.
  case options([String])
  case none
}

/// The names of values that were asked for, and what names types have: the same in all of an app's screens.
struct ValueNames {
  fileprivate var constants: [Type: [(String, RuntimeValue)]] = [:]
  fileprivate var known: [Type: [(value: RuntimeValue, name: ValueName)]] = [:]
  /// Of a type with many values only so many are kept.
  fileprivate static let limit = 32
}

extension ViewExpander {
  func name(of value: TypedValue) throws -> ValueName {
    let known = run.code.valueNames.known[value.type] ?? []
    if let found = known.first(where: { $0.value.isSame(as: value.value) }) { return found.name }
    let name = try findName(of: value)
    if known.count < ValueNames.limit {
      run.code.valueNames.known[value.type, default: []].append((value.value, name))
    }
    return name
  }

  private func findName(of value: TypedValue) throws -> ValueName {
    for (name, constant) in try constants(of: value.type)
    where try machine.isEqual(constant, value.value, value.type) {
      return .constant(name)
    }
    return try optionNames(of: value).map { .options($0) } ?? .none
  }

  private func optionNames(of value: TypedValue) throws -> [String]? {
    guard let optionSet = machine.nominal("OptionSet", of: "Swift"),
      machine.conforms(value.type, to: optionSet), let bits = rawBits(value.value)
    else { return nil }
    var names: [String] = []
    for (name, constant) in try constants(of: value.type) {
      guard let mask = rawBits(constant), mask.nonzeroBitCount == 1, bits & mask == mask,
        !names.contains(name)
      else { continue }
      names.append(name)
    }
    return names
  }

  private func rawBits(_ value: RuntimeValue) -> Int? {
    guard case .fields(let fields) = value, case .integer(let bits)? = fields.first else { return nil }
    return bits
  }

  private func constants(of type: Type) throws -> [(String, RuntimeValue)] {
    if let known = run.code.valueNames.constants[type] { return known }
    var found: [(String, RuntimeValue)] = []
    if let nominal = type.nominal {
      for member in machine.program.memberTable(of: nominal).ordered
      where member.isConstant && !member.context.file.module.isSource
        && machine.program.interface(of: member).result === type
      {
        found.append((member.name, try machine.read(member, of: .metatype(type), on: type)))
      }
    }
    run.code.valueNames.constants[type] = found
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
