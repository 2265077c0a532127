/// What calls and subscripts give, as far as the code declares it: `tides.first { … }` is a tide.
extension Machine {
  func result(of method: String, on owner: KnownOwner, in scope: Scope) -> KnownOwner? {
    if let functions = owner.info?.functions[method] {
      let results = Set(functions.map(\.result))
      guard results.count == 1, let result = results.first ?? nil, result.unwrapped.simpleName != "Self"
      else { return nil }
      return declared(result, in: scope)
    }
    guard owner.isCollection else { return nil }
    if Machine.listing.contains(method) { return .type(.array(.unsupported("")), nil) }
    if owner.isText || owner.isDictionary { return nil }
    if Machine.same.contains(method) { return owner }
    return Machine.choosing.contains(method) ? element(of: owner, in: scope) : nil
  }

  /// What a function called by its name alone is declared to give: a local one, one of the type around or one
  /// of a file.
  func result(ofNamed name: String, in scope: Scope) -> KnownOwner? {
    guard !name.startsUppercase, scope.find(name) == nil else { return nil }
    var functions = scope.localFunctions(name).map(\.0)
    if functions.isEmpty { functions = scope.owner?.functions[name] ?? [] }
    if functions.isEmpty { functions = project.globalFunctions(name, from: scope.file) }
    guard functions.allSatisfy(\.genericParameters.isEmpty), Set(functions.map(\.result)).count == 1,
      let result = functions.first?.result, result.unwrapped.simpleName != "Self"
    else { return nil }
    return declared(result, in: scope)
  }

  /// `tides[0]`, `tides["high"]`, and `coast[keyPath: \.tides]`.
  func element(of owner: KnownOwner, at arguments: [CallArgument], in scope: Scope) -> KnownOwner? {
    guard arguments.count == 1 else { return nil }
    switch arguments[0].label {
    case "keyPath":
      guard case .keyPath(_, let components) = arguments[0].value.kind else { return nil }
      return components.reduce(owner) { (owner: KnownOwner?, component) in
        guard let owner, case .member(let name) = component else { return nil }
        return member(name, of: owner, in: scope)
      }
    case nil where !isRange(arguments[0].value): return element(of: owner, in: scope)
    default: return nil
    }
  }

  private func isRange(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .binary(let name, _, _), .prefix(let name, _), .postfixOperator(let name, _): name.hasPrefix("..")
    case .operatorReference: true
    default: false
    }
  }

  private func element(of owner: KnownOwner, in scope: Scope) -> KnownOwner? {
    switch owner {
    case .value(.array(let elements)): elements.first.map { .value($0) }
    case .value(.dictionary(let pairs)): pairs.values.first.map { .value($0) }
    case .value: nil
    case .type(.dictionary(_, let type), _): declared(type, in: scope)
    case .type(let type, nil): type.listed.map { declared($0, in: scope) }
    case .type: nil
    }
  }

  /// Methods that give a list of something, those that give such a list again, and those that give one of
  /// what is in it.
  private static let listing: Set<String> = ["map", "compactMap", "flatMap"]
  private static let same: Set<String> = [
    "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast",
  ]
  private static let choosing: Set<String> = ["first", "last", "min", "max", "randomElement"]
}
