// SwiftUI: the declarations of EditButton.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct EditButton: View {
  init()
  typealias Body = Never
}
