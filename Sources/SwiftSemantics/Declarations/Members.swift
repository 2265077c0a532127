import EarshotSwiftCode

/// What a type declares, itself and in extensions, by name. What has no name that was asked for isn't made.
package final class MemberTable {
  private unowned let program: Program
  private var parts: [DeclaredPart] = []
  private var values: [String: [Value]] = [:]
  private var types: [String: [Entity]] = [:]
  private var madeOrdered: [Value]?
  private var madeAssociatedTypes: [AssociatedType]?
  package fileprivate(set) var extensions: [Extension] = []
  /// How many extensions of the type's name were known when this was made.
  fileprivate var extensionCount = -1
  /// What of all was read when that was asked last.
  fileprivate var readCount = -1
  fileprivate var taken: Set<ObjectIdentifier> = []
  fileprivate var hasOwn = false

  init(program: Program) { self.program = program }

  package func values(named name: String) -> [Value] {
    if let known = values[name] { return known }
    let key = DeclaredName(name)
    var found: [Value] = []
    for part in parts { found += part.values(named: key, of: program) }
    values[name] = found
    return found
  }

  func types(named name: String) -> [Entity] {
    if let known = types[name] { return known }
    let key = DeclaredName(name)
    var found: [Entity] = []
    for part in parts where part.holdsTypes { found += part.types(named: key, of: program) }
    types[name] = found
    return found
  }

  /// All values in their order.
  package var ordered: [Value] {
    if let madeOrdered { return madeOrdered }
    let made = parts.flatMap { $0.allValues(of: program) }
    madeOrdered = made
    return made
  }

  /// The types in it, in an order that is always the same.
  package var orderedTypes: [Entity] {
    let all = parts.filter(\.holdsTypes).flatMap { $0.allTypes(of: program) }
    return all.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }
      .map(\.element)
  }

  var associatedTypes: [AssociatedType] {
    if let madeAssociatedTypes { return madeAssociatedTypes }
    let made = parts.flatMap { $0.types(of: .init(.associatedType), program) }
      .compactMap { $0 as? AssociatedType }
    madeAssociatedTypes = made
    return made
  }

  fileprivate func add(_ list: DeclarationList, in context: Context) {
    let part = DeclaredPart(list, in: context)
    if part.holdsValues {
      values = [:]
      madeOrdered = nil
    }
    if part.holdsTypes {
      types = [:]
      madeAssociatedTypes = nil
    }
    parts.append(part)
    program.noteOperators(in: part)
  }
}

extension Program {
  /// The members of a type, with those of all extensions that are read by now.
  package func memberTable(of type: NominalType) -> MemberTable {
    let table = type.memberTable ?? MemberTable(program: self)
    if table.readCount == readCount { return table }
    type.memberTable = table
    let known = knownExtensions(of: type)
    guard table.extensionCount != known else {
      table.readCount = readCount
      return table
    }
    table.extensionCount = known
    if !table.hasOwn {
      table.hasOwn = true
      table.add(type.code.members, in: type.inside)
      for made in membersOfMacros(on: type) { table.add(made.code.members, in: type.inside) }
    }
    for module in imported {
      for (code, file) in module.extensions(of: type.outermost.name)
      where !table.taken.contains(ObjectIdentifier(code)) {
        guard let part = makeExtension(code, in: file), part.nominal === type else { continue }
        table.taken.insert(ObjectIdentifier(code))
        table.extensions.append(part)
        table.add(code.members, in: part.inside)
      }
    }
    return table
  }

  /// What the SDK says that macros on a type put into it: `@_members(_ModelActorMembers)` of a macro names a type with
  /// those members.
  private func membersOfMacros(on type: NominalType) -> [NominalType] {
    type.code.attributes.filter { !$0.isLanguageOwn }.flatMap { attribute in
      lookUp(attribute.name, in: type.context, isMacro: true).compactMap(\.value).flatMap { macro in
        macro.attributes.filter { $0.name == "_members" }.compactMap { said -> NominalType? in
          guard let named = said.arguments.value.flatMap({ $0 })?.first?.value.asType else { return nil }
          return resolve(named, in: macro.context).nominal
        }
      }
    }
  }

  /// An extension with the type that it is of; nil where that isn't known.
  func makeExtension(_ code: ExtensionDeclaration, in file: FileScope) -> Extension? {
    let key = ObjectIdentifier(code)
    guard let nominal = extendedTypes[key] ?? extendedType(code.extended, in: file) else { return nil }
    extendedTypes[key] = nominal
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
          found =
            modules(reachedFrom: [module]).lazy.map { $0.types(named: name) }.first { !$0.isEmpty } ?? []
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
    let declared = memberTable(of: type).types(named: name)
    if !declared.isEmpty { return declared }
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
