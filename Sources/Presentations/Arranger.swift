import EarshotViewTree
import EarshotVocabulary

/// One walk over a tree: replaces navigation, tabs and splits by what they show and notes every
/// presentation that is open on the way.
struct Arranger {
  let environment: ScreenEnvironment
  let interface: InterfaceState
  let words: SystemWords
  /// Where each pushed link and open menu stands in the interface's lists.
  let pushOrder: [Identity: Int]
  let openOrder: [Identity: Int]
  /// Open presentations in the order met: parents first.
  var found: [Presentation] = []
  /// Modifiers of the views above that pass into what they present, outermost first.
  var inherited: [Modifier] = []

  init(environment: ScreenEnvironment, interface: InterfaceState) {
    self.environment = environment
    self.interface = interface
    self.words = SystemWords(language: environment.language, locale: environment.locale)
    self.pushOrder = Arranger.places(interface.pushed)
    self.openOrder = Arranger.places(interface.presented)
  }

  private static func places(_ identities: [Identity]) -> [Identity: Int] {
    Dictionary(identities.enumerated().map { ($1, $0) }, uniquingKeysWith: { _, last in last })
  }

  /// Environment that SwiftUI hands on into sheets, and the style that a tab view looks up.
  private static let inheritedNames: Set<String> = [
    "environment", "dynamicTypeSize", "navigationViewStyle", "tabViewStyle", "typeSettingsLanguage",
  ]

  /// Arguments whose views are not on the screen where the node stands.
  static let elsewhere: Set<String> = ["destination", "pathDestinations"]

  /// Modifiers that show the views they are given, beside their view or in a bar.
  static let drawing: Set<String> = [
    "overlay", "background", "safeAreaInset", "safeAreaBar", "toolbar", "navigationBarItems",
    "searchSuggestions",
  ]

  mutating func arrange(_ node: inout ViewNode) {
    if stands(node) { return }
    let mark = inherited.count
    inherit(node.modifiers)
    notePresentations(of: node)
    switch node.systemName {
    case "NavigationStack": arrangeStack(&node)
    case "NavigationView": arrangeNavigationView(&node)
    case "NavigationSplitView": arrangeSplit(&node)
    case "TabView": arrangeTabs(&node)
    default: arrangeParts(&node)
    }
    inherited.removeLast(inherited.count - mark)
  }

  /// Whether a view is shown as it is declared, and presents nothing.
  private func stands(_ node: ViewNode) -> Bool {
    guard let stamp = node.stamp else { return false }
    return stamp.isPlain || (stamp.isQuiet && openOrder.isEmpty)
  }

  mutating func arrange(all nodes: [ViewNode]) -> [ViewNode] {
    var nodes = nodes
    for index in nodes.indices where !stands(nodes[index]) { arrange(&nodes[index]) }
    return nodes
  }

  private mutating func inherit(_ modifiers: [Modifier]) {
    for modifier in modifiers.reversed() where Arranger.inheritedNames.contains(modifier.name) {
      inherited.append(modifier)
    }
  }

  private mutating func arrangeParts(_ node: inout ViewNode) {
    // Untouched, all of them are shared with the tree that was declared.
    for index in node.children.indices where !stands(node.children[index]) {
      arrange(&node.children[index])
    }
    for index in node.arguments.indices {
      if let label = node.arguments[index].label, Arranger.elsewhere.contains(label) { continue }
      arrangeViews(&node.arguments[index].value)
    }
    for index in node.modifiers.indices {
      if node.modifiers[index].name == "inspector" { showBesides(&node.modifiers[index]) }
      guard Arranger.drawing.contains(node.modifiers[index].name) else { continue }
      for place in node.modifiers[index].arguments.indices {
        arrangeViews(&node.modifiers[index].arguments[place].value)
      }
    }
  }

  /// An open inspector on iPad is a column at the trailing edge of what it belongs to (iOS 17+).
  private func showBesides(_ modifier: inout Modifier) {
    guard environment.device.idiom == .pad, modifier.isOpen else { return }
    modifier.name = "safeAreaInset"
    modifier.arguments = [
      Argument("edge", .symbol("trailing")), Argument("content", .views(modifier.views("content"))),
    ]
  }

  private mutating func arrangeViews(_ value: inout ArgumentValue) {
    guard case .views(var nodes) = value, !nodes.allSatisfy(stands) else { return }
    value = .none
    for index in nodes.indices { arrange(&nodes[index]) }
    value = .views(nodes)
  }
}
