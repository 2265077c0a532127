// SwiftUI: the declarations of TableOutlineGroupContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TableOutlineGroupContent<Data>: TableRowContent
where Data: RandomAccessCollection, Data.Element: Identifiable {
  typealias TableRowValue = Data.Element
  var tableRowBody: some TableRowContent { get }
}
