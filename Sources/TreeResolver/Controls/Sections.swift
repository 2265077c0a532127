import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// Section: header, rows, footer; every element of the header is a heading, buttons too (AX
/// dump). In a List or Form the header's texts are in capitals up to iOS 18 (recorded).
enum Sections {
  @Sendable static func section(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    let scope = headerScope(place.scope, walk.profile)
    walk.resolve(node.views("header"), in: scope)
    if node.views("header").isEmpty { title(node, place, scope, &walk) }
    if node.argument("isExpanded")?.bool == false {
      for child in node.children { walk.hide(child, as: .collapsed) }
    } else {
      walk.resolve(node.children, in: place.scope)
    }
    footer(node, place, &walk)
  }

  private static func headerScope(_ scope: Scope, _ profile: Profile) -> Scope {
    var header = scope
    header.isHeader = true
    let isPlain = ["plain", "sidebar", "inset"].contains(scope.listStyle ?? "")
    if scope.listing != .none, profile <= .ios18, !isPlain { header.textCase = .upper }
    return header
  }

  @inline(never)
  private static func title(
    _ node: ViewNode, _ place: Place, _ scope: Scope, _ walk: inout Walk
  ) {
    guard let title = node.title ?? node.argument("header")?.text, !title.isEmpty else { return }
    var here = place
    here.scope = scope
    walk.add(node, here, role: .text, traits: .staticText) { draft, walk in
      draft.element.identity = node.identity.child("header")
      // The section's own frame is that of the whole section; its header stands at its top.
      draft.element.frame = headerFrame(node, draft.element.frame, walk)
      draft.setText(title, "the Section's title", node, here, walk.profile)
    }
  }

  private static func headerFrame(_ node: ViewNode, _ whole: Rect?, _ walk: Walk) -> Rect? {
    if let laidOut = walk.layout.frames[node.identity.child("header")] { return laidOut }
    return whole.map {
      Rect(x: $0.minX, y: $0.minY, width: $0.width, height: min($0.height, 20))
    }
  }

  private static func footer(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    let views = node.views("footer")
    guard views.isEmpty, let text = node.argument("footer")?.text, !text.isEmpty else {
      walk.resolve(views, in: place.scope)
      return
    }
    walk.add(node, place, role: .text, traits: .staticText) { draft, walk in
      draft.become("footer", of: node, in: walk)
      draft.setText(text, "the Section's footer", node, place, walk.profile)
    }
  }
}

/// ContentUnavailableView (iOS 17+): its title, its description, its actions.
enum Unavailable {
  @Sendable static func content(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    text(node.views("label"), node.title, "title", node, place, &walk)
    text(
      node.views("description"), node.argument("description")?.text, "description", node, place,
      &walk)
    walk.resolve(node.views("actions"), in: place.scope)
    walk.resolve(node.children, in: place.scope)
  }

  private static func text(
    _ views: [ViewNode], _ text: TextContent?, _ part: String, _ node: ViewNode, _ place: Place,
    _ walk: inout Walk
  ) {
    guard views.isEmpty else {
      walk.resolve(views, in: place.scope)
      return
    }
    guard let text, !text.isEmpty else { return }
    walk.add(node, place, role: .text, traits: .staticText) { draft, walk in
      draft.become(part, of: node, in: walk)
      draft.setText(text, "the \(part)", node, place, walk.profile)
    }
  }
}
