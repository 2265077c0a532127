import EarshotSwiftCode

/// A file with what its `#Preview` macros make: each a view with the code as its body. `@Previewable` variables are
/// properties of the view (Apple's documentation of `Previewable()`).
struct PreviewStructs {
  let file: FileCode
  /// The views, each with the line of its macro.
  private(set) var previews: [(name: String, line: Int)] = []

  init(of code: FileCode) {
    var declarations = code.declarations
    for (index, declaration) in code.declarations.enumerated() {
      guard case .macroUse(let use) = declaration, use.name.base == "Preview",
        case .closure(let closure)? = use.arguments.last?.value.kind
      else { continue }
      let line = code.file.place(use.span.start).line
      let name = "#Preview:\(line):\(index)"
      declarations[index] = .type(PreviewStructs.view(name, use, closure, code.file))
      previews.append((name, line))
    }
    var file = code
    if !previews.isEmpty { file.list = DeclarationList { [declarations] in declarations } }
    self.file = file
  }

  private static func view(
    _ name: String, _ use: MacroUse, _ closure: Closure, _ file: SourceText
  ) -> TypeDeclaration {
    let span = use.span
    let view = WrittenType.named(base: nil, name: "View", arguments: [])
    let members = DeclarationList {
      var members: [Declaration] = []
      var statements: [Statement] = []
      for statement in closure.body.statements {
        if case .declaration(.variable(let code)) = statement.kind,
          code.attributes.contains(where: { $0.name == "Previewable" })
        {
          members.append(.variable(code.without(attribute: "Previewable")))
        } else {
          statements.append(statement)
        }
      }
      let block = Block(statements, closure.body.span)
      let getter = Accessor(
        kind: .get, parameter: nil, isAsync: false, thrown: nil, modifiers: [], body: Deferred(value: block))
      let binding = VariableDeclaration.Binding(
        pattern: Pattern(.variable("body", isLet: false), span), type: .some(view), value: nil,
        accessors: [getter])
      members.append(
        .variable(
          VariableDeclaration(
            isLet: false, isAsync: false, attributes: [], modifiers: [], bindings: [binding], file: file,
            span: span)))
      return members
    }
    return TypeDeclaration(
      kind: .structure, name: name, nameSpan: span, attributes: [], modifiers: [], generics: [],
      primaryAssociatedTypes: [], inherited: [view], requirements: [], members: members, file: file, span: span)
  }
}

extension VariableDeclaration {
  fileprivate func without(attribute: String) -> VariableDeclaration {
    VariableDeclaration(
      isLet: isLet, isAsync: isAsync, attributes: attributes.filter { $0.name != attribute },
      modifiers: modifiers, bindings: bindings, file: file, span: span)
  }
}
