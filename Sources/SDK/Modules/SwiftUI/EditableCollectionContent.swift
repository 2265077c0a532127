// SwiftUI: the declarations of EditableCollectionContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct EditableCollectionContent<Content, Data> {}

extension EditableCollectionContent: View where Content: View {
  var body: some View { get }
}
