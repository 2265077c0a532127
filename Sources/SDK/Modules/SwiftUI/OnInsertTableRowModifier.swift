// SwiftUI: the declarations of OnInsertTableRowModifier.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct OnInsertTableRowModifier: _TableRowContentModifier {
  typealias Body = Never
}
