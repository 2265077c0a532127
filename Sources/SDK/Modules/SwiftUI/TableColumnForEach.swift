// SwiftUI: the declarations of TableColumnForEach.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TableColumnForEach<Data, ID, RowValue, Sort, Content>: TableColumnContent
where
  Data: RandomAccessCollection, ID: Hashable, RowValue == Content.TableRowValue,
  Sort == Content.TableColumnSortComparator, Content: TableColumnContent
{
  typealias TableRowValue = RowValue
  typealias TableColumnSortComparator = Sort
  typealias TableColumnBody = Never
  var data: Data { get set }
  var content: (Data.Element) -> Content { get set }
  init(
    _ data: Data,
    @TableColumnBuilder<
      TableColumnForEach<Data, ID, RowValue, Sort, Content>.TableRowValue,
      TableColumnForEach<Data, ID, RowValue, Sort, Content>.TableColumnSortComparator
    > content: @escaping (Data.Element) -> Content) where ID == Data.Element.ID, Data.Element: Identifiable
  init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<
      TableColumnForEach<Data, ID, RowValue, Sort, Content>.TableRowValue,
      TableColumnForEach<Data, ID, RowValue, Sort, Content>.TableColumnSortComparator
    > content: @escaping (Data.Element) -> Content)
  init(
    _ data: Range<Int>,
    @TableColumnBuilder<
      TableColumnForEach<Range<Int>, Int, RowValue, Sort, Content>.TableRowValue,
      TableColumnForEach<Range<Int>, Int, RowValue, Sort, Content>.TableColumnSortComparator
    > content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int
}
