// UIKit: the declarations of UITextDirection.

struct UITextDirection: Hashable, RawRepresentable, Sendable {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}
