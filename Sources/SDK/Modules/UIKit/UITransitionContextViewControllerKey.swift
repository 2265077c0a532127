// UIKit: the declarations of UITransitionContextViewControllerKey.

struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  static let from = UITransitionContextViewControllerKey(rawValue: "from")
  static let to = UITransitionContextViewControllerKey(rawValue: "to")
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}
