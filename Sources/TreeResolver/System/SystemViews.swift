import EarshotAccessibilityTree
import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

/// Views that the system adds to what an app declares.
enum SystemViews {
  /// While one of these is shown, only what is inside it can be reached.
  static let modalNames: Set<String> = [
    "SystemAlert", "SystemDialog", "SystemSheet", "SystemMenu", "SystemPopover",
  ]

  static func isModal(_ node: ViewNode) -> Bool {
    guard case .view(let name) = node.kind, name.hasPrefix("System") else { return false }
    return modalNames.contains(name)
  }

  /// A screen of a stack: a scrub goes back from it.
  @Sendable static func screen(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.resolve(node.children, in: place.scope)
    giveEscape(node, place, &walk)
  }

  private static func giveEscape(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    guard let commands = node.argument("escape")?.commands, let first = commands.first else {
      return
    }
    let index = walk.wrap(node, place, as: .group, takesAttributes: false)
    walk.clusters[index].container.escape = first
    walk.clusters[index].container.escapeFollowUps = Array(commands.dropFirst())
  }

  /// NavigationStack and its kin: a screen other than the root makes the screen another one.
  @Sendable static func stack(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    let root = node.identity.child("screen")
    if let shown = node.children.last, shown.name == "SystemScreen", shown.identity != root {
      walk.presented.append(shown.identity)
    }
    var scope = place.scope
    scope.isInStack = true
    walk.resolve(node.children, in: scope)
    keepTogether(node, place, &walk)
  }

  @Sendable static func tabs(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.resolve(node.children, in: place.scope)
    keepTogether(node, place, &walk)
  }

  /// A container with bars that is a part of the screen only is a view controller of its own: its bars are before and
  /// after what is in it, and not what is beside it.
  private static func keepTogether(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    let device = walk.environment.device
    let height = device.screen.height - device.safeAreaTop - device.safeAreaBottom
    guard walk.output.count - place.mark.output > 1, let frame = walk.layout.frames[node.identity],
      frame.width < device.screen.width - 1 || frame.height < height - 1
    else { return }
    let block = walk.wrap(node, place, as: .semanticGroup, takesAttributes: false)
    walk.clusters[block].isBlock = true
  }

  /// Columns side by side are read one after the other.
  @Sendable static func split(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    let root = node.identity.child("column").child(0)
    let isSideBySide = node.children.count > 1
    // On iPad a hidden sidebar leaves the screen what it is.
    let isStack = !isSideBySide && walk.environment.device.idiom != .pad
    if isStack, let shown = node.children.first, shown.identity != root {
      walk.presented.append(shown.identity)
    }
    var scope = place.scope
    scope.isInStack = true
    for child in node.children {
      let mark = walk.mark
      let outcome = walk.outcomes.count
      walk.resolve(child, in: scope)
      guard isSideBySide, walk.output.count > mark.output else { continue }
      let isSidebar = child.identity == root
      let start = isSidebar ? putToggleFirst(of: node, from: mark, &walk) : mark
      let here = Place(scope: place.scope, outcome: outcome, mark: start)
      let column = walk.wrap(child, here, as: .group, takesAttributes: false)
      if isSidebar { walk.clusters[column].container.label = SpokenText(walk.words[.sidebar]) }
    }
  }

  /// "Sidebar" is said where one comes to what is in it, not at the button that toggles it (Apple
  /// session 2025-224): the button stands before the column.
  private static func putToggleFirst(
    of node: ViewNode, from mark: Mark, _ walk: inout Walk
  ) -> Mark {
    let toggle = node.identity.child("toggleSidebar")
    var mark = mark
    var places = Array(walk.output[mark.output...])
    while let place = places.popLast() {
      guard case .cluster(let index) = place else { continue }
      let pieces = walk.clusters[index].pieces
      let found = pieces.firstIndex { piece in
        guard case .element(let draft) = piece else { return false }
        return walk.drafts[draft].element.identity == toggle
      }
      if let found {
        walk.output.insert(walk.clusters[index].pieces.remove(at: found), at: mark.output)
        mark.output += 1
        break
      }
      places += pieces
    }
    return mark
  }

  @Sendable static func navigationBar(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    bar(node, place, &walk, as: .navigationBar, band: -2)
  }

  @Sendable static func toolbar(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    bar(node, place, &walk, as: .toolbar, band: 1)
  }

  @Sendable static func tabBar(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    bar(node, place, &walk, as: .tabBar, band: 3)
  }

  /// Bars keep their place among what is beside them, whatever scrolls under them.
  private static func bar(
    _ node: ViewNode, _ place: Place, _ walk: inout Walk, as kind: AccessibilityContainer.Kind,
    band: Int
  ) {
    walk.resolve(node.children, in: place.scope)
    guard walk.output.count > place.mark.output else { return }
    let index = walk.wrap(node, place, as: kind, takesAttributes: true)
    walk.clusters[index].band = band
  }

  /// The title is a heading (recorded).
  @Sendable static func title(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    guard let title = node.title, !title.isEmpty else { return }
    walk.add(node, place, role: .text, traits: [.header, .staticText]) { draft, walk in
      draft.setText(title, "the screen's navigation title", node, place, walk.profile)
    }
  }

  /// The previous screen's title, else "Back" (recorded).
  @Sendable static func backButton(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    let back = walk.words[.back]
    let previous = node.title?.string ?? ""
    walk.add(node, place, role: .button, traits: [.button, .backButton]) { draft, walk in
      draft.element.label = SpokenText(previous.isEmpty ? back : previous)
      draft.labelIsAuthored = true
      draft.note(.label, "the previous screen's title", source: node.source)
      // Input labels of back buttons: none on 17.5; the title and "Back" from 18.5 (images).
      if walk.profile >= .ios18 {
        draft.element.inputLabels = previous.isEmpty ? [back] : [previous, back]
      }
      draft.setDefault(DefaultCommands.pressed(node), node, place, "goes back")
    }
  }

  @Sendable static func searchField(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    Fields.searchField(node, place, &walk)
    let isAbove = node.argument("above")?.bool ?? (walk.profile < .ios26)
    for element in walk.elements(of: walk.output[place.mark.output...]) {
      walk.drafts[element].band = isAbove ? -1 : 2
    }
  }

  /// A group; that of a search field with its buttons keeps the field's place, the buttons behind it.
  @Sendable static func group(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.resolve(node.children, in: place.scope)
    guard node.children.count > 1, node.children.first?.name == "SystemSearchField" else { return }
    let elements = walk.elements(of: walk.output[place.mark.output...])
    guard let field = elements.first else { return }
    for element in elements { walk.drafts[element].band = walk.drafts[field].band }
  }

  /// What closes a presentation from outside of it.
  @Sendable static func pressable(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.add(node, place, role: .button, traits: .button) { draft, walk in
      // Above the sheet, and so before its bar.
      if node.argument("isAbove")?.bool == true { draft.band = -2 }
      if let title = node.title {
        draft.setText(title, "the system's own words", node, place, walk.profile)
      }
      draft.setDefault(DefaultCommands.pressed(node), node, place, "closes or resizes it")
    }
  }

  /// "page 1 of 3", adjustable (recorded).
  @Sendable static func pageControl(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    let page = node.argument("page")?.int ?? 0
    let count = max(node.argument("pageCount")?.int ?? 1, 1)
    let index = walk.add(node, place, role: .control, traits: .adjustable) { draft, walk in
      draft.element.value = SpokenText(
        walk.words.fill(.pageValue, min(max(page, 0), count - 1) + 1, count))
      draft.note(.value, "the page that is shown", source: node.source)
      draft.element.inputLabels = [walk.words[.pageControl]]
      draft.element.pages = Scrolling(
        axis: .horizontal, page: min(max(page, 0), count - 1), pageCount: count)
      draft.element.increment = node.argument("increment")?.commands?.first
      draft.element.decrement = node.argument("decrement")?.commands?.first
    }
    walk.drafts[index].band = 3
  }
}
