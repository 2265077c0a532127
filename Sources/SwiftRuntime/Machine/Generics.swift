import EarshotSwiftSemantics

/// What the type parameters of running code stand for.
package final class Generics {
  package let parameters: [GenericParameter]
  package let types: [Type]
  private let map: Substitution
  private var known: [Type: Type] = [:]

  init(_ parameters: [GenericParameter], _ types: [Type]) {
    self.parameters = parameters
    self.types = types
    map = Dictionary(zip(parameters, types)) { first, _ in first }
  }

  /// What a type of the code is here.
  func resolve(_ type: Type, _ program: Program) -> Type {
    guard type.hasParameters else { return type }
    if let found = known[type] { return found }
    let found = program.substitute(type, map, in: nil)
    known[type] = found
    return found
  }

  /// How many types the first pack among them has.
  var packLength: Int? {
    for type in types {
      if case .pack(let elements) = type.kind { return elements.count }
    }
    return nil
  }

  /// With one element of each pack in its place.
  func element(_ index: Int, _ tables: MachineTables) -> Generics {
    guard packLength != nil else { return self }
    return tables.generics(
      parameters,
      types.map { type in
        guard case .pack(let elements) = type.kind, index < elements.count else { return type }
        return elements[index]
      })
  }

  package subscript(name: String) -> Type? {
    for (parameter, type) in zip(parameters, types) where parameter.name == name { return type }
    return nil
  }

  func type(of parameter: GenericParameter) -> Type? { map[parameter] }
}

/// A type in code: the same each time, or by what the type parameters around stand for.
struct TypeSource {
  let type: Type
  let isConstant: Bool

  init(_ type: Type) {
    self.type = type
    isConstant = !type.hasParameters
  }

  func resolve(_ frame: Frame) -> Type {
    isConstant ? type : frame.generics.resolve(type, frame.machine.program)
  }
}
