// SwiftUI: the declarations of NavigationViewStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol NavigationViewStyle {}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  static var columns: ColumnNavigationViewStyle { get }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  static var automatic: DefaultNavigationViewStyle { get }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  static var stack: StackNavigationViewStyle { get }
}
