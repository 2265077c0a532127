import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// A screen as assistive technologies see it, and what became of every view that declared it.
public struct Resolution: Sendable {
  /// The screen as assistive technologies see it.
  public var tree: AccessibilityTree
  /// What the resolver did not understand.
  public var notices: [Notice]
  private var noted: Noted

  /// Speech needs no outcomes, and captures have hundreds of thousands: those of UIKit's elements
  /// are worked out when they are asked for.
  private enum Noted: Sendable {
    case outcomes([ViewOutcome])
    case elements(ViewTree, InterfaceState)
  }

  /// A resolved tree.
  public init(tree: AccessibilityTree, outcomes: [ViewOutcome] = [], notices: [Notice] = []) {
    self.tree = tree
    self.notices = notices
    noted = .outcomes(outcomes)
  }

  /// A resolved tree of UIKit elements.
  init(tree: AccessibilityTree, of elements: ViewTree, _ interface: InterfaceState) {
    self.tree = tree
    notices = []
    noted = .elements(elements, interface)
  }

  /// One for each view, in the order of declaration. For a tree of UIKit elements every call takes
  /// as long as resolving it.
  public var outcomes: [ViewOutcome] {
    switch noted {
    case .outcomes(let outcomes): outcomes
    case .elements(let tree, let interface): UIKitResolver.outcomes(of: tree, interface: interface)
    }
  }
}
