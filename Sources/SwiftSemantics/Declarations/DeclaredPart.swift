import EarshotSwiftCode

/// The declarations of one file, type or extension as what names mean. Each is made when its name is looked for.
final class DeclaredPart {
  let list: DeclarationList
  let context: Context
  /// Whether macros count: those of types can't be named.
  private let kinds: DeclarationList.Kinds
  private var values: [Int: [Value]] = [:]
  private var types: [Int: Entity] = [:]

  init(_ list: DeclarationList, in context: Context) {
    self.list = list
    self.context = context
    if case .file = context.kind { kinds = .valuesOfFiles } else { kinds = .values }
  }

  /// Whether it could hold a value at all.
  var holdsValues: Bool { !list.kinds.isDisjoint(with: kinds) }
  var holdsTypes: Bool { !list.kinds.isDisjoint(with: .types) }

  func values(named name: DeclaredName, of program: Program) -> [Value] {
    list.places(of: name, kinds).flatMap { values(at: $0, of: program).filter { $0.name == name.text } }
  }

  func allValues(of program: Program) -> [Value] {
    list.places(kinds).flatMap { values(at: $0, of: program) }
  }

  private func values(at place: Int, of program: Program) -> [Value] {
    if let known = values[place] { return known }
    let made = program.makeValues(list[place], in: context)
    values[place] = made
    return made
  }

  func types(named name: DeclaredName, of program: Program) -> [Entity] {
    list.places(of: name, .types).compactMap { entity(at: $0, of: program) }.filter { $0.name == name.text }
  }

  func allTypes(of program: Program) -> [Entity] { types(of: .types, program) }

  func types(of kinds: DeclarationList.Kinds, _ program: Program) -> [Entity] {
    list.places(kinds).compactMap { entity(at: $0, of: program) }
  }

  private func entity(at place: Int, of program: Program) -> Entity? {
    if let known = types[place] { return known }
    let made = program.makeEntity(list[place], in: context)
    types[place] = made
    return made
  }
}

extension Program {
  fileprivate func makeEntity(_ declaration: Declaration, in context: Context) -> Entity? {
    switch declaration {
    case .type(let code): NominalType(code: code, context: context, program: self)
    case .alias(let code): TypeAlias(code: code, context: context, program: self)
    case .associatedType(let code):
      context.nominal.map { AssociatedType(code: code, owner: $0) }
    default: nil
    }
  }
}
