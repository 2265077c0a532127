// SwiftUI: the declarations of PasteButton.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PasteButton: View {
  init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void)
  init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) where T: Transferable
  typealias Body = Never
}
