import EarshotSwiftCode

extension Solver {
  func simplify(_ constraint: Constraint) {
    switch constraint {
    case .relation(let relation, let left, let right): match(relation, left, right)
    case .coercion(let type, let wanted): simplifyCoercion(type, wanted)
    case .conforms(let type, let protocolType): simplifyConformance(type, protocolType)
    case .literal(let type, let kind): simplifyLiteral(type, kind)
    case .collection(let type, let kind, let elements): simplifyCollection(type, kind, elements)
    case .interpolation(let type, let parts, let text, let place):
      simplifyInterpolation(type, parts, text, place)
    case .member(let site): simplifyMember(site)
    case .choice: wait(constraint)
    case .call(let site): simplifyCall(site)
    case .closure(let type, let site): simplifyClosure(type, site)
    case .unwrap(let optional, let result): simplifyUnwrap(optional, result)
    case .optionalOf(let type, let result): simplifyOptional(type, result)
    case .keyPath(let site): simplifyKeyPath(site)
    case .keyPathUse(let path, let root, let value):
      relate(path: simplify(path), from: root, to: value)
    case .metatype(let type, let result):
      relate(.equal, types.metatype(type), result)
    }
  }

  private func simplifyConformance(_ type: Type, _ protocolType: NominalType) {
    let type = simplify(type)
    if case .pack(let elements) = type.kind {
      for element in elements { add(.conforms(element.expanded, protocolType)) }
      return
    }
    if case .expansion(let pattern) = type.kind {
      guard let parts = parts(ofExpansion: type) else {
        if pattern.hasVariables { wait(.conforms(type, protocolType)) }
        return
      }
      for part in parts { add(.conforms(part.expanded, protocolType)) }
      return
    }
    switch program.conforms(type, to: protocolType, in: context) {
    case .yes: break
    // The call is made for what is inside, when it is made.
    case .no where opens(type, to: protocolType): break
    case .no: mismatch("\(type) doesn't conform to \(protocolType.name)")
    case .unknown:
      // What an extension asks for its conformance is known where the arguments are.
      wait(.conforms(type, protocolType))
    }
  }

  private func simplifyLiteral(_ type: Type, _ kind: LiteralKind) {
    let type = simplify(type)
    if type.variable != nil || type.isUnknownMember { return wait(.literal(type, kind)) }
    if type.isHole { return }
    guard let (protocolType, preferred) = language.literal(kind) else { return }
    switch program.conforms(type, to: protocolType, in: context) {
    case .yes:
      let isUsual =
        kind == .nilLiteral ? language.wrapped(type) != nil : preferred == nil || preferred === type
      if !isUsual { state.score.add(.nonDefaultLiteral) }
    case .no: mismatch("\(type) can't be written as such a literal")
    case .unknown: wait(.literal(type, kind))
    }
  }

  private func simplifyCollection(_ type: Type, _ kind: LiteralKind, _ elements: [Type]) {
    let type = simplify(type)
    if type.variable != nil || type.isUnknownMember { return wait(.collection(type, kind, elements)) }
    if type.isHole {
      for element in elements { relate(.equal, element, type) }
      return
    }
    guard let (protocolType, _) = language.literal(kind) else { return }
    if program.conforms(type, to: protocolType, in: context) == .no {
      return mismatch("\(type) can't be written as such a literal")
    }
    let names = kind == .array ? ["ArrayLiteralElement"] : ["Key", "Value"]
    for (name, element) in zip(names, elements) {
      guard let associated = program.associatedType(named: name, of: protocolType) else { continue }
      relate(.equal, program.memberType(associated, of: type, in: context), element)
    }
    let isUsual = type.nominal === language.type(kind == .array ? "Array" : "Dictionary")
    if !isUsual { state.score.add(.nonDefaultLiteral) }
  }

  private func simplifyInterpolation(
    _ type: Type, _ parts: [[Argument]], _ text: Expression, _ place: Context
  ) {
    let type = simplify(type)
    if type.variable != nil || type.isUnknownMember { return wait(.interpolation(type, parts, text, place)) }
    guard let protocolType = language.type("ExpressibleByStringInterpolation"),
      let associated = program.associatedType(named: "StringInterpolation", of: protocolType)
    else { return }
    let taker = program.memberType(associated, of: type, in: context)
    guard !taker.isHole else { return }
    let isDefault = taker.nominal === language.type("DefaultStringInterpolation")
    for (index, arguments) in parts.enumerated() {
      // What everything has needs no choice; what an extension adds does.
      if isDefault, arguments.count == 1, arguments[0].label == nil, surroundings.catching == 0,
        !hasOwnInterpolations(taker)
      {
        state.found.interpolated.append(
          PendingValue(
            expression: arguments[0].value, context: place, isAsync: surroundings.asyncStack.last ?? false))
        continue
      }
      if arguments.count == 1 { surroundings.interpolated.append(arguments[0].value.span) }
      let arguments = arguments.map { argument($0, in: place) }
      let site = implied(CodeSite(text, .interpolation(index)), span: text.span)
      let callee = newVariable()
      add(
        .call(
          CallSite(
            callee: callee, arguments: arguments, result: newVariable(), function: site, call: nil,
            context: place)))
      add(
        .member(
          MemberSite(
            base: taker, name: Name(base: "appendInterpolation", span: Span(0, 0)), result: callee,
            expression: site,
            context: place, labels: arguments.map(\.label), isImplicit: false)))
    }
  }

  private func hasOwnInterpolations(_ taker: Type) -> Bool {
    guard let nominal = taker.nominal else { return false }
    return program.ownValues(named: "appendInterpolation", of: nominal).contains {
      $0.context.file.module.isSource
    }
  }

  private func simplifyUnwrap(_ optional: Type, _ result: Type) {
    let type = simplify(optional)
    if let wrapped = language.wrapped(type) { return relate(.equal, wrapped, result) }
    if type.variable != nil || type.isUnknownMember { return wait(.unwrap(type, result)) }
    if type.isHole { return relate(.equal, type, result) }
    mismatch("\(type) is no optional")
    if lenience.allowsGaps { relate(.equal, type, result) }
  }

  private func simplifyOptional(_ type: Type, _ result: Type) {
    let type = simplify(type)
    if language.wrapped(type) != nil { return relate(.equal, type, result) }
    if type.variable != nil || type.isUnknownMember { return wait(.optionalOf(type, result)) }
    relate(.equal, language.optional(type), result)
  }
}
