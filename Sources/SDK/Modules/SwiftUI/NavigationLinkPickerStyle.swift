// SwiftUI: the declarations of NavigationLinkPickerStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct NavigationLinkPickerStyle: PickerStyle {
  init()
}
