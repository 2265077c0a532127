import SwiftSyntax

private typealias NamedGroup = DeclGroupSyntax & NamedDeclSyntax

/// The types of a file that macros of some names stand on, as templates are told of them.
final class MacroUses: SyntaxVisitor {
  struct Use {
    let macro: String
    let context: [String: Any]
  }

  private let names: Set<String>
  private var path: [String] = []
  private(set) var uses: [Use] = []

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, "enum") }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, "struct") }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, "class") }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, "actor") }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

  // Types in the bodies of functions can't be extended.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func enter(_ node: some NamedGroup, _ kind: String) -> SyntaxVisitorContinueKind {
    path.append(node.name.text)
    for case .attribute(let attribute) in node.attributes {
      let macro = attribute.attributeName.trimmedDescription
      guard names.contains(macro) else { continue }
      var type = described(node, kind, path.joined(separator: "."))
      type["types"] = nestedTypes(of: node)
      uses.append(Use(macro: macro, context: ["type": type, "arguments": arguments(of: attribute)]))
    }
    return .visitChildren
  }

  /// Those directly in a type, by their names.
  private func nestedTypes(of node: some NamedGroup) -> [String: Any] {
    var types: [String: Any] = [:]
    for member in node.memberBlock.members.map(\.decl) {
      guard let (type, kind) = MacroUses.type(member) else { continue }
      types[type.name.text] = described(type, kind, (path + [type.name.text]).joined(separator: "."))
    }
    return types
  }

  private static func type(_ node: DeclSyntax) -> (type: any NamedGroup, kind: String)? {
    if let type = node.as(EnumDeclSyntax.self) { return (type, "enum") }
    if let type = node.as(StructDeclSyntax.self) { return (type, "struct") }
    if let type = node.as(ClassDeclSyntax.self) { return (type, "class") }
    return node.as(ActorDeclSyntax.self).map { ($0, "actor") }
  }

  private func described(_ node: any NamedGroup, _ kind: String, _ name: String) -> [String: Any] {
    var cases: [[String: Any]] = []
    var members: [String: Bool] = [:]
    for member in node.memberBlock.members.map(\.decl) {
      if let some = member.as(EnumCaseDeclSyntax.self) {
        cases += some.elements.map { described($0, attributes(of: some.attributes)) }
      } else if let variable = member.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { members[binding.pattern.trimmedDescription] = true }
      } else if let named = member.asProtocol((any NamedDeclSyntax).self) {
        members[named.name.text] = true
      }
    }
    return [
      "kind": kind, "name": name, "cases": cases, "members": members,
      "attributes": attributes(of: node.attributes),
    ]
  }

  private func described(_ node: EnumCaseElementSyntax, _ attributes: [String: Bool]) -> [String: Any] {
    let values = node.parameterClause?.parameters.map { parameter -> [String: Any] in
      var value: [String: Any] = ["type": parameter.type.trimmedDescription]
      value["label"] = parameter.firstName?.text
      value["default"] = parameter.defaultValue?.value.trimmedDescription
      return value
    }
    return ["name": node.name.text, "values": values ?? [], "attributes": attributes]
  }

  /// Asked for by name: a template's `not` binds closer than its `in`.
  private func attributes(of list: AttributeListSyntax) -> [String: Bool] {
    var names: [String: Bool] = [:]
    for case .attribute(let attribute) in list { names[attribute.attributeName.trimmedDescription] = true }
    return names
  }

  /// The arguments by their labels: those without one belong to the label before them.
  private func arguments(of attribute: AttributeSyntax) -> [String: [String]] {
    guard case .argumentList(let list) = attribute.arguments else { return [:] }
    var found: [String: [String]] = [:]
    var label = "_"
    for argument in list {
      label = argument.label?.text ?? label
      found[label, default: []].append(argument.expression.trimmedDescription)
    }
    return found
  }
}
