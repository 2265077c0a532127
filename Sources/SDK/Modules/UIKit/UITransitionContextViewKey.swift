// UIKit: the declarations of UITransitionContextViewKey.

struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  static let from = UITransitionContextViewKey(rawValue: "from")
  static let to = UITransitionContextViewKey(rawValue: "to")
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}
