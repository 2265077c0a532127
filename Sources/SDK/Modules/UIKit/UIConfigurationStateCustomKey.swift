// UIKit: the declarations of UIConfigurationStateCustomKey.

struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(_ rawValue: String) { self.rawValue = rawValue }
}
