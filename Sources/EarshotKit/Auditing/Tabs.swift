import EarshotAccessibilityTree
import EarshotLiveScreens
import EarshotVocabulary

extension ResolvedScreen {
  /// How many tabs of one screen are looked at.
  private static let mostTabs = 12

  /// The screen with each of its other tabs chosen, by the tab's label.
  ///
  /// A tab that opens something else instead is left out.
  func otherTabs() -> [(name: String, screen: ResolvedScreen)] {
    let tabs = tree.elements.filter { element in
      element.traits.contains(.tabBarItem) && !element.traits.contains(.selected)
        && !element.traits.contains(.notEnabled)
    }
    return tabs.prefix(ResolvedScreen.mostTabs).compactMap { tab in
      guard let action = tab.defaultAction else { return nil }
      var screen = self
      _ = screen.perform(action.commands)
      guard let chosen = screen.tree.index(of: tab.identity),
        screen.tree.elements[chosen].traits.contains(.selected)
      else { return nil }
      return (tab.label?.string ?? "", screen)
    }
  }
}
