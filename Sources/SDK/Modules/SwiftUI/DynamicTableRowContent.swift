// SwiftUI: the declarations of DynamicTableRowContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol DynamicTableRowContent: TableRowContent {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

extension DynamicTableRowContent {
  func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void)
    -> ModifiedContent<Self, OnInsertTableRowModifier> where T: Transferable
  func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void)
    -> ModifiedContent<Self, OnInsertTableRowModifier>
}
