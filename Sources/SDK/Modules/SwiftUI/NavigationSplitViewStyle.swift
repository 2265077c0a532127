// SwiftUI: the declarations of NavigationSplitViewStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol NavigationSplitViewStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = NavigationSplitViewStyleConfiguration
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  static var balanced: BalancedNavigationSplitViewStyle { get }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  static var prominentDetail: ProminentDetailNavigationSplitViewStyle { get }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  static var automatic: AutomaticNavigationSplitViewStyle { get }
}
