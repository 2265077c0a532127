// SwiftUI: the declarations of DynamicViewContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

extension DynamicViewContent {
  func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void)
    -> some DynamicViewContent where T: Transferable
  func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void)
    -> some DynamicViewContent
  func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent
  func onMove(perform action: Optional<(IndexSet, Int) -> Void>) -> some DynamicViewContent
  func onDelete(perform action: Optional<(IndexSet) -> Void>) -> some DynamicViewContent
}
