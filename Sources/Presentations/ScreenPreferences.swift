import EarshotViewTree
import EarshotVocabulary

/// What the content of a screen asks of the navigation around it, wherever inside it stands.
struct ScreenPreferences {
  enum TitleSize {
    case large
    case inline
  }

  /// A screen that the content has opened on top of itself.
  struct Destination {
    var identity: Identity
    var content: [ViewNode]
    var closing: [Command]
    /// Where the link stands among the pushed ones; bindings come after.
    var order: Int
  }

  struct Search {
    var modifier: Modifier
    var owner: Identity
    var scopes: Modifier?
    var suggestions: Modifier?
  }

  var title: TextContent?
  var titleSource: SourceLocation?
  /// Whether the title can be written by who uses the app: it is bound.
  var titleIsBound = false
  /// What `toolbarTitleMenu` shows.
  var titleMenu: [ViewNode] = []
  var subtitle: TextContent?
  /// nil: as the screen before it; large at the root.
  var titleSize: TitleSize?
  /// The contents of toolbars, in the order met.
  var toolbar: [ViewNode] = []
  var toolbarSource: SourceLocation?
  /// The first tab item that is in no tab view.
  var tabItem: Modifier?
  var leadingItems: [ViewNode] = []
  var trailingItems: [ViewNode] = []
  /// The bars that are asked to go: `navigationBar`, `tabBar`, `bottomBar`.
  var hiddenBars: Set<String> = []
  var hidesBackButton = false
  var search: Search?
  var destinations: [Destination] = []

  /// One walk over the content, which is arranged already: tabs show only what is selected.
  ///
  /// - Parameter passesTabs: false where what stands in tabs is not asked.
  init(
    of content: [ViewNode], pushOrder: [Identity: Int], interface: InterfaceState,
    passesTabs: Bool = true
  ) {
    var reader = PreferenceReader(
      pushOrder: pushOrder, interface: interface, passesTabs: passesTabs)
    for node in content { reader.read(node) }
    self = reader.found
  }

  fileprivate init() {}
}

private struct PreferenceReader {
  let pushOrder: [Identity: Int]
  let interface: InterfaceState
  let passesTabs: Bool
  var found = ScreenPreferences()
  /// Tab views around the view that is read.
  private var tabDepth = 0

  init(pushOrder: [Identity: Int], interface: InterfaceState, passesTabs: Bool) {
    self.pushOrder = pushOrder
    self.interface = interface
    self.passesTabs = passesTabs
  }

  /// Views with a navigation of their own keep what is inside them to themselves.
  private static let closed: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "SystemScreen",
  ]

  mutating func read(_ node: ViewNode) {
    if let stamp = node.stamp, stamp.isPlain || (stamp.isLocal && pushOrder.isEmpty) { return }
    // A preference set outside replaces those set inside: outermost first.
    for modifier in node.modifiers.reversed() { read(modifier, of: node) }
    readLink(node)
    let name = node.systemName
    if PreferenceReader.closed.contains(name) || (name == "TabView" && !passesTabs) { return }
    if name == "TabView" { tabDepth += 1 }
    defer { if name == "TabView" { tabDepth -= 1 } }
    for child in node.children { read(child) }
    for argument in node.arguments {
      guard let nodes = argument.value.views else { continue }
      if let label = argument.label, Arranger.elsewhere.contains(label) { continue }
      for child in nodes { read(child) }
    }
  }

  private mutating func readLink(_ node: ViewNode) {
    guard node.systemName == "NavigationLink", node.argument("destination")?.views != nil else {
      return readPicker(node)
    }
    let isActive = node.argument("isActive")
    guard let order = pushOrder[node.identity] ?? (isActive?.bool == true ? Int.max : nil) else {
      return
    }
    var closing: [Command] = [.interface(.pop(node.identity))]
    if let set = isActive?.setter { closing.insert(.set(set, .bool(false)), at: 0) }
    found.destinations.append(
      .init(
        identity: node.identity, content: node.views("destination"), closing: closing,
        order: order))
  }

  /// A picker in the style of a link pushes the list of its rows.
  private mutating func readPicker(_ node: ViewNode) {
    guard node.systemName == "Picker", let order = pushOrder[node.identity] else { return }
    let back: [Command] = [.interface(.pop(node.identity))]
    let rows = PickerRows.of(node, interface: interface).map { row in
      ViewNode.system(
        "Button", row.node.identity.child("item"),
        [
          Argument("label", .views([row.node])), .action(row.choosing),
          Argument("selected", .bool(row.isSelected)), Argument("dismiss", .commands(back)),
        ], source: row.node.source)
    }
    var list = ViewNode.system("List", node.identity.child("rows"), children: rows)
    if let title = node.unlabeled()?.text ?? node.argument("label")?.text {
      list.modifiers = [
        Modifier("navigationTitle", [Argument(nil, .text(title))]),
        Modifier("navigationBarTitleDisplayMode", [Argument(nil, .symbol("inline"))]),
      ]
    }
    found.destinations.append(
      .init(identity: node.identity, content: [list], closing: back, order: order))
  }

  private mutating func read(_ modifier: Modifier, of node: ViewNode) {
    switch modifier.name {
    case "navigationTitle", "navigationBarTitle": readTitle(modifier)
    case "navigationSubtitle":
      if found.subtitle == nil { found.subtitle = modifier.unlabeled()?.text }
    case "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode":
      readSize(modifier.unlabeled()?.symbol)
    case "navigationBarHidden":
      if modifier.isOn { found.hiddenBars.insert("navigationBar") }
    case "navigationBarBackButtonHidden":
      if modifier.isOn { found.hidesBackButton = true }
    case "toolbar", "toolbarVisibility": readToolbar(modifier)
    case "toolbarTitleMenu": found.titleMenu += modifier.views("content")
    case "tabItem": if tabDepth == 0, found.tabItem == nil { found.tabItem = modifier }
    case "navigationBarItems":
      found.toolbarSource = found.toolbarSource ?? modifier.source
      found.leadingItems += modifier.views("leading")
      found.trailingItems += modifier.views("trailing")
    case "searchable": readSearch(modifier, of: node)
    case "navigationDestination": readDestination(modifier, of: node)
    case "overlay", "background", "safeAreaInset", "safeAreaBar":
      for argument in modifier.arguments {
        for child in argument.value.views ?? [] { read(child) }
      }
    default: break
    }
  }

  private mutating func readTitle(_ modifier: Modifier) {
    readSize(modifier.argument("displayMode")?.symbol)
    guard found.title == nil, let title = modifier.unlabeled()?.text else { return }
    found.title = title
    found.titleIsBound = modifier.unlabeled()?.setter != nil
    found.titleSource = modifier.source
  }

  private mutating func readSize(_ name: String?) {
    guard found.titleSize == nil else { return }
    switch name {
    case "inline": found.titleSize = .inline
    case "large", "inlineLarge": found.titleSize = .large
    default: break
    }
  }

  private mutating func readToolbar(_ modifier: Modifier) {
    if let content = modifier.argument("content")?.views {
      found.toolbar += content
      if !content.isEmpty { found.toolbarSource = found.toolbarSource ?? modifier.source }
      return
    }
    guard let visibility = modifier.unlabeled()?.symbol, visibility == "hidden" else { return }
    var bars = modifier.argument("for")?.symbols ?? []
    bars += modifier.arguments.dropFirst().compactMap { $0.label == nil ? $0.value.symbol : nil }
    found.hiddenBars.formUnion(bars.isEmpty ? ["navigationBar"] : bars)
  }

  private mutating func readSearch(_ modifier: Modifier, of node: ViewNode) {
    guard found.search == nil else { return }
    found.search = .init(
      modifier: modifier, owner: node.identity, scopes: node.modifier("searchScopes"),
      suggestions: node.modifier("searchSuggestions"))
  }

  /// `navigationDestination(isPresented:)` and `(item:)`: open while their binding says so.
  private mutating func readDestination(_ modifier: Modifier, of node: ViewNode) {
    guard modifier.isOpen else { return }
    let content = modifier.argument("content")?.views ?? modifier.argument("destination")?.views
    guard let content else { return }
    let place = modifier.argument("item") == nil ? "isPresented" : "item"
    found.destinations.append(
      .init(
        identity: node.identity.child("navigationDestination").child(place), content: content,
        closing: modifier.closing, order: Int.max))
  }
}
