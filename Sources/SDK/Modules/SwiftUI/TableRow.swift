// SwiftUI: the declarations of TableRow.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TableRow<Value>: TableRowContent where Value: Identifiable {
  typealias TableRowValue = Value
  typealias TableRowBody = Never
  init(_ value: Value)
}
