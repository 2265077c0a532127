// SwiftUI: the declarations of NavigationTransition.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  static var automatic: AutomaticNavigationTransition { get }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition
}
