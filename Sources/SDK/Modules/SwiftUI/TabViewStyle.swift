// SwiftUI: the declarations of TabViewStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol TabViewStyle {}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  static var sidebarAdaptable: SidebarAdaptableTabViewStyle { get }
}

extension TabViewStyle where Self == PageTabViewStyle {
  static var page: PageTabViewStyle { get }
  static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  static var tabBarOnly: TabBarOnlyTabViewStyle { get }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  static var automatic: DefaultTabViewStyle { get }
}
