// SwiftUI: the declarations of ContextMenu.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ContextMenu<MenuItems> where MenuItems: View {
  init(@ViewBuilder menuItems: () -> MenuItems)
}
