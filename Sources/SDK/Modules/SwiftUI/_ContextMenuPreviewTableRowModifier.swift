// SwiftUI: the declarations of _ContextMenuPreviewTableRowModifier.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct _ContextMenuPreviewTableRowModifier<MenuItems, Preview>: _TableRowContentModifier
where MenuItems: View, Preview: View {
  typealias Body = Never
}
