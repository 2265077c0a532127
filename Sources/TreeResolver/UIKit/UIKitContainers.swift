import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension UIKitNode {
  /// The container that iOS reports and that stays together in the reading order: the `tabBar`
  /// trait, lists, landmarks, data tables, and semantic groups that say something (spec
  /// announcements.md 4.4).
  var reportedKind: AccessibilityContainer.Kind? {
    if effectiveTraits.contains(.tabBar) { return .tabBar }
    switch containerType {
    case .list: return .list
    case .landmark: return .landmark
    case .dataTable: return .dataTable
    case .semanticGroup:
      let names = [label, value, identifier]
      return names.contains { $0?.isEmpty == false } ? .semanticGroup : nil
    case .some(.none), nil: return nil
    }
  }

  /// UIKit's own bars: containers to a screen reader that don't change the order.
  var barKind: AccessibilityContainer.Kind? {
    switch className {
    case "UINavigationBar": .navigationBar
    case "UIToolbar": .toolbar
    case "UITabBar": .tabBar
    case "UISegmentedControl": .segmentedControl
    default: nil
    }
  }

  /// Whether nothing was written that an element would say.
  var saysNothing: Bool {
    label == nil && value == nil && hint == nil && traits == nil
  }
}

extension UIKitWalk {
  func container(
    of node: ViewNode, _ properties: UIKitNode, _ kind: AccessibilityContainer.Kind, parent: Int?
  ) -> AccessibilityContainer {
    var container = AccessibilityContainer(
      identity: node.identity, kind: kind, label: properties.label.map { SpokenText($0) })
    container.value = properties.value.map { SpokenText($0) }
    container.identifier = properties.identifier
    container.parent = parent
    container.isModal = properties.isModal == true
    container.escape = properties.onEscape.map { .run($0, []) }
    container.magicTap = properties.onMagicTap.map { .run($0, []) }
    container.rotors = properties.rotors.map { UIKitWalk.rotor($0) }
    container.frame = properties.frame
    container.source = node.source
    return container
  }
}
