import SwiftParser
import SwiftSyntax

extension Lowerer {
  /// All that stands at the top of the file.
  func declarations(_ tree: SourceFileSyntax) -> FileDeclarations {
    var result = FileDeclarations()
    collect(tree.statements, into: &result)
    return result
  }

  private func collect(_ list: CodeBlockItemListSyntax, into result: inout FileDeclarations) {
    for item in list {
      switch item.item {
      case .decl(let node): collect(node, into: &result)
      case .expr(let node):
        if let macro = node.as(MacroExpansionExprSyntax.self) {
          collectPreview(
            macro.macroName, macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures,
            Syntax(macro), into: &result)
        }
      case .stmt: break
      }
    }
  }

  private func collect(_ node: DeclSyntax, into result: inout FileDeclarations) {
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl, .classDecl, .enumDecl, .protocolDecl, .extensionDecl, .actorDecl:
      if let type = typeDeclaration(node, outer: []) { result.types.append(type) }
    case .importDecl(let node):
      if let module = node.path.first { result.imports.insert(plainName(module.name)) }
    case .functionDecl(let node): result.functions.append(function(node))
    case .variableDecl(let node): result.variables += properties(node, isGlobal: true)
    case .typeAliasDecl(let node): result.aliases.append(alias(node))
    case .ifConfigDecl(let node):
      if case .statements(let list)? = chosenClause(node)?.elements {
        collect(list, into: &result)
      } else if case .statements(let list)? = node.clauses.first?.elements {
        var inactive = FileDeclarations()
        collect(list, into: &inactive)
        inactive.previews = []
        result.inactive.append(inactive)
      }
    case .macroExpansionDecl(let node):
      collectPreview(
        node.macroName, node.arguments, node.trailingClosure, node.additionalTrailingClosures,
        Syntax(node), into: &result)
    default: break
    }
  }

  private func collectPreview(
    _ name: TokenSyntax, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?,
    _ others: MultipleTrailingClosureElementListSyntax, _ node: Syntax,
    into result: inout FileDeclarations
  ) {
    guard name.text == "Preview" else { return }
    // A widget's preview may have all its closures in the parentheses: the first is what is shown.
    let closures = arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
    guard let body = closure ?? closures.first else { return }
    let title = arguments.first.flatMap { argument -> String? in
      guard argument.label == nil else { return nil }
      return argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
    result.previews.append(
      PreviewCode(
        name: title, body: Deferred { statements(body.statements) },
        arguments: Deferred { labeled(arguments) + others.map { trailing($0.label.text, $0.closure) } },
        start: start(node), file: file))
  }

  // MARK: Types

  func typeDeclaration(_ node: DeclSyntax, outer: [String]) -> TypeCode? {
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      return type(
        .structure, outer + [plainName(node.name)], node.inheritanceClause,
        node.genericParameterClause, node.attributes, node.memberBlock, Syntax(node),
        conditions: conformances(node.genericWhereClause))
    case .classDecl(let node):
      return type(
        .classType, outer + [plainName(node.name)], node.inheritanceClause,
        node.genericParameterClause, node.attributes, node.memberBlock, Syntax(node),
        conditions: conformances(node.genericWhereClause))
    case .actorDecl(let node):
      return type(
        .actor, outer + [plainName(node.name)], node.inheritanceClause,
        node.genericParameterClause, node.attributes, node.memberBlock, Syntax(node),
        conditions: conformances(node.genericWhereClause))
    case .enumDecl(let node):
      return type(
        .enumeration, outer + [plainName(node.name)], node.inheritanceClause,
        node.genericParameterClause, node.attributes, node.memberBlock, Syntax(node),
        conditions: conformances(node.genericWhereClause))
    case .protocolDecl(let node):
      return type(
        .protocolType, outer + [plainName(node.name)], node.inheritanceClause, nil,
        node.attributes, node.memberBlock, Syntax(node))
    case .extensionDecl(let node):
      guard case .named(let path, let arguments) = extendedType(node.extendedType) else { return nil }
      var inside = self
      inside.ownType = sameTypes(node.genericWhereClause)["Self"]
      inside.extendedNames = path.count
      return inside.type(
        .extensionType, outer + path, node.inheritanceClause, nil, node.attributes,
        node.memberBlock, Syntax(node),
        conditions: conditions(of: node).merging(conformances(node.genericWhereClause)) { first, _ in first },
        bound: BoundParameters(arguments: arguments, named: sameTypes(node.genericWhereClause)))
    default: return nil
    }
  }

  private func extendedType(_ node: TypeSyntax) -> TypeName {
    switch type(node) {
    case .array: .named(["Array"], [])
    case .dictionary: .named(["Dictionary"], [])
    case .optional: .named(["Optional"], [])
    case let other: other
    }
  }

  func alias(_ node: TypeAliasDeclSyntax) -> AliasCode {
    AliasCode(
      name: plainName(node.name),
      genericParameters: node.genericParameterClause?.parameters.map { plainName($0.name) } ?? [],
      type: type(node.initializer.value), file: file)
  }

  private struct Members {
    var properties: [PropertyCode] = []
    var functions: [FunctionCode] = []
    var initializers: [FunctionCode] = []
    var subscripts: [SubscriptCode] = []
    var cases: [EnumCaseCode] = []
    var aliases: [AliasCode] = []
    var nested: [TypeCode] = []

    /// What a flag of the build adds is there for code that asks for it, where nothing else is of its name; how
    /// values are made and kept stays as it is.
    mutating func add(missing other: Members) {
      let names = Set(properties.map(\.name) + functions.map(\.name))
      properties += other.properties.filter { ($0.isStatic || $0.isComputed) && !names.contains($0.name) }
      functions += other.functions.filter { !names.contains($0.name) }
    }
  }

  private func type(
    _ kind: TypeCode.Kind, _ path: [String], _ inheritance: InheritanceClauseSyntax?,
    _ generics: GenericParameterClauseSyntax?, _ attributes: AttributeListSyntax,
    _ block: MemberBlockSyntax, _ node: Syntax, conditions: [String: [String]] = [:],
    bound: BoundParameters = .init()
  ) -> TypeCode {
    var members = Members()
    collect(block.members, path: path, into: &members)
    let inherited = inheritance?.inheritedTypes.flatMap { inherited -> [TypeName] in
      let name = type(inherited.type)
      if case .opaque(let names) = name { return names.map { .named([$0], []) } }
      return [name]
    }
    return TypeCode(
      kind: kind, path: path, inherited: inherited ?? [],
      genericParameters: generics?.parameters.map { plainName($0.name) } ?? [],
      constraints: constraints(generics).merging(conditions) { first, _ in first },
      attributes: attributeNames(attributes),
      properties: members.properties,
      functions: members.functions, initializers: members.initializers,
      subscripts: members.subscripts, cases: members.cases, aliases: members.aliases,
      nested: members.nested, bound: bound, enclosing: max(path.count - extendedNames, 0),
      isPrivate: isPrivate(node), start: start(node), file: file)
  }

  private func isPrivate(_ node: Syntax) -> Bool {
    node.asProtocol(WithModifiersSyntax.self)?.modifiers.contains {
      $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate)
    } ?? false
  }

  /// `where Entry == Tide`: what the parameters of an extended type are.
  func sameTypes(_ clause: GenericWhereClauseSyntax?) -> [String: TypeName] {
    var result: [String: TypeName] = [:]
    for requirement in clause?.requirements ?? [] {
      guard case .sameTypeRequirement(let same) = requirement.requirement,
        case .type(let left) = same.leftType, case .type(let right) = same.rightType,
        case .named(let path, _) = type(left), path.count == 1
      else { continue }
      result[path[0]] = type(right)
    }
    return result
  }

  /// `where Row: Identifiable`: the protocols that type parameters are asked for behind a type's name.
  private func conformances(_ clause: GenericWhereClauseSyntax?) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for requirement in clause?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        case .named(let path, _) = type(conformance.leftType), path.count == 1
      else { continue }
      result[path[0], default: []] += type(conformance.rightType).names
    }
    return result
  }

  /// `<Row: Identifiable & Titled>`: the protocols of each parameter that has any.
  func constraints(_ generics: GenericParameterClauseSyntax?) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for parameter in generics?.parameters ?? [] {
      guard let inherited = parameter.inheritedType else { continue }
      result[plainName(parameter.name)] = type(inherited).names
    }
    return result
  }

  private func collect(
    _ list: MemberBlockItemListSyntax, path: [String], into members: inout Members
  ) {
    var flagged = Members()
    for item in list {
      switch item.decl.as(DeclSyntaxEnum.self) {
      case .variableDecl(let node) where isGone(node.attributes): break
      case .functionDecl(let node) where isGone(node.attributes): break
      case .initializerDecl(let node) where isGone(node.attributes): break
      case .subscriptDecl(let node) where isGone(node.attributes): break
      case .variableDecl(let node): members.properties += properties(node, isGlobal: false)
      case .functionDecl(let node): members.functions.append(function(node))
      case .initializerDecl(let node): members.initializers.append(initializer(node))
      case .subscriptDecl(let node): members.subscripts.append(subscriptDeclaration(node))
      case .enumCaseDecl(let node): members.cases += enumCases(node)
      case .typeAliasDecl(let node): members.aliases.append(alias(node))
      case .ifConfigDecl(let node):
        if case .decls(let list)? = chosenClause(node)?.elements {
          collect(list, path: path, into: &members)
        } else if case .decls(let list)? = flaggedClause(node)?.elements {
          collect(list, path: path, into: &flagged)
        }
      default:
        if let nested = typeDeclaration(item.decl, outer: path) { members.nested.append(nested) }
      }
    }
    members.add(missing: flagged)
  }

  private func enumCases(_ node: EnumCaseDeclSyntax) -> [EnumCaseCode] {
    node.elements.map { element in
      let payload = element.parameterClause?.parameters.map { parameter in
        EnumCaseCode.Payload(
          label: parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : plainName($0) },
          type: type(parameter.type),
          defaultValue: parameter.defaultValue.map { expression($0.value) })
      }
      return EnumCaseCode(
        name: plainName(element.name), payload: payload ?? [],
        rawValue: element.rawValue.map { expression($0.value) })
    }
  }

  // MARK: Properties

  func properties(_ node: VariableDeclSyntax, isGlobal: Bool) -> [PropertyCode] {
    let modifiers = Set(node.modifiers.map(\.name.text))
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    var shared: TypeName?
    var result: [PropertyCode] = []
    for binding in node.bindings.reversed() {
      let annotated = binding.typeAnnotation.map { type($0.type) }
      shared = annotated ?? (binding.initializer == nil ? shared : nil)
      for bound in boundNames(binding.pattern).reversed() {
        result.append(
          property(
            bound.name, part(bound.path, of: annotated ?? shared), binding, bound.path, node,
            modifiers: modifiers, isLet: isLet))
      }
    }
    return result.reversed()
  }

  /// The names that a pattern binds, each with where it stands in the tuples.
  private func boundNames(_ pattern: PatternSyntax) -> [(name: String, path: [Int])] {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node): [(plainName(node.identifier), [])]
    case .tuplePattern(let node):
      node.elements.enumerated().flatMap { index, element in
        boundNames(element.pattern).map { ($0.name, [index] + $0.path) }
      }
    default: []
    }
  }

  private func part(_ path: [Int], of type: TypeName?) -> TypeName? {
    path.reduce(type) { type, index in
      guard case .tuple(let types, _)? = type, types.indices.contains(index) else { return nil }
      return types[index]
    }
  }

  /// `let (tide, harbour) = sample()`: each name is a part of what stands there.
  private func part(_ path: [Int], of value: Expression) -> Expression {
    guard !path.isEmpty else { return value }
    return Expression(
      .postfix(value, path.map { .member(String($0), start: value.start) }), start: value.start,
      end: value.end, file: file)
  }

  private func property(
    _ name: String, _ typeName: TypeName?, _ binding: PatternBindingSyntax, _ path: [Int],
    _ node: VariableDeclSyntax, modifiers: Set<String>, isLet: Bool
  ) -> PropertyCode {
    let accessors = binding.accessorBlock
    let builder = node.attributes.contains {
      $0.as(AttributeSyntax.self).map { isBuilderAttribute($0) } ?? false
    }
    let isComputed = hasGetter(accessors)
    let names = accessorNames(accessors)
    return PropertyCode(
      name: name, type: typeName, initial: binding.initializer.map { part(path, of: expression($0.value)) },
      wrappers: wrappers(node.attributes), isLet: isLet,
      isStatic: modifiers.contains("static") || modifiers.contains("class"),
      isLazy: modifiers.contains("lazy"), isComputed: isComputed, isViewBuilder: builder,
      builder: attributeNames(node.attributes).first { $0.hasSuffix("Builder") },
      getter: accessors == nil ? Absent.getter : Deferred { getter(accessors) },
      setter: deferred("set", accessors, names, parameter: "newValue"),
      willSet: deferred("willSet", accessors, names, parameter: "newValue"),
      didSet: deferred("didSet", accessors, names, parameter: "oldValue"),
      hasSetter: names.contains("set") || names.contains("_modify"),
      hasObservers: names.contains("didSet") || names.contains("willSet"),
      isImplicitlyUnwrapped: binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        ?? false,
      start: start(node), file: file)
  }

  private func accessorNames(_ block: AccessorBlockSyntax?) -> Set<String> {
    guard case .accessors(let list)? = block?.accessors else { return [] }
    return Set(list.map(\.accessorSpecifier.text))
  }

  private func hasGetter(_ block: AccessorBlockSyntax?) -> Bool {
    switch block?.accessors {
    case .getter: true
    case .accessors(let list):
      list.contains { ["get", "set", "_read", "_modify"].contains($0.accessorSpecifier.text) }
    case nil: false
    }
  }

  private func getter(_ block: AccessorBlockSyntax?) -> [Statement]? {
    switch block?.accessors {
    case .getter(let list): statements(list)
    case .accessors(let list):
      list.first { ["get", "_read"].contains($0.accessorSpecifier.text) }?.body
        .map { statements($0.statements) }
    case nil: nil
    }
  }

  /// What most properties lack.
  private enum Absent {
    static let getter = Deferred<[Statement]?>(value: nil)
    static let accessor = Deferred<AccessorCode?>(value: nil)
  }

  private func deferred(
    _ name: String, _ block: AccessorBlockSyntax?, _ names: Set<String>, parameter: String
  ) -> Deferred<AccessorCode?> {
    names.isEmpty ? Absent.accessor : Deferred { accessor(name, block, parameter: parameter) }
  }

  private func accessor(
    _ name: String, _ block: AccessorBlockSyntax?, parameter: String
  ) -> AccessorCode? {
    guard case .accessors(let list)? = block?.accessors,
      let node = accessorBody(name == "set" ? ["set", "_modify"] : [name], in: list), let body = node.body
    else { return nil }
    return AccessorCode(
      parameter: node.parameters.map { plainName($0.name) } ?? parameter,
      body: statements(body.statements))
  }

  /// What a property is wrapped in; that nobody observes it comes last.
  func wrappers(_ attributes: AttributeListSyntax) -> [PropertyWrapperUse] {
    let written: [PropertyWrapperUse] = attributes.compactMap { element in
      guard let node = element.as(AttributeSyntax.self) else { return nil }
      guard case .named(let path, let typeArguments) = type(node.attributeName), let name = path.last,
        name.namesOwnAttribute, !name.hasSuffix("Builder"), name != "MainActor"
      else { return nil }
      var arguments: [CallArgument] = []
      if case .argumentList(let list)? = node.arguments { arguments = labeled(list) }
      return PropertyWrapperUse(name: name, typeArguments: typeArguments, arguments: arguments)
    }
    return written.count < 2
      ? written
      : written.filter { !$0.name.hasPrefix("Observation") }
        + written.filter { $0.name.hasPrefix("Observation") }
  }

  private func attributeNames(_ attributes: AttributeListSyntax) -> [String] {
    attributes.compactMap { $0.as(AttributeSyntax.self).map { text($0.attributeName) } }
  }
}
