import EarshotViewTree
import EarshotVocabulary

/// One screen of a navigation stack.
struct NavigationScreen {
  var identity: Identity
  var content: [ViewNode]
  var preferences: ScreenPreferences
  /// What going back from here does; empty at the root.
  var back: [Command]
}

extension Arranger {
  /// Screens on one stack that are followed.
  private static let stackDepth = 64

  /// Shows the top of the stack with its bars.
  mutating func arrangeStack(_ node: inout ViewNode) {
    let content = arrange(all: node.children)
    var screens = [screen(node.identity.child("screen"), content, back: [])]
    // A searchable around the stack belongs to its root.
    if let search = node.modifier("searchable"), screens[0].preferences.search == nil {
      screens[0].preferences.search = .init(
        modifier: search, owner: node.identity, scopes: node.modifier("searchScopes"),
        suggestions: node.modifier("searchSuggestions"))
    }
    appendPath(of: node, to: &screens)
    appendPushed(to: &screens)
    node.children = [shown(screens)]
    node.arguments.removeAll { $0.label == "pathDestinations" }
  }

  func screen(
    _ identity: Identity, _ content: [ViewNode], back: [Command]
  ) -> NavigationScreen {
    NavigationScreen(
      identity: identity, content: content,
      preferences: ScreenPreferences(of: content, pushOrder: pushOrder, interface: interface),
      back: back)
  }

  /// The entries of a bound path. An entry says itself how it goes (`dismiss`, a handler); else
  /// the path's setter is given an integer: as many entries as it keeps.
  private mutating func appendPath(of node: ViewNode, to screens: inout [NavigationScreen]) {
    let setter = node.argument("path")?.setter
    for (index, entry) in node.views("pathDestinations").enumerated() {
      var back: [Command] = setter.map { [.set($0, .int(index))] } ?? []
      if let dismiss = entry.argument("dismiss")?.handler { back = [.run(dismiss, [])] }
      screens.append(
        screen(node.identity.child("path").child(index), arrange(all: [entry]), back: back))
    }
  }

  /// What links and bindings in the topmost screen have opened, one after the other.
  mutating func appendPushed(to screens: inout [NavigationScreen]) {
    for _ in 0..<Arranger.stackDepth {
      let open = screens[screens.count - 1].preferences.destinations
      guard let next = open.min(by: { $0.order < $1.order }) else { return }
      screens.append(
        screen(
          next.identity.child("screen"), arrange(all: next.content), back: next.closing))
    }
  }

  /// The last of the screens, with the bars that it and the one before it ask for.
  mutating func shown(
    _ screens: [NavigationScreen], extraLeading: [ViewNode] = []
  ) -> ViewNode {
    guard let top = screens.last else { return .system("SystemScreen", .root) }
    let isPushed = screens.count > 1
    var arguments: [Argument] = []
    if let title = top.preferences.title { arguments.append(Argument("title", .text(title))) }
    if isPushed, !top.preferences.hidesBackButton { arguments.append(.escape(top.back)) }
    let toolbar = ToolbarItems(top.preferences, owner: top.identity, more: words.more)
    if let menu = toolbar.moreMenu { notePresentations(of: menu) }
    let titleMenu = titleIsLarge(screens) ? nil : titleMenu(top, toolbar.titleMenu)
    if let titleMenu { notePresentations(of: titleMenu) }
    var children: [ViewNode] = []
    if let bar = navigationBar(screens, toolbar, titleMenu, extraLeading: extraLeading) {
      children.append(bar)
    }
    let search = searchField(top)
    let searchIsAbove = searchIsAbove(top)
    if searchIsAbove { children += search }
    children += top.content
    if let bar = bottomBar(toolbar, top) { children.append(bar) }
    if !searchIsAbove { children += search }
    if interface.editing != nil, !toolbar.keyboard.isEmpty {
      children.append(
        .system("SystemToolbar", top.identity.child("keyboard"), children: toolbar.keyboard))
    }
    return .system("SystemScreen", top.identity, arguments, children: children)
  }

  private func bottomBar(_ toolbar: ToolbarItems, _ screen: NavigationScreen) -> ViewNode? {
    guard !toolbar.bottom.isEmpty, !screen.preferences.hiddenBars.contains("bottomBar") else {
      return nil
    }
    return .system("SystemToolbar", screen.identity.child("bottomBar"), children: toolbar.bottom)
  }

  /// Back button, leading items, title, trailing items. A large title has its own line below the
  /// items and is read after them.
  private func navigationBar(
    _ screens: [NavigationScreen], _ toolbar: ToolbarItems, _ titleMenu: ViewNode?,
    extraLeading: [ViewNode]
  ) -> ViewNode? {
    guard let top = screens.last, !top.preferences.hiddenBars.contains("navigationBar") else {
      return nil
    }
    let isLarge = titleIsLarge(screens)
    var leading = extraLeading
    if screens.count > 1, !top.preferences.hidesBackButton {
      leading.insert(backButton(top, previous: screens[screens.count - 2]), at: 0)
    }
    leading += top.preferences.leadingItems + toolbar.leading
    let trailing = top.preferences.trailingItems + toolbar.trailing
    var children = leading
    if isLarge {
      children += toolbar.principal + trailing + title(top, isLarge: true)
    } else if toolbar.principal.isEmpty {
      children += (titleMenu.map { [$0] } ?? title(top, isLarge: false)) + trailing
    } else {
      children += toolbar.principal + trailing
    }
    guard !children.isEmpty else { return nil }
    let bar = top.identity.child("bar")
    return .system(
      "SystemNavigationBar", bar,
      [
        Argument("leading", .int(leading.count)), Argument("trailing", .int(trailing.count)),
        Argument("large", .bool(isLarge && top.preferences.title != nil)),
      ], children: children)
  }

  private func title(_ screen: NavigationScreen, isLarge: Bool) -> [ViewNode] {
    guard let title = screen.preferences.title, !title.isEmpty else { return [] }
    var nodes = [
      ViewNode.system(
        "SystemTitle", screen.identity.child("title"),
        [Argument(nil, .text(title)), Argument("large", .bool(isLarge))],
        source: screen.preferences.titleSource)
    ]
    if let subtitle = screen.preferences.subtitle, !subtitle.isEmpty {
      nodes.append(
        .system("Text", screen.identity.child("subtitle"), [Argument(nil, .text(subtitle))]))
    }
    return nodes
  }

  /// The title of a bar that opens a menu: what `toolbarTitleMenu` shows, and renaming where the title is bound
  /// (https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)). A large title opens none.
  private func titleMenu(_ screen: NavigationScreen, _ items: [ViewNode]) -> ViewNode? {
    guard let title = screen.preferences.title, !title.isEmpty else { return nil }
    let owner = screen.identity.child("title")
    var items = items
    if screen.preferences.titleIsBound { items.append(.system("RenameButton", owner.child("rename"))) }
    guard !items.isEmpty else { return nil }
    return .system(
      "Menu", owner, [Argument(nil, .text(title)), Argument("isTitle", .bool(true))], children: items,
      source: screen.preferences.titleSource)
  }

  /// Automatic titles are large at the root and like those before them further up; a screen on
  /// its side has room for small ones only.
  private func titleIsLarge(_ screens: [NavigationScreen]) -> Bool {
    let screen = environment.device.screen
    if environment.device.idiom == .phone, screen.width > screen.height { return false }
    for screen in screens.reversed() {
      if let size = screen.preferences.titleSize { return size == .large }
    }
    return true
  }

  private func backButton(_ screen: NavigationScreen, previous: NavigationScreen) -> ViewNode {
    .system(
      "SystemBackButton", screen.identity.child("back"),
      [.text(previous.preferences.title?.string ?? ""), .action(screen.back)])
  }
}
