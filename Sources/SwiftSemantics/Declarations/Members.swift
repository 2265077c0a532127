import EarshotSwiftCode

/// What a type declares, itself and in extensions, by name.
package final class MemberTable {
  package var values: [String: [Value]] = [:]
  var types: [String: [Entity]] = [:]
  var associatedTypes: [AssociatedType] = []
  /// The types in it, in an order that is always the same.
  package var orderedTypes: [Entity] { types.keys.sorted().flatMap { types[$0] ?? [] } }
  /// All values in their order.
  package var ordered: [Value] = []
  package var extensions: [Extension] = []
  /// How many extensions of the type's name were known when this was made.
  var extensionCount = -1
  fileprivate var taken: Set<ObjectIdentifier> = []
  fileprivate var hasOwn = false
}

extension Program {
  /// The members of a type, with those of all extensions that are read by now.
  package func memberTable(of type: NominalType) -> MemberTable {
    let table = type.memberTable ?? MemberTable()
    type.memberTable = table
    let known = knownExtensions(of: type)
    guard table.extensionCount != known else { return table }
    table.extensionCount = known
    if !table.hasOwn {
      table.hasOwn = true
      add(type.code.members.value, in: type.inside, to: table, of: type)
    }
    for module in imported {
      for (code, file) in module.extensions(of: type.outermost.name)
      where !table.taken.contains(ObjectIdentifier(code)) {
        guard let part = makeExtension(code, in: file), part.nominal === type else { continue }
        table.taken.insert(ObjectIdentifier(code))
        table.extensions.append(part)
        add(code.members.value, in: part.inside, to: table, of: type)
      }
    }
    return table
  }

  /// An extension with the type that it is of; nil where that isn't known.
  func makeExtension(_ code: ExtensionDeclaration, in file: FileScope) -> Extension? {
    guard let nominal = extendedType(code.extended, in: file) else { return nil }
    return Extension(code: code, nominal: nominal, context: file.context)
  }

  private func extendedType(_ written: WrittenType, in file: FileScope) -> NominalType? {
    switch written {
    case .named(let base, let name, _):
      let found: [Entity]
      if let base {
        if case .named(nil, let moduleName, _) = base, let module = module(named: moduleName),
          lookUpType(moduleName, in: file.context) == nil
        {
          found = module.types(named: name)
        } else {
          guard let outer = extendedType(base, in: file) else { return nil }
          found = nestedTypes(named: name, in: outer)
        }
      } else {
        found = lookUpType(name, in: file.context).map { [$0] } ?? []
      }
      for entity in found {
        if let type = entity as? NominalType { return type }
        if let alias = entity as? TypeAlias, let type = resolve(alias).nominal { return type }
        if let alias = entity as? TypeAlias, case .existential(let all) = resolve(alias).kind,
          all.protocols.count == 1
        {
          return all.protocols[0].type
        }
      }
      return nil
    case .array: return language.type("Array")
    case .dictionary: return language.type("Dictionary")
    case .optional: return language.type("Optional")
    case .attributed(let type, _, _): return extendedType(type, in: file)
    default: return nil
    }
  }

  private func add(_ members: [Declaration], in context: Context, to table: MemberTable, of type: NominalType)
  {
    for member in members {
      switch member {
      case .type(let code):
        table.types[code.name, default: []].append(NominalType(code: code, context: context, program: self))
      case .alias(let code):
        table.types[code.name, default: []].append(TypeAlias(code: code, context: context, program: self))
      case .associatedType(let code):
        let associated = AssociatedType(code: code, owner: type)
        table.associatedTypes.append(associated)
        table.types[code.name, default: []].append(associated)
      case .function, .variable, .enumCase:
        for value in makeValues(member, in: context) {
          table.values[value.name, default: []].append(value)
          table.ordered.append(value)
          if value.isOperator { operators[value.name, default: []].append(value) }
        }
      case .extension, .operator, .precedenceGroup, .macro, .macroUse: break
      }
    }
    for nested in table.orderedTypes {
      if let nested = nested as? NominalType, nested.memberTable == nil,
        nested.code.members.value.contains(where: \.declaresOperator)
      {
        _ = memberTable(of: nested)
      }
    }
  }

  /// The values that one declaration makes: one for each name.
  func makeValues(_ declaration: Declaration, in context: Context) -> [Value] {
    switch declaration {
    case .function(let code), .macro(let code):
      if case .deinitializer = code.kind {
        return [Value(code: .function(code), name: "deinit", context: context, program: self)]
      }
      return [Value(code: .function(code), name: code.name, context: context, program: self)]
    case .enumCase(let code):
      return [Value(code: .enumCase(code), name: code.name, context: context, program: self)]
    case .variable(let code):
      return code.bindings.enumerated().flatMap { index, binding in
        binding.pattern.variables.map { name, span in
          Value(
            code: .variable(code, binding: index, name: name, span), name: name, context: context,
            program: self)
        }
      }
    default: return []
    }
  }

  /// Types declared inside of a type, without what protocols and superclasses give.
  package func nestedTypes(named name: String, in type: NominalType) -> [Entity] {
    if let declared = memberTable(of: type).types[name] { return declared }
    return codingKeys(name, of: type).map { [$0] } ?? []
  }

  /// The associated type that a protocol declares itself.
  package func associatedType(named name: String, of type: NominalType) -> AssociatedType? {
    if let own = memberTable(of: type).associatedTypes.first(where: { $0.name == name }) { return own }
    for parent in inheritance(of: type).protocols {
      if let found = associatedType(named: name, of: parent.type) { return found }
    }
    return nil
  }
}

extension Pattern {
  /// The variables that it makes, in order.
  package var variables: [(String, Span)] {
    switch kind {
    case .variable(let name, _): [(name, span)]
    case .tuple(let elements): elements.flatMap(\.pattern.variables)
    case .typed(let pattern, _), .optional(let pattern), .cast(let pattern, _): pattern.variables
    case .enumCase(_, let payload): payload.flatMap(\.pattern.variables)
    case .wildcard, .isType, .expression: []
    }
  }
}
