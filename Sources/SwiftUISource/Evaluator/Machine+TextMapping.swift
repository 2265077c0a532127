extension Machine {
  /// `word.map { … }` of a text's characters. Optionals are flat, so that a text may as well be one that was
  /// optional: what is declared of it, what the closure does with what it is given, and what follows tell.
  func mappedText(
    _ name: String, _ value: Value, _ arguments: [CallArgument], in scope: Scope, _ chain: Chain
  ) throws(Interrupt) -> Value? {
    guard name == "map" || name == "flatMap", case .string(let text) = value, arguments.count == 1,
      arguments[0].label == nil, isCharacterwise(arguments[0].value, in: scope, chain)
    else { return nil }
    let evaluated = try evaluate(arguments: arguments, in: scope)
    return try sequenceMethod(
      text.map { .string(String($0)) }, LibraryCall(name, evaluated, chain.expression))
  }

  private func isCharacterwise(_ function: Expression, in scope: Scope, _ chain: Chain) -> Bool {
    let steps = chain.steps[..<chain.index]
    if let place = mappedOptional, place == chain.expression.start..<chain.expression.end,
      chain.end == place.upperBound
    {
      return false
    }
    if steps.contains(where: { if case .optional = $0 { true } else { false } }) { return false }
    if givesOptional(chain.base, Array(steps), in: scope, byName: true) { return false }
    if takesCharacters(function) { return true }
    if chain.index + 2 < chain.steps.count, case .member(let next, _) = chain.steps[chain.index + 2],
      Machine.listMembers.contains(next)
    {
      return true
    }
    return isCertainText(chain.base, steps, in: scope)
  }

  /// Whether a closure asks what only characters know.
  private func takesCharacters(_ function: Expression) -> Bool {
    let text = function.file.text(function.start, function.end)
    return Machine.characterMembers.contains { text.contains($0) }
  }

  /// Whether the code says that there is a text and no optional one.
  private func isCertainText(
    _ base: Expression, _ steps: ArraySlice<PostfixStep>, in scope: Scope
  ) -> Bool {
    guard let last = steps.last else {
      if case .string = base.kind { return true }
      guard case .name(let name) = base.kind else { return false }
      if let found = scope.find(name) {
        return found.scope.variables[found.index].type.map(Machine.isText) ?? false
      }
      return property(name, of: scope.owner)?.type.map(Machine.isText) ?? false
    }
    switch last {
    case .call:
      guard let member = steps.dropLast().last, case .member(let name, _) = member else {
        if case .name("String") = base.kind, steps.count == 1 { return true }
        return false
      }
      return Machine.textMethods.contains(name)
    case .member(let name, _):
      guard let owner = owner(base, steps.dropLast(), in: scope) else { return false }
      return property(name, of: owner.info)?.type.map(Machine.isText) ?? false
    default: return false
    }
  }

  private static func isText(_ type: TypeName) -> Bool {
    ["String", "Substring"].contains(type.simpleName ?? "")
  }

  private static let textMethods: Set<String> = [
    "uppercased", "lowercased", "trimmingCharacters", "replacingOccurrences", "replacing", "prefix", "suffix",
    "dropFirst", "dropLast", "filter", "joined",
  ]
  private static let listMembers: Set<String> = [
    "joined", "filter", "reduce", "sorted", "enumerated", "compactMap", "reversed", "forEach", "contains",
    "count", "isEmpty", "allSatisfy", "prefix", "suffix", "dropFirst", "dropLast", "max", "min", "first",
    "last",
  ]
  private static let characterMembers = [
    ".isLetter", ".isNumber", ".isUppercase", ".isLowercase", ".isWholeNumber", ".isPunctuation", ".isSymbol",
    ".isWhitespace", ".isNewline", ".asciiValue", ".wholeNumberValue", ".hexDigitValue", ".isASCII",
    ".unicodeScalars", "String.init", "String($0)", "Character", ".isHexDigit",
  ]
}
