// SwiftUI: the declarations of AutomaticNavigationTransition.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AutomaticNavigationTransition: NavigationTransition {}
