// SwiftUI: the declarations of _ContextMenuTableRowModifier.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct _ContextMenuTableRowModifier<MenuItems>: _TableRowContentModifier where MenuItems: View {
  typealias Body = Never
}
