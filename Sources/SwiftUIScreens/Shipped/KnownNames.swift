import EarshotSwiftSemantics

/// The static members that types have.
struct KnownNames {
  private let program: Program

  init(_ program: Program) { self.program = program }

  func has(_ name: String, in type: String, of module: String) -> Bool {
    let types = program.module(named: module)?.types(named: type).compactMap { $0 as? NominalType } ?? []
    return types.contains { nominal in
      program.ownValues(named: name, of: nominal).contains { $0.isStatic }
    }
  }
}
