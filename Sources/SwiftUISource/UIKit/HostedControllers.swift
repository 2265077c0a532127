import EarshotViewTree
import EarshotVocabulary

/// What view controllers put around their views.
extension HostedViews {
  func controller(
    _ controller: ObjectReference, _ name: String, at identity: Identity, depth: Int
  ) throws(Interrupt) -> ViewNode? {
    let held = field("viewControllers", of: controller)?.arrayValue ?? []
    switch name {
    case "UIHostingController":
      return swiftUI(field("rootView", of: controller) ?? .none, at: identity.child("root"))
    case "UINavigationController": return try navigation(controller, held, at: identity, depth: depth)
    case "UITabBarController": return try tabbed(controller, held, at: identity, depth: depth)
    case "UIPageViewController", "UISplitViewController":
      _ = try machine.uikitView(of: controller)
      let shown = field("viewControllers", of: controller)?.arrayValue?.first
      if let shown { return try node(of: shown, at: identity.child(0), depth: depth + 1) }
    default: break
    }
    let view = try machine.uikitView(of: controller)
    guard var node = try node(of: view, at: identity.child("view"), depth: depth + 1) else { return nil }
    // What shows a controller says where its view stands: all over what there is.
    node.arguments.removeAll { $0.label == "frame" }
    node.arguments.append(Argument("fills", .bool(true)))
    return node
  }

  private func box(_ className: String, _ children: [ViewNode], at identity: Identity) -> ViewNode {
    var draft = Draft()
    draft.node.className = className
    if className != "UIView" { draft.node.groupsChildren = true }
    draft.children = children
    return finished(draft, at: identity)
  }

  /// A bar at an edge, and what takes the rest.
  private func page(
    _ content: ViewNode?, bar: ViewNode?, _ edge: String, at identity: Identity
  ) -> ViewNode {
    let parts = edge == "top" ? [bar, content] : [content, bar]
    let other = edge == "top" ? "bottom" : "top"
    let place = { (isBar: Bool) in bar != nil && content != nil && isBar == (edge == "bottom") ? 1 : 0 }
    var constraints: [ArgumentValue] = []
    if bar != nil { constraints += ["leading", "trailing", edge].map { tie(place(true), $0) } }
    if content != nil {
      constraints += ["leading", "trailing", other].map { tie(place(false), $0) }
      constraints.append(
        bar == nil ? tie(0, edge) : tie(place(false), edge, to: place(true), other))
    }
    var node = box("UIView", parts.compactMap { $0 }, at: identity)
    node.arguments += [Argument("constraints", .list(constraints)), Argument("fills", .bool(true))]
    return node
  }

  private func tie(
    _ item: Int, _ attribute: String, to other: Int? = nil, _ otherAttribute: String? = nil
  ) -> ArgumentValue {
    var fields = [
      Argument("item", .int(item)), Argument("attribute", .symbol(attribute)),
      Argument("otherAttribute", .symbol(otherAttribute ?? attribute)),
    ]
    if let other { fields.append(Argument("other", .int(other))) }
    return .record("Constraint", fields)
  }

  /// The bar with the title and the items of the controller on top, over its view.
  private func navigation(
    _ controller: ObjectReference, _ held: [Value], at identity: Identity, depth: Int
  ) throws(Interrupt) -> ViewNode? {
    guard let top = held.last else { return nil }
    let content = try node(of: top, at: identity.child("content"), depth: depth + 1)
    var bar: ViewNode?
    if case .object(let shown) = top, bool("isNavigationBarHidden", of: controller) != true {
      var items: [ViewNode] = []
      let title = text("title", of: shown)
      if case .object(let item)? = field("navigationItem", of: shown) {
        items = try navigationParts(item, title: title, identity.child("bar"), depth: depth)
      } else if let title {
        items = [
          part("UILabel", identity.child("bar").child("title"), text: title) { $0.traits = .header }
        ]
      }
      if !items.isEmpty { bar = box("UINavigationBar", items, at: identity.child("bar")) }
    }
    return page(content, bar: bar, "top", at: identity)
  }

  private func tabbed(
    _ controller: ObjectReference, _ held: [Value], at identity: Identity, depth: Int
  ) throws(Interrupt) -> ViewNode? {
    let selected = field("selectedIndex", of: controller)?.exactInt ?? 0
    guard held.indices.contains(selected) else { return nil }
    let content = try node(of: held[selected], at: identity.child("content"), depth: depth + 1)
    var items: [Value] = []
    for case .object(let tab) in held {
      if let item = field("tabBarItem", of: tab) {
        items.append(item)
      } else if let item = try machine.makeUIKit(TypeValue(info: nil, name: "UITabBarItem"), []),
        case .object(let made) = item
      {
        machine.set("title", of: made, to: field("title", of: tab) ?? .none)
        items.append(item)
      }
    }
    let bar = box(
      "UITabBar", try tabs(items, selected: selected, identity.child("tabs")), at: identity.child("tabs"))
    return page(content, bar: bar, "bottom", at: identity)
  }
}
