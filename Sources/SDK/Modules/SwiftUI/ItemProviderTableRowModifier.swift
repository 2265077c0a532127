// SwiftUI: the declarations of ItemProviderTableRowModifier.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ItemProviderTableRowModifier: _TableRowContentModifier {
  typealias Body = Never
}
