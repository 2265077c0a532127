// SwiftUI: the declarations of UserInterfaceSizeClass.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum UserInterfaceSizeClass: Hashable {
  case compact
  case regular
  init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass)
}
