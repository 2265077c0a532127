import EarshotSwiftCode

extension Solver {
  /// Makes two types fit, or says that they don't, or waits for what is in them.
  func match(_ relation: Relation, _ left: Type, _ right: Type) {
    let left = simplify(left)
    let right = simplify(right)
    if left === right || left.isHole || right.isHole { return noteHoles(relation, left, right) }
    if left.isUnknownMember || right.isUnknownMember {
      if relation == .equal, let number = left.variable {
        return bindMember(number, right, relation, left, right)
      }
      if relation == .equal, let number = right.variable {
        return bindMember(number, left, relation, left, right)
      }
      return wait(.relation(relation, left, right))
    }
    switch (left.variable, right.variable) {
    case (let one?, _) where relation == .equal: bind(one, to: right)
    case (_, let other?) where relation == .equal: bind(other, to: left)
    case (nil, nil): matchKnown(relation, left, right)
    default: wait(.relation(relation, left, right))
    }
  }

  /// A variable that is a member of something unknown stays open; the two are the same from now on.
  private func bindMember(_ number: Int, _ member: Type, _ relation: Relation, _ left: Type, _ right: Type) {
    wait(.relation(relation, left, right))
  }

  /// A variable that meets a gap may be anything. What is handed to something of a type that is not known may not fit
  /// there: another declaration that surely takes it is meant. Nor is it an optional rather than what is in one.
  private func noteHoles(_ relation: Relation, _ left: Type, _ right: Type) {
    if right.isHole, !left.isHole { state.score.add(.hole) }
    if left.isHole, relation == .conversion, language.wrapped(right) != nil {
      state.score.add(.valueToOptional)
    }
    if left !== right, left.variable != nil || right.variable != nil {
      wait(.relation(relation, left, right))
    }
  }

  private func matchKnown(_ relation: Relation, _ left: Type, _ right: Type) {
    if matchStructure(relation, left, right) { return }
    let (plainLeft, plainRight) = (plainMember(left), plainMember(right))
    if plainLeft !== left || plainRight !== right { return match(relation, plainLeft, plainRight) }
    if relation == .equal { return mismatch("\(left) isn't \(right)") }
    if convert(relation, left, right) { return }
    mismatch("\(left) can't be used as \(right)")
  }

  /// An associated type that a declaration elsewhere names may be plainer here, where more is required of it. A type
  /// parameter by itself stays what it is: of two declarations the more specific one is found by that.
  private func plainMember(_ type: Type) -> Type {
    if case .member = type.kind { program.reduce(type, in: context) } else { type }
  }

  /// Types that are built in the same way: what is inside has to fit.
  private func matchStructure(_ relation: Relation, _ left: Type, _ right: Type) -> Bool {
    switch (left.kind, right.kind) {
    case (.nominal(let one, let some), .nominal(let other, let others)) where one === other:
      matchArguments(relation, one, some, others)
    case (.tuple(let some), .tuple(let others)):
      return matchTuples(relation, some, others)
    case (.function(let one), .function(let other)):
      return matchFunctions(relation, one, other)
    case (.metatype(let one), .metatype(let other)):
      if relation == .equal || one.variable != nil || other.variable != nil {
        relate(.equal, one, other)
      } else if case .existential = other.kind {
        // `P.self` of a protocol, and the metatype of a type that conforms.
        if one !== other { relate(.conversion, one, other) }
      } else {
        relate(.subtype, one, other)
      }
    case (.pack(let some), .pack(let others)):
      // All of a pack that is open stands for whatever is there.
      if let open = openPack(some), open !== openPack(others) {
        relate(.equal, open, right)
        return true
      }
      if let open = openPack(others), openPack(some) == nil {
        relate(.equal, left, open)
        return true
      }
      guard some.count == others.count else { return false }
      for (one, other) in zip(some, others) { relate(.equal, one, other) }
    case (.expansion(let one), .expansion(let other)):
      if let number = other.variable, packVariables.contains(number) {
        relate(.equal, types.make(.pack([left])), other)
      } else if let number = one.variable, packVariables.contains(number) {
        relate(.equal, one, types.make(.pack([right])))
      } else {
        relate(.equal, one, other)
      }
    case (.opaque(let one, let some), .opaque(let other, let others)) where one === other:
      for (one, other) in zip(some, others) { relate(.equal, one, other) }
    case (.existential(let one), .existential(let other)) where relation == .equal:
      guard one.protocols.count == other.protocols.count, one.isClassBound == other.isClassBound else {
        return false
      }
      for (one, other) in zip(one.protocols, other.protocols) {
        guard one.type === other.type, one.arguments.count == other.arguments.count else { return false }
        for (one, other) in zip(one.arguments, other.arguments) { relate(.equal, one, other) }
      }
    case (.member(let one, let some), .member(let other, let others))
    where some === others && relation == .equal:
      guard one.hasVariables || other.hasVariables else { return false }
      relate(.equal, one, other)
    default: return false
    }
    return true
  }

  /// The variable that a pack of `repeat each` of it alone stands for.
  private func openPack(_ elements: [Type]) -> Type? {
    guard elements.count == 1, case .expansion(let inner) = elements[0].kind, let number = inner.variable,
      packVariables.contains(number)
    else { return nil }
    return inner
  }

  /// Only optionals, arrays, sets and dictionaries carry a conversion of what is inside.
  private func matchArguments(_ relation: Relation, _ type: NominalType, _ some: [Type], _ others: [Type]) {
    let isOptional = type === language.type("Optional")
    let isCollection =
      type === language.type("Array") || type === language.type("Dictionary") || type === language.type("Set")
    for (one, other) in zip(some, others) {
      if relation != .equal, isOptional {
        relate(relation, one, other)
      } else if relation != .equal, isCollection, mayUpcast(simplify(one), simplify(other)) {
        state.score.add(.collectionUpcast)
        relate(.conversion, one, other)
      } else if relation != .equal, isCollection, isWidening(simplify(one), simplify(other)) {
        relate(.conversion, one, other)
      } else {
        relate(.equal, one, other)
      }
    }
  }

  /// Whether what a list holds may become wider by something that is found later: `[Buoy]` beside `[any Mark]` for
  /// two of `[Element]`. That is rare, and looked for only where nothing else fits.
  private func isWidening(_ from: Type, _ to: Type) -> Bool {
    guard to.variable != nil, from.variable == nil else { return false }
    report.metOpenElements = true
    return lenience.widensElements
  }

  private func mayUpcast(_ from: Type, _ to: Type) -> Bool {
    if from === to { return false }
    if to.isExistential { return !from.isExistential || from.variable == nil }
    if from.variable != nil || to.variable != nil { return false }
    if language.wrapped(to) != nil { return language.wrapped(from) == nil || from !== to }
    // Of a tuple the labels may differ.
    if case (.tuple, .tuple) = (from.kind, to.kind) { return true }
    return to.isClass || to.nominal === language.type("AnyHashable") || to.function != nil
      || isCollection(to) && from.nominal === to.nominal
  }

  private func isCollection(_ type: Type) -> Bool {
    type.nominal.map { ["Array", "Dictionary", "Set"].contains($0.name) } ?? false
  }

  private func matchTuples(_ relation: Relation, _ some: [TupleElement], _ others: [TupleElement]) -> Bool {
    guard some.count == others.count else { return false }
    for (one, other) in zip(some, others) {
      if one.label != other.label {
        if relation == .equal { return false }
        if one.label != nil, other.label != nil { return false }
      }
    }
    for (one, other) in zip(some, others) { relate(relation, one.type, other.type) }
    return true
  }

  private func matchFunctions(_ relation: Relation, _ one: FunctionType, _ other: FunctionType) -> Bool {
    if relation == .equal, one.isAsync != other.isAsync { return false }
    if one.isAsync, !other.isAsync { return false }
    guard matchThrown(one, other, relation) else { return false }
    guard let (given, wanted) = alignedParameters(one, other, relation) else {
      // `(P.Output) -> ()` of a `P` that is still to be found may be one of a tuple.
      guard relation != .equal, one.parameters.count > 1, other.parameters.count == 1,
        simplify(other.parameters[0].type).hasVariables
      else { return false }
      wait(.relation(relation, types.function(one), types.function(other)))
      return true
    }
    for (one, other) in zip(given, wanted) {
      guard one.isInOut == other.isInOut, one.isVariadic == other.isVariadic else { return false }
      if one.isInOut || relation == .equal {
        relate(.equal, one.type, other.type)
      } else {
        relate(relation, other.type, one.type)
      }
    }
    relate(relation, one.result, other.result)
    return true
  }

  /// What throws less is used as what throws more (SE-0413).
  private func matchThrown(_ one: FunctionType, _ other: FunctionType, _ relation: Relation) -> Bool {
    switch (one.thrown, other.thrown) {
    case (nil, nil): return true
    case (let given?, let wanted?): relate(relation == .equal ? .equal : .conversion, given, wanted)
    case (let given?, nil):
      guard simplify(given).variable != nil else { return false }
      relate(.equal, given, language.never)
    case (nil, let wanted?):
      if simplify(wanted).variable != nil {
        relate(.equal, language.never, wanted)
      } else {
        return relation != .equal
      }
    }
    return true
  }

  private func alignedParameters(
    _ one: FunctionType, _ other: FunctionType, _ relation: Relation
  ) -> ([FunctionType.Parameter], [FunctionType.Parameter])? {
    if one.parameters.count == other.parameters.count { return (one.parameters, other.parameters) }
    guard relation != .equal else { return nil }
    // A function of several parameters where one of a tuple is wanted, and the other way round.
    if other.parameters.count == 1, case .tuple(let elements) = simplify(other.parameters[0].type).kind,
      elements.count == one.parameters.count
    {
      return (one.parameters, elements.map { FunctionType.Parameter(type: $0.type) })
    }
    // Of what hangs on something unknown.
    if lenience.allowsGaps, other.parameters.count == 1, one.parameters.count > 1,
      simplify(other.parameters[0].type).hasVariables, one.parameters.allSatisfy({ simplify($0.type).isHole })
    {
      return ([], [])
    }
    return nil
  }

  // MARK: Conversions

  private func convert(_ relation: Relation, _ left: Type, _ right: Type) -> Bool {
    if convertClass(left, right) { return true }
    guard relation == .conversion else {
      if case .existential(let existential) = right.kind {
        return convert(left, toExistential: existential, right)
      }
      return false
    }
    if let wrapped = language.wrapped(right) {
      // A value where an optional is wanted; so is an optional where one of an optional is.
      state.score.add(.valueToOptional)
      relate(.conversion, left, wrapped)
      return true
    }
    if case .existential(let existential) = right.kind {
      return convert(left, toExistential: existential, right)
    }
    if right.nominal === language.type("AnyHashable"), let hashable = language.type("Hashable") {
      state.score.add(.valueConversion)
      add(.conforms(left, hashable))
      return true
    }
    return convertNumber(left, right)
  }

  private func convertClass(_ left: Type, _ right: Type) -> Bool {
    guard let nominal = right.nominal, right.isClass else { return false }
    if let above = program.superclassType(of: left, declaredBy: nominal) {
      relate(.equal, above, right)
      return true
    }
    if left.isAbstract, let superclass = program.bounds(of: left, in: context).superclass,
      let above = program.superclassType(of: superclass, declaredBy: nominal)
    {
      relate(.equal, above, right)
      return true
    }
    if case .existential(let existential) = left.kind,
      let superclass = program.superclass(of: existential)
    {
      relate(.subtype, superclass, right)
      return true
    }
    return false
  }

  private func convert(_ left: Type, toExistential existential: Existential, _ right: Type) -> Bool {
    if right.isAny {
      state.score.add(.emptyExistential)
      return true
    }
    if existential.isClassBound, existential.protocols.isEmpty, existential.superclass == nil {
      state.score.add(.emptyExistential)
      return left.isClass || left.isAbstract || left.isExistential || left.instance != nil
    }
    if let superclass = existential.superclass { relate(.subtype, left, superclass) }
    for use in existential.protocols {
      if case .existential(let given) = left.kind,
        given.protocols.contains(where: { program.inherits($0.type, from: use.type) })
      {
        continue
      }
      switch program.conforms(left, to: use.type, in: context) {
      case .no: return false
      case .unknown: add(.conforms(left, use.type))
      case .yes: break
      }
      for (name, argument) in zip(use.type.code.primaryAssociatedTypes, use.arguments) {
        guard let associated = program.associatedType(named: name, of: use.type) else { continue }
        relate(.equal, program.memberType(associated, of: left, in: context), argument)
      }
    }
    return true
  }

  /// `CGFloat` and `Double` are the one where the other is wanted (SE-0307).
  private func convertNumber(_ left: Type, _ right: Type) -> Bool {
    guard let one = left.nominal, let other = right.nominal else { return false }
    let double = language.type("Double")
    let isPair =
      one === double && other.name == "CGFloat" || other === double && one.name == "CGFloat"
    if isPair { state.score.add(.valueConversion) }
    return isPair
  }
}
