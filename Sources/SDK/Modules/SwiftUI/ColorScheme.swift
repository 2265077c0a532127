// SwiftUI: the declarations of ColorScheme.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum ColorScheme: CaseIterable, Hashable {
  case light
  case dark
  init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle)
}
