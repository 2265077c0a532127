import EarshotSwiftCode

// Objects that values become by `as`, and back: no conversions, and asked for by their names alone.
extension LanguageTypes {
  /// Whether `as` makes an object of a value, or a value of an object (`simplifyBridgingConstraint`,
  /// lib/Sema/CSSimplify.cpp).
  func isBridged(_ type: Type, to wanted: Type) -> Bool {
    let (from, to) = (unwrapped(type), unwrapped(wanted))
    // Everything is an `AnyObject`, an optional, too.
    if to.type.isAnyObject { return true }
    guard from.depth <= to.depth else { return false }
    if let nominal = from.type.nominal, nominal === to.type.nominal, isCollection(nominal) {
      return zip(from.type.arguments, to.type.arguments).allSatisfy { $0 === $1 || isBridged($0, to: $1) }
    }
    if let object = object(of: from.type), isObject(object, to.type) { return true }
    guard from.type.isClass, let object = object(of: to.type) else { return false }
    return !isOfSeveralValues(object) && isObject(from.type, object)
  }

  private func unwrapped(_ type: Type) -> (type: Type, depth: Int) {
    var (type, depth) = (type, 0)
    while let inner = wrapped(type) { (type, depth) = (inner, depth + 1) }
    return (type, depth)
  }

  private func isCollection(_ type: NominalType) -> Bool {
    type === self.type("Array") || type === self.type("Dictionary") || type === self.type("Set")
  }

  /// The class whose objects values of a type become: what the type says as its `_ObjectiveCType`
  /// (`_ObjectiveCBridgeable`, which `ReferenceConvertible` of Foundation's refines), and `NSError` of any error
  /// (`ASTContext::getBridgedToObjC`, lib/AST/ASTContext.cpp).
  package func object(of type: Type) -> Type? {
    if let nominal = type.nominal, nominal.kind == .structure {
      for name in ["_ObjectiveCType", "ReferenceType"]
      where program.memberTypeEntity(named: name, of: nominal) != nil {
        let own = program.memberType(named: name, of: nominal.selfType, Resolution(context: nominal.inside))
        if let own, own.isClass { return own }
      }
    }
    guard let error = self.type("Error"),
      type === anyError || !type.hasVariables && program.conforms(type, to: error, in: nil) == .yes
    else { return nil }
    let found = program.module(named: "Foundation")?.types(named: "NSError").first as? NominalType
    return found?.selfType
  }

  /// Whether objects of a class are those of another type: of a class above it, or of protocols.
  private func isObject(_ object: Type, _ wanted: Type) -> Bool {
    if let nominal = wanted.nominal {
      return program.superclassType(of: object, declaredBy: nominal) === wanted
    }
    guard case .existential(let existential) = wanted.kind, !existential.protocols.isEmpty,
      existential.superclass == nil
    else { return false }
    return existential.protocols.allSatisfy { program.conforms(object, to: $0.type, in: nil) == .yes }
  }

  /// Whether values of several types become objects of a class, so that it takes a test to have one back.
  private func isOfSeveralValues(_ object: Type) -> Bool {
    guard let nominal = object.nominal, nominal.module.name == "Foundation" else { return false }
    return nominal.name == "NSNumber" || nominal.name == "NSValue"
  }
}

extension Type {
  /// `AnyObject`
  fileprivate var isAnyObject: Bool {
    guard case .existential(let existential) = kind else { return false }
    return existential.isClassBound && existential.protocols.isEmpty && existential.superclass == nil
  }
}

extension Solver {
  /// `value as Wanted`
  func simplifyCoercion(_ type: Type, _ wanted: Type) {
    let (type, wanted) = (simplify(type), simplify(wanted))
    if language.isBridged(type, to: wanted) { return }
    // What a call or an operator gives is an object by itself only where nothing else says what it is; neither is a
    // literal that can't be written as one.
    if let number = type.variable, wanted.isClass, literal(number, as: wanted) != .yes {
      return wait(.coercion(type, wanted))
    }
    relate(.conversion, type, wanted)
  }

  /// Whether a variable is a literal that may be of a class; nil where it is none.
  private func literal(_ variable: Int, as wanted: Type) -> Answer? {
    for constraint in undecided + state.ready {
      switch constraint {
      case .literal(let type, let kind), .collection(let type, let kind, _):
        guard simplify(type).variable == variable, let (literal, _) = language.literal(kind) else { continue }
        return program.conforms(wanted, to: literal, in: context) == .no ? .no : .yes
      default: continue
      }
    }
    return nil
  }
}
