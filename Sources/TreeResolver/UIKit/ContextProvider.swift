import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// What gives the elements below it words about their place (spec announcements.md 3).
struct ContextProvider {
  enum Kind {
    /// It stands in the way of providers further in, but says nothing: a list or landmark whose
    /// elements are found by walking subviews.
    case nothing
    case series(count: Int)
    case list(count: Int)
    case landmark(count: Int)
    /// Tabs in the provider's own array.
    case tabs(count: Int)
    /// Tabs found by walking subviews: every element below counts, in reading order.
    case tabsBelow
    /// The buttons of a `UITabBar`, by their number below the bar.
    case tabBarItems([Identity: Int], items: Int)
    case table(DataTableIndex)
  }

  var kind: Kind

  var countsTabs: Bool {
    if case .tabsBelow = kind { return true }
    return false
  }

  /// A tab bar whose children are found by walking subviews: containers below it that vend
  /// elements sort by their own frames.
  var isTabBarSuperview: Bool {
    switch kind {
    case .tabsBelow, .tabBarItems: true
    default: false
    }
  }
}

extension UIKitWalk {
  /// Makes the node the provider of what is below it, unless there is one above. Tells whether
  /// its direct members are numbered.
  mutating func startProvider(
    _ node: ViewNode, _ properties: UIKitNode, _ inside: inout Surroundings
  ) -> Bool {
    guard inside.provider == nil, let kind = providerKind(node, properties) else { return false }
    inside.provider = providers.count
    providers.append(ContextProvider(kind: kind))
    switch kind {
    case .series, .list, .landmark, .tabs: return true
    default: return false
    }
  }

  private func providerKind(_ node: ViewNode, _ properties: UIKitNode) -> ContextProvider.Kind? {
    let vended = properties.elements?.count
    if properties.className == "UISegmentedControl" {
      // The control vends its segments itself, however a document holds them.
      return .series(count: vended ?? node.children.count)
    }
    let hasTabBarTrait = properties.effectiveTraits.contains(.tabBar)
    if properties.className == "UITabBar", vended == nil {
      return tabBarItems(node, properties)
    }
    if hasTabBarTrait {
      if let vended { return .tabs(count: vended) }
      return properties.isElementKind ? .nothing : .tabsBelow
    }
    if properties.className == "UITabBar" { return .nothing }
    switch properties.containerType {
    case .list: return vended.map { .list(count: $0) } ?? .nothing
    case .landmark: return vended.map { .landmark(count: $0) } ?? .nothing
    case .dataTable: return .table(DataTableIndex(node, properties))
    default: return nil
    }
  }

  /// The position of a button is its number among all buttons below the bar, modulo the number of
  /// items: iOS 26 has several sets of buttons. A count that does not divide says nothing.
  private func tabBarItems(_ node: ViewNode, _ properties: UIKitNode) -> ContextProvider.Kind {
    var buttons: [Identity: Int] = [:]
    UIKitWalk.number(node, into: &buttons)
    let items = properties.tabItemCount ?? buttons.count
    guard items > 0, buttons.count % items == 0 else { return .nothing }
    return .tabBarItems(buttons, items: items)
  }

  private static func number(_ node: ViewNode, into buttons: inout [Identity: Int]) {
    for child in node.children {
      guard case .element(let properties) = child.kind else { continue }
      let isButton =
        properties.effectiveTraits.contains(.tabBarItem)
        || UIKitClass.tabButtons.contains(properties.className ?? "")
      if isButton {
        buttons[child.identity] = buttons.count
      } else {
        number(child, into: &buttons)
      }
    }
  }

  /// What the provider says of an element. Tabs in reading order are numbered once all are known.
  func context(
    of element: Identity, _ properties: UIKitNode, _ around: Surroundings
  ) -> ElementContext? {
    guard let provider = around.provider else { return nil }
    switch providers[provider].kind {
    case .nothing, .tabsBelow: return nil
    case .series(let count): return around.slot.map { .series(index: $0, count: count) }
    case .tabs(let count): return around.slot.map { .tab(index: $0, count: count) }
    case .list(let count):
      return UIKitWalk.end(around.slot, of: count, first: .listStart, last: .listEnd)
    case .landmark(let count):
      return UIKitWalk.end(around.slot, of: count, first: .landmarkStart, last: .landmarkEnd)
    case .tabBarItems(let buttons, let items):
      return buttons[element].map { .tabBarItem(index: $0 % items, count: items) }
    case .table(let table):
      guard let cell = properties.cell else { return nil }
      return .dataTableCell(table.context(of: cell, label: properties.label, element))
    }
  }

  /// A single element has only the first phrase, those in the middle have none.
  private static func end(
    _ slot: Int?, of count: Int, first: ElementContext, last: ElementContext
  ) -> ElementContext? {
    if slot == 0 { return first }
    return slot == count - 1 ? last : nil
  }
}
