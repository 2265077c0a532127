import EarshotLiveScreens
import EarshotSwiftUISource
import EarshotViewTree
import EarshotVocabulary

/// Whether what was not understood of a screen that says nothing could have said something.
///
/// A value or a function that is not known hangs on nothing where it stands nowhere in the tree and decides
/// nothing that is shown: `Doubts`. Views, modifiers and code that stopped are never weighed: what they would
/// have shown is not known.
enum SilentScreens {
  /// The costs of a screen without a stop; what nothing hangs on counts as what is done, not shown.
  static func weighed(_ costs: [ScreenCoverage.Cost], of screen: ResolvedScreen) -> [ScreenCoverage.Cost] {
    guard screen.tree.elements.isEmpty, costs.contains(where: { $0.gap.effect > .action }),
      let source = doubting(screen), costs.allSatisfy({ mayBeIdle($0.gap) }),
      isEmpty(screen), saysNothing(ResolvedScreen(source: source.onTrial(), isLive: false))
    else { return costs }
    return costs.map { cost in
      var cost = cost
      cost.gap.effect = min(cost.gap.effect, .action)
      cost.touchesSpeech = false
      return cost
    }
  }

  /// The evaluator that a screen is read by, if it doubts.
  private static func doubting(_ screen: ResolvedScreen) -> (any DoubtingScreen)? {
    screen.source as? any DoubtingScreen
  }

  private static func mayBeIdle(_ gap: Gap) -> Bool {
    if gap.effect <= .action { return true }
    switch gap.notice.kind {
    case .unknownValue, .unknownFunction: return true
    case .unknownView: return VisualOnly.views.contains(gap.cause)
    default: return false
    }
  }

  /// Nothing unknown stands in what is shown.
  private static func isEmpty(_ screen: ResolvedScreen) -> Bool {
    screen.tree.elements.isEmpty && SpeechReach.causes(in: screen).isEmpty
  }

  private static func saysNothing(_ trial: ResolvedScreen) -> Bool {
    guard let source = doubting(trial), !source.doubts.decidesWhatShows else {
      return false
    }
    return isEmpty(trial) && trial.shown.gaps.allSatisfy(mayBeIdle)
  }
}
