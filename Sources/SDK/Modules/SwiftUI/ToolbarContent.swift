// SwiftUI: the declarations of ToolbarContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Self.Body { get }
}

extension ToolbarContent {
  func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent
  func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent
}
