// UIKit: the declarations of UIBackgroundTaskIdentifier.
// Declared as the framework's interface has it, with code of our own.

struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
}
