// SwiftUI: the declarations of NavigationSplitViewVisibility.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct NavigationSplitViewVisibility: Equatable, Codable {
  static var detailOnly: NavigationSplitViewVisibility { get }
  static var doubleColumn: NavigationSplitViewVisibility { get }
  static var all: NavigationSplitViewVisibility { get }
  static var automatic: NavigationSplitViewVisibility { get }
  func encode(to encoder: any Encoder) throws
  init(from decoder: any Decoder) throws
}
