import EarshotSwiftSemantics

extension Value {
  var isSynthesized: Bool {
    if case .synthesized = code { return true }
    return false
  }
}

extension Type {
  /// The declared type that an initializer of this type makes.
  var constructed: NominalType? {
    guard case .function(let function) = kind, case .nominal(let made, let arguments) = function.result.kind
    else {
      return nil
    }
    if made.name == "Optional", case .nominal(let inner, _)? = arguments.first?.kind { return inner }
    return made
  }
}

extension NominalType {
  var shownName: String { (enclosingType.map { $0.shownName + "." } ?? "") + name }
}

extension Value {
  /// Its place in the program, or its name as `swift demangle -simplified` writes it.
  func shown(_ prefix: Int) -> String {
    if context.file.module.name == "main", !isSynthesized { return "@\(span.start - prefix)" }
    var text = ""
    if let owner {
      if isStatic, !isInitializer { if case .enumCase = code {} else { text += "static " } }
      text += owner.shownName
      text += isConditional ? "<>." : "."
    }
    text += name
    if isOperator {
      text +=
        modifiers.contains(.isPrefix) ? " prefix" : modifiers.contains(.isPostfix) ? " postfix" : " infix"
    }
    var count = parameters.count + implicitParameters.count
    if case .enumCase = code { count = owner?.allParameters.count ?? 0 }
    if count > 0 {
      text += "<\((0..<count).map { String(UnicodeScalar(UInt8(65 + $0))) }.joined(separator: ", "))>"
    }
    if case .enumCase = code, text.isEmpty == false { return text + "(_:)" }
    guard let labels else { return text }
    return text + "(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
  }
}
