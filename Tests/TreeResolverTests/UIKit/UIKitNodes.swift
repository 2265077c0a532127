import EarshotAccessibilityTree
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary

/// A UIKit-like node for a test; identities are given when the screen is resolved.
func uikit(
  _ label: String? = nil, at frame: Rect? = nil, children: [ViewNode] = [],
  elements: [ViewNode]? = nil, _ configure: (inout UIKitNode) -> Void = { _ in }
) -> ViewNode {
  var node = UIKitNode()
  node.label = label
  node.frame = frame
  node.elements = elements
  configure(&node)
  return ViewNode(.element(node), children: children)
}

/// An element at a place, 10 by 10 pt.
func leaf(
  _ label: String?, _ x: Double, _ y: Double, _ configure: (inout UIKitNode) -> Void = { _ in }
) -> ViewNode {
  uikit(label, at: Rect(x: x, y: y, width: 10, height: 10)) { node in
    node.isElement = true
    configure(&node)
  }
}

/// Resolves a screen.
func resolve(
  _ root: ViewNode, on device: Device = .iPhone, _ direction: LayoutDirection = .leftToRight,
  interface: InterfaceState = InterfaceState()
) -> Resolution {
  let environment = ScreenEnvironment(device: device)
  return UIKitResolver.resolve(
    ViewTree(
      name: "test", root: identified(root, .root), environment: environment,
      layoutDirection: direction),
    interface: interface)
}

/// The labels in the order of swipes.
func labels(_ resolution: Resolution) -> [String] {
  resolution.tree.elements.map { $0.label?.string ?? "" }
}

func contexts(_ resolution: Resolution) -> [ElementContext?] {
  resolution.tree.elements.map(\.context)
}

private func identified(_ node: ViewNode, _ identity: Identity) -> ViewNode {
  var node = node
  node.identity = identity
  node.children = node.children.enumerated().map { identified($1, identity.child($0)) }
  if case .element(var properties) = node.kind, let elements = properties.elements {
    let owner = identity.child("elements")
    properties.elements = elements.enumerated().map { identified($1, owner.child($0)) }
    node.kind = .element(properties)
  }
  return node
}
