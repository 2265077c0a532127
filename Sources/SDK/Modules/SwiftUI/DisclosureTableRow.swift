// SwiftUI: the declarations of DisclosureTableRow.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DisclosureTableRow<Label, Content>: TableRowContent
where Label: TableRowContent, Content: TableRowContent, Label.TableRowValue == Content.TableRowValue {
  typealias TableRowValue = Label.TableRowValue
  init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue
  var tableRowBody: some TableRowContent { get }
}
