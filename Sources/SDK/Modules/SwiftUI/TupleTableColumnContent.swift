// SwiftUI: the declarations of TupleTableColumnContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TupleTableColumnContent<RowValue, Sort, T>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator {
  typealias TableRowValue = RowValue
  typealias TableColumnSortComparator = Sort
  var value: T { get set }
  typealias TableColumnBody = Never
}
