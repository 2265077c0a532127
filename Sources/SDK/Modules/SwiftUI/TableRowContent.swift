// SwiftUI: the declarations of TableRowContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent
  var tableRowBody: Self.TableRowBody { get }
}

extension TableRowContent {
  func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<Self.TableRowValue>
  func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some TableRowContent<Self.TableRowValue>
  where T: Transferable
  func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Void)
    -> some TableRowContent<Self.TableRowValue> where T: Transferable
  func itemProvider(_ action: (() -> NSItemProvider?)?) -> ModifiedContent<Self, ItemProviderTableRowModifier>
  func contextMenu<M>(@ViewBuilder menuItems: () -> M) -> ModifiedContent<
    Self, _ContextMenuTableRowModifier<M>
  > where M: View
  func contextMenu<M, P>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> ModifiedContent<
    Self, _ContextMenuPreviewTableRowModifier<M, P>
  > where M: View, P: View
}
