import EarshotAccessibilityTree
import EarshotLayout
import EarshotViewTree
import EarshotVocabulary

/// A screen as assistive technologies see it, and what became of every view that declared it.
public struct Resolution: Sendable {
  /// The screen as assistive technologies see it.
  public var tree: AccessibilityTree
  /// What the resolver did not understand.
  public var notices: [Notice]
  private var noted: Noted

  /// Speech needs no outcomes, and captures have hundreds of thousands: they are worked out when
  /// they are asked for.
  private enum Noted: Sendable {
    case outcomes([ViewOutcome])
    case recorded(RecordedOutcomes)
    /// Rows were taken as they were: what became of what is in them takes another walk.
    case abridged(ViewTree, LayoutResult, InterfaceState)
    case elements(ViewTree, InterfaceState)
  }

  /// A resolved tree.
  public init(tree: AccessibilityTree, outcomes: [ViewOutcome] = [], notices: [Notice] = []) {
    self.tree = tree
    self.notices = notices
    noted = .outcomes(outcomes)
  }

  /// A resolved tree whose outcomes are known.
  init(tree: AccessibilityTree, _ outcomes: RecordedOutcomes, _ notices: [Notice]) {
    self.tree = tree
    self.notices = notices
    noted = .recorded(outcomes)
  }

  /// A resolved tree for which rows were taken as they were.
  init(
    tree: AccessibilityTree, of views: ViewTree, _ layout: LayoutResult, _ interface: InterfaceState,
    _ notices: [Notice]
  ) {
    self.tree = tree
    self.notices = notices
    noted = .abridged(views, layout, interface)
  }

  /// A resolved tree of UIKit elements.
  init(tree: AccessibilityTree, of elements: ViewTree, _ interface: InterfaceState) {
    self.tree = tree
    notices = []
    noted = .elements(elements, interface)
  }

  /// One for each view, in the order of declaration. A call may take as long as resolving the tree.
  public var outcomes: [ViewOutcome] {
    switch noted {
    case .outcomes(let outcomes): outcomes
    case .recorded(let outcomes): outcomes.finished
    case .abridged(let tree, let layout, let interface):
      LargeStack.run { TreeResolver.resolve(tree, layout: layout, interface: interface).outcomes }
    case .elements(let tree, let interface): UIKitResolver.outcomes(of: tree, interface: interface)
    }
  }
}
