// SwiftUI: the declarations of Never.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Never: AccessibilityRotorContent {}

extension Never: ToolbarContent, CustomizableToolbarContent {}

extension Never: _TableRowContentModifier {}

extension Never: ControlWidgetConfiguration {}

extension Never: TableColumnContent {
  typealias TableColumnSortComparator = Never
  typealias TableColumnBody = Never
  var tableColumnBody: Never { get }
}

extension Never: Scene {}

extension Never: WidgetConfiguration {}

extension Never: ControlWidgetTemplate {}

extension Never {
  typealias TableRowValue = Never
}

extension Never: TableRowContent {
  typealias TableRowBody = Never
  var tableRowBody: Never { get }
}

extension Never: Commands {}

extension Never: CustomHoverEffect {}

extension Never: Keyframes {}

extension Never: ShapeStyle {
  typealias Resolved = Never
}

extension Never: Gesture {
  typealias Value = Never
}

extension Never: View {}
