import EarshotAccessibilityTree
import EarshotVocabulary

/// A screen as assistive technologies see it, and what became of every view that declared it.
public struct Resolution: Sendable {
  public var tree: AccessibilityTree
  /// One for each view, in the order of declaration.
  public var outcomes: [ViewOutcome]
  /// What the resolver did not understand.
  public var notices: [Notice]

  public init(tree: AccessibilityTree, outcomes: [ViewOutcome] = [], notices: [Notice] = []) {
    self.tree = tree
    self.outcomes = outcomes
    self.notices = notices
  }
}
