import EarshotViewTree
import EarshotVocabulary

/// What view controllers put around their views.
extension InterfaceBuilderReader {
  /// The bars and the view of a controller; empty where it shows nothing by itself.
  mutating func content(
    ofController index: Int, _ identity: Identity, origin: Point
  ) throws(InputError) -> [ViewNode] {
    var parts: [ViewNode] = []
    let bar = Rect(x: origin.x, y: origin.y + topInset, width: size.width, height: 44)
    let items = try navigationBar(ofController: index, identity.child("navigation"), bar)
    if !items.isEmpty {
      let item = xml.child(of: index, "navigationItem") ?? index
      parts.append(container("UINavigationBar", items, identity.child("bar"), item, priority: 1))
    }
    if let view = xml.children(of: index).first(where: { child in
      InterfaceClass.named(xml.name(child)) != nil && ["view", nil].contains(xml.attribute(child, "key"))
    }) {
      if let view = try self.view(view, identity.child("view"), origin: origin, parent: nil) {
        parts.append(view)
      }
    }
    if let items = xml.child(of: index, "toolbarItems") {
      let bar = Rect(x: origin.x, y: origin.y + size.height - 78, width: size.width, height: 44)
      let buttons = try barButtons(xml.children(of: items), identity.child("toolbar"), bar)
      if !buttons.isEmpty {
        parts.append(container("UIToolbar", buttons, identity.child("toolbar"), items, priority: -1))
      }
    }
    if xml.name(index) == "tabBarController" {
      let tabs = tabs(ofController: index, identity)
      if !tabs.isEmpty {
        parts.append(container("UITabBar", tabs, identity.child("tabs"), index, priority: -1))
      }
    }
    return parts
  }

  private var size: Size { canvas ?? input.environment.device.screen }
  private var topInset: Double { size.height >= 812 ? 44 : 20 }

  private func container(
    _ className: String, _ items: [ViewNode], _ identity: Identity, _ index: Int, priority: Double
  ) -> ViewNode {
    var properties = UIKitNode()
    properties.className = className
    properties.isElement = false
    properties.groupsChildren = true
    properties.sortPriority = priority
    properties.origins = [FieldOrigin("frame", "where iOS puts the bar", isGuess: true)]
    return ViewNode(
      .element(properties), children: items, identity: identity, source: xml.location(index))
  }

  /// The tabs of the controllers that a tab bar controller holds, in their order.
  private func tabs(ofController index: Int, _ identity: Identity) -> [ViewNode] {
    guard let connections = xml.child(of: index, "connections") else { return [] }
    let items = xml.children(of: connections)
      .filter { xml.attribute($0, "relationship") == "viewControllers" }
      .compactMap { xml.attribute($0, "destination").flatMap { objects[$0] } }
      .compactMap { xml.child(of: $0, "tabBarItem") }
    let width = size.width / Double(max(1, items.count))
    return items.enumerated().map { part, item in
      let frame = Rect(x: width * Double(part), y: size.height - 83, width: width, height: 49)
      return tab(item, identity.child("tabs").child(part), frame, isSelected: part == 0)
    }
  }
}
