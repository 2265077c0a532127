// TipKit: the declarations of TipGroup.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

final class TipGroup: Observation.Observable {
  final var currentTip: (any Tip)? { get }
  final var currentTipUpdates: some AsyncSequence<any Tip, Never> { get }
  init(_ priority: TipGroup.Priority = .firstAvailable, @GroupBuilder _ builder: () -> [any Tip])
  enum Priority: Hashable {
    case firstAvailable
    case ordered
  }
}
