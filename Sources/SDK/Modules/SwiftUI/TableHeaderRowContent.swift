// SwiftUI: the declarations of TableHeaderRowContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TableHeaderRowContent<Value, Content>: TableRowContent where Value: Identifiable, Content: View {
  typealias TableRowValue = Value
  var tableRowBody: some TableRowContent { get }
}
