import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// Views whose content is finished before the cursor leaves them (spec swiftui.md 3.1; Apple
/// session 2021-10119).
enum Containers {
  @Sendable static func list(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    listing(node, place, &walk, .list)
  }

  @Sendable static func form(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    listing(node, place, &walk, .form)
  }

  private static func listing(
    _ node: ViewNode, _ place: Place, _ walk: inout Walk, _ listing: Scope.Listing
  ) {
    var scope = place.scope
    scope.listing = listing
    scope.rowSelection = RowSelection(node, profile: walk.profile)
    walk.resolve(node.children, in: scope)
    finish(node, place, &walk, as: .list, takesAttributes: true)
  }

  @Sendable static func scrollView(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.resolve(node.children, in: place.scope)
    finish(node, place, &walk, as: .scrollView, takesAttributes: true)
  }

  /// Lazy stacks and grids: a block, but attributes go to what is in it.
  @Sendable static func lazy(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.resolve(node.children, in: place.scope)
    finish(node, place, &walk, as: .group, takesAttributes: false)
  }

  /// Map: its annotations are the stops, and what is said of it is said of the group; a map without
  /// any becomes a stop by an attribute (assumed; no recording is known).
  @Sendable static func map(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.resolve(node.children, in: place.scope)
    guard walk.output.count > place.mark.output else { return walk.silent(place, .noMeaning) }
    finish(node, place, &walk, as: .semanticGroup, takesAttributes: true)
  }

  /// GroupBox: its title, then its content.
  @Sendable static func groupBox(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    if let styled = node.styledBody {
      walk.resolve(styled, in: place.scope)
    } else {
      boxLabel(node, place, &walk)
      walk.resolve(node.children, in: place.scope)
    }
    finish(node, place, &walk, as: .group, takesAttributes: false)
  }

  private static func boxLabel(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    let views = node.views("label")
    guard views.isEmpty else {
      walk.resolve(views, in: place.scope)
      return
    }
    guard let title = node.title, !title.isEmpty else { return }
    walk.add(node, place, role: .text, traits: .staticText) { draft, walk in
      draft.become("label", of: node, in: walk)
      draft.setText(title, "the GroupBox's title", node, place, walk.profile)
    }
  }

  @inline(never)
  private static func finish(
    _ node: ViewNode, _ place: Place, _ walk: inout Walk,
    as kind: AccessibilityContainer.Kind, takesAttributes: Bool
  ) {
    let index = walk.wrap(node, place, as: kind, takesAttributes: takesAttributes)
    guard let pages = walk.layout.pageCounts[node.identity] else { return }
    let axis: Scrolling.Axis =
      node.arguments.contains { $0.value.symbols == ["horizontal"] } || node.name == "LazyHStack"
      ? .horizontal : .vertical
    walk.clusters[index].container.scrolling = Scrolling(
      axis: axis, page: min(max(walk.interface.pages[node.identity] ?? 0, 0), max(pages - 1, 0)),
      pageCount: pages)
  }
}
