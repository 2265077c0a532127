// SwiftUI: the declarations of SearchFieldPlacement.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SearchFieldPlacement {
  static let automatic: SearchFieldPlacement
  static let toolbar: SearchFieldPlacement
  static var toolbarPrincipal: SearchFieldPlacement { get }
  static var sidebar: SearchFieldPlacement { get }
  static let navigationBarDrawer: SearchFieldPlacement
  static func navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  struct NavigationBarDrawerDisplayMode {
    static let automatic: SearchFieldPlacement.NavigationBarDrawerDisplayMode
    static let always: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  }
}
