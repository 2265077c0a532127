import EarshotJSON
import EarshotViewTree
import EarshotVocabulary

/// UIKit-like nodes.
extension DocumentReader {
  mutating func uikitNode(_ index: Int, identity: Identity) throws(InputError) -> ViewNode {
    guard tape.kind(index) == .object else {
      throw fault(index, "a node is an object, not \(tape.describe(index))")
    }
    try countView(index)
    var node = UIKitNode()
    var children: [ViewNode] = []
    var effects: Int?
    var key = index + 1
    let end = tape.end(of: index)
    while key < end {
      let value = key + 1
      let next = tape.end(of: value)
      if let field = uikitFields[Int(tape.entries[key].payload)] {
        if tape.kind(value) != .null {
          switch field {
          case .children:
            children = try uikitNodes(value, field.rawValue, identity) { .child($0) }
          case .accessibilityElements:
            let owner = identity.child("accessibilityElements")
            node.elements = try uikitNodes(value, field.rawValue, owner) { .element($0) }
          case .effects: effects = value
          default: try read(field, value, into: &node)
          }
        }
      } else {
        throw unknownNodeField(key)
      }
      key = next
    }
    addOwnBehavior(to: &node)
    if let effects { try readEffects(effects, into: &node) }
    return ViewNode(
      .element(node), children: children, identity: identity, source: tape.location(index))
  }

  private func unknownNodeField(_ key: Int) -> InputError {
    if tape.key(key) == "view" || tape.key(key) == "modifiers" {
      return fault(
        key,
        "a SwiftUI-like node (\(quoted(tape.key(key)))) cannot stand in a UIKit-like tree: "
          + "a screen is one or the other")
    }
    return unknownField(key, of: "a node", known: UIKitField.allCases.map(\.rawValue))
  }

  private mutating func uikitNodes(
    _ index: Int, _ field: String, _ owner: Identity, step: (Int) -> NodeStep
  ) throws(InputError) -> [ViewNode] {
    guard tape.kind(index) == .array else { throw mismatch(index, field, "a list of nodes") }
    var nodes: [ViewNode] = []
    var item = index + 1
    let end = tape.end(of: index)
    while item < end {
      path.append(step(nodes.count))
      nodes.append(try uikitNode(item, identity: owner.child(nodes.count)))
      path.removeLast()
      item = tape.end(of: item)
    }
    return nodes
  }

  /// Reads one field that does not give the tree its shape.
  mutating func read(
    _ field: UIKitField, _ index: Int, into node: inout UIKitNode
  ) throws(InputError) {
    let name = field.rawValue
    switch field {
    case .kind: node.isElementKind = try word(index, name, as: NodeKind.self) == .element
    case .className: node.className = try text(index, name)
    case .isElement: node.isElement = try bool(index, name)
    case .label: node.label = try text(index, name)
    case .value: node.value = try text(index, name)
    case .hint: node.hint = try text(index, name)
    case .traits: node.traits = try traits(index, name)
    case .identifier: node.identifier = try text(index, name)
    case .language: node.language = try text(index, name)
    case .frame: node.frame = try rect(index, name)
    case .viewFrame: node.viewFrame = try rect(index, name)
    case .pathBounds: node.pathBounds = try rect(index, name)
    case .containerType:
      node.containerType = try word(index, name, as: UIKitNode.ContainerType.self)
    case .groupsChildren: node.groupsChildren = try bool(index, name)
    case .modal: node.isModal = try bool(index, name)
    case .elementsHidden: node.elementsHidden = try bool(index, name)
    case .hidden: node.isHidden = try bool(index, name)
    case .alpha: node.alpha = try alpha(index, name)
    case .clipsToBounds: node.clipsToBounds = try bool(index, name)
    case .activationPoint: node.activationPoint = try point(index, name)
    case .userInputLabels: node.userInputLabels = try texts(index, name)
    case .respondsToUserInteraction: node.respondsToUserInteraction = try bool(index, name)
    case .headingLevel: node.headingLevel = try integer(index, name, in: 0...6)
    case .expanded: node.isExpanded = try bool(index, name)
    case .tabItemCount: node.tabItemCount = try integer(index, name, in: 0...100_000)
    case .sortPriority: node.sortPriority = try number(index, name)
    case .tapHandler: node.tapHandler = try bool(index, name)
    default: try readPart(field, index, into: &node)
    }
  }

  /// The fields whose values have fields of their own.
  private mutating func readPart(
    _ field: UIKitField, _ index: Int, into node: inout UIKitNode
  ) throws(InputError) {
    let name = field.rawValue
    switch field {
    case .customActions: node.customActions = try customActions(index, name)
    case .customContent: node.customContent = try customContent(index, name)
    case .rotors: node.rotors = try rotors(index, name)
    case .cell: node.cell = try cell(index)
    case .dataTable: node.dataTable = try dataTable(index)
    default: break
    }
  }

  private func alpha(_ index: Int, _ field: String) throws(InputError) -> Double {
    let alpha = try number(index, field)
    guard (0...1).contains(alpha) else {
      throw fault(index, "the field 'alpha' wants a number from 0 to 1")
    }
    return alpha
  }

  /// What UIKit's own controls do without the app: a switch turns over, a text field takes text.
  private mutating func addOwnBehavior(to node: inout UIKitNode) {
    if node.className == "UISwitch" {
      node.onActivate = handler(.toggleValue(place, then: []))
    }
    let isTextEntry =
      node.traits?.contains(.textEntry)
      ?? ["UITextField", "UITextView", "UISearchTextField"].contains(node.className ?? "")
    if isTextEntry { node.onEdit = handler(.editValue(place)) }
  }
}

/// `kind`: an element is no view (`UIAccessibilityElement`).
enum NodeKind: String, CaseIterable, Sendable {
  case view
  case element
}
