// SwiftUI: the declarations of BadgeProminence.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct BadgeProminence: Hashable {
  static let decreased: BadgeProminence
  static let standard: BadgeProminence
  static let increased: BadgeProminence
}
