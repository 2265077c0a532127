// SwiftUI: the declarations of BackgroundProminence.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct BackgroundProminence: Hashable {
  static let standard: BackgroundProminence
  static let increased: BackgroundProminence
}
