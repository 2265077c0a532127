import EarshotViewTree
import EarshotVocabulary

/// `experimental_accessibilityOrder`: a view that says in which order what is inside it is reached
/// (spec formats.md 6.3). Only the new renderer knows it.
extension ReactNativeScreen {
  /// Views of a screen whose order is followed; more than any app has.
  private static let orderLimit = 64

  func followsOrder(_ props: NativeProps) -> Bool {
    !props.order.isEmpty && input.options.reactNative == .fabric && orders < Self.orderLimit
  }

  /// The views with the native ids that are listed, in that order; nothing else inside can be
  /// reached. A stop that lists itself becomes an element among them; one that does not stays a
  /// stop, and nothing inside it counts: nil.
  mutating func ordered(
    _ node: RenderNode, _ props: NativeProps, _ properties: UIKitNode, _ identity: Identity
  ) -> ViewNode? {
    let isStop = properties.isElement == true
    guard !isStop || props.nativeID.map(props.order.contains) == true else { return nil }
    orders += 1
    var named: [String: RenderNode] = [:]
    gather(node.children, Set(props.order), &named)
    var elements: [ViewNode] = []
    for (place, id) in props.order.enumerated() {
      let part = identity.child("order").child(place)
      if id == props.nativeID {
        guard isStop else { continue }
        elements.append(ViewNode(.element(properties), identity: part, source: node.location))
      } else if let inner = named.removeValue(forKey: id), let view = view(inner, part) {
        elements.append(view)
      }
    }
    var group = UIKitNode()
    group.typeName = properties.typeName
    group.isElement = false
    group.isModal = properties.isModal
    group.elementsHidden = properties.elementsHidden
    group.elements = elements
    let others = views(without(Set(props.order), node.children), identity)
    return ViewNode(.element(group), children: others, identity: identity, source: node.location)
  }

  private func nativeID(of node: RenderNode) -> String? {
    (node.prop("id") ?? node.prop("nativeID"))?.text
  }

  private func gather(
    _ children: [RenderChild], _ ids: Set<String>, _ named: inout [String: RenderNode]
  ) {
    for child in children {
      guard case .node(let node) = child else { continue }
      if let id = nativeID(of: node), ids.contains(id), named[id] == nil { named[id] = node }
      gather(node.children, ids, &named)
    }
  }

  /// The views without those that are listed.
  private func without(_ ids: Set<String>, _ children: [RenderChild]) -> [RenderChild] {
    children.compactMap { child in
      guard case .node(var node) = child else { return child }
      if let id = nativeID(of: node), ids.contains(id) { return nil }
      node.children = without(ids, node.children)
      return .node(node)
    }
  }
}
