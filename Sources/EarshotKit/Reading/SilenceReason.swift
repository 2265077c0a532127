import EarshotLiveScreens
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary

/// Why a screen has nothing to stop at, where that is known.
enum SilenceReason {
  /// nil where there is something, or where nobody knows.
  static func of(_ screen: ResolvedScreen) -> String? {
    guard screen.tree.elements.isEmpty else { return nil }
    if let parent = screen.shown.absentParents.first {
      return "what it has to say is in no bar here: `--in \(parent)` shows it"
    }
    if let gap = screen.shown.gaps.first(where: { $0.effect == .content }) {
      return "'\(gap.cause)' is not known here, and decides what is shown"
    }
    let views = screen.resolution.outcomes.filter { !isPassedThrough($0.fate) }
    guard let first = views.first else { return "no view is shown" }
    let hidden = views.compactMap { view -> HiddenReason? in
      if case .hidden(let why) = view.fate { why } else { nil }
    }
    if let why = hidden.first, hidden.count == views.count {
      return "everything is hidden: \(why.sentence.withoutPeriod)"
    }
    if views.count == 1, case .silent(let why) = first.fate {
      return "\(first.name): \(why.sentence.withoutPeriod)"
    }
    return "none of its \(views.count) views is an accessibility element"
  }

  private static func isPassedThrough(_ fate: Fate) -> Bool {
    switch fate {
    case .transparent, .container: true
    case .silent(.emptyContainer): true
    default: false
    }
  }
}

extension String {
  fileprivate var withoutPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}
