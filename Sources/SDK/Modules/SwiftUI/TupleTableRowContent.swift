// SwiftUI: the declarations of TupleTableRowContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TupleTableRowContent<Value, T>: TableRowContent where Value: Identifiable {
  typealias TableRowValue = Value
  var value: T { get set }
  typealias TableRowBody = Never
}
