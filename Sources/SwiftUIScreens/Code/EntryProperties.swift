import EarshotSwiftCode

/// A file with what its `@Entry` macros make: for `@Entry var depth: Int = 3` in an extension of `EnvironmentValues`
/// a key with the value as its default, and a property that reads and sets the value of that key (Apple's
/// documentation of `Entry()`).
struct EntryProperties {
  let file: FileCode

  init(of code: FileCode, _ reader: CodeReader) {
    let declarations = code.declarations
    guard declarations.contains(where: { EntryProperties.keyProtocol(of: $0) != nil }) else {
      file = code
      return
    }
    var file = code
    file.list = DeclarationList {
      declarations.map { declaration in
        guard case .extension(let code) = declaration, let key = EntryProperties.keyProtocol(of: declaration)
        else {
          return declaration
        }
        return .extension(EntryProperties.withEntries(code, key, reader))
      }
    }
    self.file = file
  }

  /// The types that have entries, each with the protocol of its keys.
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey",
  ]

  private static func keyProtocol(of declaration: Declaration) -> String? {
    guard case .extension(let code) = declaration, case .named(_, let name, _) = code.extended else {
      return nil
    }
    return keyProtocols[name]
  }

  private static func withEntries(
    _ code: ExtensionDeclaration, _ key: String, _ reader: CodeReader
  ) -> ExtensionDeclaration {
    let members = DeclarationList {
      code.members.all.flatMap { member -> [Declaration] in
        guard case .variable(let variable) = member,
          variable.attributes.contains(where: { $0.name == "Entry" }),
          let made = Entry(variable, key, code.extended, reader)
        else { return [member] }
        return made.declarations
      }
    }
    return ExtensionDeclaration(
      extended: code.extended, attributes: code.attributes, modifiers: code.modifiers,
      inherited: code.inherited,
      requirements: code.requirements, members: members, file: code.file, span: code.span)
  }
}

/// What the macro makes of one variable.
private struct Entry {
  private(set) var declarations: [Declaration] = []

  init?(_ variable: VariableDeclaration, _ keyProtocol: String, _ extended: WrittenType, _ reader: CodeReader)
  {
    guard variable.bindings.count == 1, case .variable(let name, _) = variable.bindings[0].pattern.kind else {
      return nil
    }
    let binding = variable.bindings[0]
    let key = "__Key_\(name)"
    let text = """
      extension X {
        var \(name): \(key).Value {
          get { self[\(key).self] }
          set { self[\(key).self] = newValue }
        }
        struct \(key): \(keyProtocol) {}
      }
      """
    let source = SourceText(text, for: variable.span.start, in: variable.file)
    guard case .extension(let made)? = reader.read(source).declarations.first else { return nil }
    for member in made.members.all {
      switch member {
      case .variable(let property):
        declarations.append(.variable(Entry.typed(property, binding.type ?? property.bindings[0].type)))
      case .type(let type): declarations.append(.type(Entry.filled(type, keyProtocol, variable)))
      default: break
      }
    }
  }

  private static func typed(_ property: VariableDeclaration, _ type: WrittenType?) -> VariableDeclaration {
    var bindings = property.bindings
    bindings[0].type = type
    return VariableDeclaration(
      isLet: false, isAsync: false, attributes: [], modifiers: property.modifiers, bindings: bindings,
      file: property.file, span: property.span)
  }

  /// The key with its value.
  private static func filled(
    _ key: TypeDeclaration, _ keyProtocol: String, _ variable: VariableDeclaration
  ) -> TypeDeclaration {
    let binding = variable.bindings[0]
    let members: DeclarationList
    if keyProtocol == "FocusedValueKey", case .optional(let type)? = binding.type {
      // What is focused may always be missing: the key is of what is there.
      members = DeclarationList([
        .alias(
          AliasDeclaration(
            name: "Value", nameSpan: variable.span, attributes: [], modifiers: [], generics: [], type: type,
            requirements: [], file: variable.file))
      ])
    } else {
      members = DeclarationList([.variable(initial(variable))])
    }
    return TypeDeclaration(
      kind: key.kind, name: key.name, nameSpan: variable.span, attributes: [], modifiers: key.modifiers,
      generics: [], primaryAssociatedTypes: [], inherited: key.inherited, requirements: [], members: members,
      file: variable.file, span: variable.span)
  }

  /// `static var defaultValue: Int { 3 }`; of a variable without a type, or without a value, one that is stored.
  private static func initial(_ variable: VariableDeclaration) -> VariableDeclaration {
    let binding = variable.bindings[0]
    var made = VariableDeclaration.Binding(
      pattern: Pattern(.variable("defaultValue", isLet: false), variable.span), type: binding.type,
      value: binding.value, accessors: [])
    if binding.type != nil, let value = binding.value {
      let span = variable.span
      let body = Deferred { Block([Statement(.expression(value.value), span)], span) }
      made.value = nil
      made.accessors = [
        Accessor(kind: .get, parameter: nil, isAsync: false, thrown: nil, modifiers: [], body: body)
      ]
    }
    return VariableDeclaration(
      isLet: false, isAsync: false, attributes: [], modifiers: .isStatic, bindings: [made],
      file: variable.file,
      span: variable.span)
  }
}
