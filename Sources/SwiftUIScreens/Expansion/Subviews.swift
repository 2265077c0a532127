import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

/// Views that were expanded already and are shown where a container puts them.
struct ExpandedViews {
  var nodes: [ViewNode]
}

/// Containers that take the views they are given apart: `Group(subviews:)`, `ForEach(sections:)`
/// (https://developer.apple.com/documentation/swiftui/group/init(subviews:transform:)). `_VariadicView` is made of
/// them in the SDK.
extension ViewExpander {
  /// What such a container shows; nil for any other call.
  func takenApart(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> [ViewNode]? {
    guard let given = call["subviews"] ?? call["sections"],
      let closure = call["transform"] ?? call["content"], case .function(let function) = closure.value,
      let result = closure.type.function?.result
    else { return nil }
    let nodes = opened(try expand(given.typed, at: identity.child("given"), around))
    let isOfSections = call["sections"] != nil
    let parts = isOfSections ? try sections(of: nodes) : try nodes.map(subview)
    if call.typeName == "ForEach" {
      return try parts.enumerated().flatMap { index, part in
        try content(function, result, [part], at: identity.child(index), around)
      }
    }
    let collection =
      isOfSections
      ? try made("SectionCollection", ["_sections"], .list(ContiguousArray(parts)))
      : try made("SubviewsCollection", ["_subviews"], .list(ContiguousArray(parts)))
    return try content(function, result, [collection], at: identity.child("content"), around)
  }

  /// The single views that stand side by side: what only groups others is opened, and what is put on it is on each.
  private func opened(_ nodes: [ViewNode]) -> [ViewNode] {
    nodes.flatMap { node -> [ViewNode] in
      switch node.kind {
      case .view("Group"), .view("ForEach"), .custom: break
      default: return [node]
      }
      return opened(node.children).map { child in
        var child = child
        child.modifiers += node.modifiers
        return child
      }
    }
  }

  private func subview(_ node: ViewNode) throws -> RuntimeValue {
    var changes: ContiguousArray<RuntimeValue> = []
    var tags: ContiguousArray<RuntimeValue> = []
    for modifier in node.modifiers {
      guard let argument = modifier.arguments.first?.value else { continue }
      switch modifier.name {
      case "containerValue":
        if modifier.arguments[0].label != "layout", case .opaque(let opaque, _) = argument,
          let kept = kept(opaque)
        {
          changes.append(kept.value)
        }
      case "tag": if let tag = tag(argument) { tags.append(try hashable(tag)) }
      default: break
      }
    }
    return try made(
      "Subview", ["_view", "at", nil, nil], .host(ExpandedViews(nodes: [node])), .text("\(node.identity)"),
      .list(changes),
      .list(tags))
  }

  /// The value of a tag.
  private func tag(_ argument: ArgumentValue) -> TypedValue? {
    let language = machine.program.language
    switch argument {
    case .bool(let value): return TypedValue(.boolean(value), language.bool)
    case .int(let value): return TypedValue(.integer(value), language.int)
    case .text(let text): return TypedValue(.text(text.string), language.string)
    case .opaque(let opaque, _): return kept(opaque)
    default: return nil
    }
  }

  private func kept(_ opaque: OpaqueValue) -> TypedValue? {
    (opaque.payload as? KeptValue)?.value(with: run.code)
  }

  private func hashable(_ value: TypedValue) throws -> RuntimeValue {
    try machine.convert(value.value, from: value.type, to: machine.program.language.make("AnyHashable"))
  }

  // MARK: Sections

  /// Sections by their header, content and footer; what stands outside of one is a section by itself.
  private func sections(of nodes: [ViewNode]) throws -> [RuntimeValue] {
    var result: [RuntimeValue] = []
    var loose: [ViewNode] = []
    func close() throws {
      guard let first = loose.first else { return }
      result.append(try section(at: first, [], loose, []))
      loose = []
    }
    for node in nodes {
      guard case .view("Section") = node.kind else {
        loose.append(node)
        continue
      }
      try close()
      var header = opened(node.views("header"))
      if header.isEmpty, let title = node.unlabeled(), title.string != nil {
        let place = node.identity.child("header")
        header = [ViewNode(.view("Text"), arguments: [Argument(nil, title)], identity: place)]
      }
      let content = opened(node.views("content") + node.children)
      result.append(try section(at: node, header, content, opened(node.views("footer"))))
    }
    try close()
    return result
  }

  private func section(
    at node: ViewNode, _ header: [ViewNode], _ content: [ViewNode], _ footer: [ViewNode]
  ) throws -> RuntimeValue {
    func list(_ nodes: [ViewNode]) throws -> RuntimeValue { .list(ContiguousArray(try nodes.map(subview))) }
    return try made(
      "SectionConfiguration", ["at", "header", "content", "footer"], .text("\(node.identity)"),
      list(header), list(content), list(footer))
  }

  private func made(
    _ name: String, _ labels: [String?], _ parts: RuntimeValue...
  ) throws -> RuntimeValue {
    guard let type = machine.nominal(name, of: "SwiftUI"),
      let found = machine.program.memberTable(of: type).values(named: "init").first(where: {
        $0.labels == labels
      })
    else { throw Interruption.unknown("what a container takes apart") }
    var arguments: ContiguousArray<RuntimeValue> = [.metatype(type.selfType)]
    arguments.append(contentsOf: parts)
    return try machine.call(member: found, on: type.selfType, own: [], &arguments)
  }
}
