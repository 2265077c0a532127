// SwiftUI: the declarations of EmptyTableRowContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct EmptyTableRowContent<Value>: TableRowContent where Value: Identifiable {
  typealias TableRowValue = Value
  typealias TableRowBody = Never
}
