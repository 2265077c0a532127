import EarshotSwiftCode

extension Solver {
  func inferKeyPath(
    _ expression: Expression, root: WrittenType?, _ components: [KeyPathComponent], in place: Context
  ) -> Type {
    let result = newVariable()
    let written = root.map { resolveOpen($0, in: place) }
    let (rootType, inner) =
      written.map { nestedRoot($0, expression, components, in: place) } ?? (newVariable(), 0)
    var current = rootType
    var isOptional = false
    for (index, component) in components.enumerated().dropFirst(inner) {
      func site(_ span: Span) -> Expression {
        implied(CodeSite(expression, .component(index)), span: span)
      }
      switch component {
      case .member(let name):
        let next = newVariable()
        var isCalled = false
        if index + 1 < components.count, case .call = components[index + 1] { isCalled = true }
        add(
          .member(
            MemberSite(
              base: current, name: name, result: next, expression: site(name.span), context: place,
              labels: nil, isImplicit: false, isComponent: !isCalled)))
        current = next
      case .index(let arguments, let span):
        current = subscripted(
          current, arguments, site(span), Name(base: "subscript", span: span), in: place)
      case .call(let arguments, _):
        let next = newVariable()
        add(
          .call(
            CallSite(
              callee: current, arguments: arguments.map { argument($0, in: place) }, result: next,
              function: nil,
              call: nil, context: place)))
        current = next
      case .optional:
        let next = newVariable()
        add(.unwrap(current, next))
        current = next
        isOptional = true
      case .force:
        let next = newVariable()
        add(.unwrap(current, next))
        current = next
      case .identity: break
      }
    }
    if isOptional {
      let whole = newVariable()
      add(.optionalOf(current, whole))
      current = whole
    }
    add(
      .keyPath(
        KeyPathSite(
          expression: expression, root: rootType, value: current, result: result,
          components: Array(components.dropFirst(inner)), context: place)))
    return result
  }

  /// `\Harbour.Berth.depth`: the names up to the first member that is no type say where the path begins.
  /// - Returns: where it does, and how many of the components that takes.
  private func nestedRoot(
    _ root: Type, _ expression: Expression, _ components: [KeyPathComponent], in place: Context
  ) -> (root: Type, components: Int) {
    var (current, count) = (root, 0)
    var how = Resolution(context: place)
    how.open = { [unowned self] in openParameter($0) }
    for component in components {
      guard case .member(let name) = component, current.nominal != nil,
        program.members(named: name.base, of: current, isStatic: false, from: place).isEmpty,
        let nested = program.memberType(named: name.base, of: current, arguments: name.arguments, how)
      else { break }
      state.found.siteTypes[CodeSite(expression, .component(count))] = nested
      (current, count) = (nested, count + 1)
    }
    return (current, count)
  }

  /// What a key path is wanted as says what its root is.
  func simplifyKeyPath(_ site: KeyPathSite) {
    let known = simplify(site.result)
    if known.variable == nil { return fit(site, known) }
    if let expected = expectedKeyPath(of: known) {
      let root = simplify(site.root)
      if root.variable != nil, expected.root.variable == nil { relate(.equal, root, expected.root) }
    }
    let root = simplify(site.root)
    let value = simplify(site.value)
    if root.variable == nil, !value.hasVariables { return finish(site) }
    wait(.keyPath(site))
  }

  /// What a key path is wanted as: what it starts at, and which class of key paths.
  private struct ExpectedKeyPath {
    var root: Type
    var isFunction = false
    var kind: String?
  }

  private func expectedKeyPath(of type: Type) -> ExpectedKeyPath? {
    guard let number = type.variable else { return nil }
    for constraint in undecided {
      if case .keyPathUse(let path, let root, _) = constraint, simplify(path).variable == number {
        return ExpectedKeyPath(root: simplify(root))
      }
      guard case .relation(_, let left, let right) = constraint, simplify(left).variable == number else {
        continue
      }
      var wanted = simplify(right)
      while let wrapped = language.wrapped(wanted) { wanted = wrapped }
      if let function = wanted.function, function.parameters.count == 1 {
        return ExpectedKeyPath(root: simplify(function.parameters[0].type), isFunction: true)
      }
      if wanted.nominal === language.type("AnyKeyPath") {
        return ExpectedKeyPath(root: newVariable(), kind: wanted.nominal?.keyPathKind)
      }
      if let nominal = wanted.nominal, nominal.name.hasSuffix("KeyPath"), let root = wanted.arguments.first {
        return ExpectedKeyPath(root: simplify(root), kind: nominal.keyPathKind)
      }
      if case .existential(let existential) = wanted.kind, let above = existential.superclass,
        let root = above.arguments.first
      {
        return ExpectedKeyPath(root: simplify(root), kind: above.nominal?.keyPathKind)
      }
    }
    return nil
  }

  /// `value[keyPath: path]`
  func relate(path: Type, from root: Type, to value: Type) {
    if path.variable != nil || path.isUnknownMember {
      return wait(.keyPathUse(path, root: root, value: value))
    }
    if path.isHole { return relate(.equal, path, value) }
    var arguments = path.arguments
    if case .existential(let existential) = path.kind { arguments = existential.superclass?.arguments ?? [] }
    guard arguments.count == 2 else { return mismatch("\(path) is no key path") }
    relate(.conversion, root, arguments[0])
    relate(.equal, arguments[1], value)
  }

  private func fit(_ site: KeyPathSite, _ type: Type) {
    if type.function == nil { state.found.types[site.expression] = type }
    if let function = type.function, function.parameters.count == 1 {
      relate(.equal, site.root, function.parameters[0].type)
      relate(.conversion, site.value, function.result)
      state.found.types[site.expression] = language.make("KeyPath", [site.root, site.value])
      return
    }
    let arguments = type.arguments
    if arguments.count > 0 { relate(.equal, site.root, arguments[0]) }
    if arguments.count > 1 { relate(.equal, site.value, arguments[1]) }
  }

  /// The literal is what its members allow, or a function where one is wanted.
  func finish(_ site: KeyPathSite) {
    let known = simplify(site.result)
    guard let number = known.variable else { return fit(site, known) }
    let expected = expectedKeyPath(of: known)
    if let expected, simplify(site.root).variable != nil, expected.root.variable == nil {
      // What it is used on says what it begins at, and so what its members are.
      relate(.equal, site.root, expected.root)
      propagate()
      if state.isFailed { return }
    }
    if let expected, expected.isFunction {
      state.found.types[site.expression] = language.make("KeyPath", [site.root, site.value])
      state.score.add(.keyPathFunction)
      return bind(
        number,
        to: types.function(
          FunctionType(parameters: [FunctionType.Parameter(type: site.root)], result: site.value)))
    }
    let type = language.make(expected?.kind ?? kind(of: site), [site.root, site.value])
    state.found.types[site.expression] = type
    bind(number, to: type)
  }

  /// Whether what the path leads to can be set through it.
  private func kind(of site: KeyPathSite) -> String {
    var current = simplify(site.root)
    var kind = "WritableKeyPath"
    for component in site.components {
      switch component {
      case .member(let name):
        guard
          let found = program.members(named: name.base, of: current, isStatic: false, from: site.context)
            .first(where: { !$0.value.isFunction })
        else { return dynamicKind(current, kind) }
        let type = program.substitute(
          program.interface(of: found.value).result,
          program.substitution(of: found.base, for: found.value.owner),
          in: context)
        if !found.value.isSettable {
          kind = "KeyPath"
        } else if found.value.setsThroughReference, kind != "KeyPath" || current.isClass {
          kind = "ReferenceWritableKeyPath"
        }
        current = type
      case .optional: kind = "KeyPath"
      case .force: break
      case .index, .call:
        if case .call = component { kind = "KeyPath" }
        return kind
      case .identity: break
      }
      while case .optional = component, let wrapped = language.wrapped(current) {
        current = wrapped
        break
      }
    }
    return kind
  }

  private func dynamicKind(_ type: Type, _ kind: String) -> String { kind }
}

extension NominalType {
  /// What a literal is where this class of key paths is wanted.
  var keyPathKind: String { ["PartialKeyPath", "AnyKeyPath"].contains(name) ? "KeyPath" : name }
}

extension Value {
  /// Whether setting it changes an object, not the value that it is a member of.
  package var setsThroughReference: Bool {
    if let owner, owner.kind == .classType || owner.kind == .actor { return true }
    if case .variable(let code, let index, _, _) = self.code {
      return code.bindings[index].accessors.contains {
        $0.kind == .set && $0.modifiers.contains(.isNonmutating)
      }
    }
    return false
  }
}
