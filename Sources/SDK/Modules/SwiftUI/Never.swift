// SwiftUI: the declarations of Never.
// Declared as the framework's interface has it, with code of our own.

extension Never: View, Scene, Gesture, Commands, ToolbarContent, CustomizableToolbarContent, Keyframes,
  ShapeStyle,
  TableColumnContent, TableRowContent, AccessibilityRotorContent, WidgetConfiguration,
  ControlWidgetConfiguration,
  ControlWidgetTemplate, CustomHoverEffect, _TableRowContentModifier
{
  typealias Body = Never
  typealias Value = Never
  typealias Resolved = Never
  typealias TableRowValue = Never
  typealias TableRowBody = Never
  typealias TableColumnBody = Never
  typealias TableColumnSortComparator = Never
  var body: Never { get }
  var tableRowBody: Never { get }
  var tableColumnBody: Never { get }
}
