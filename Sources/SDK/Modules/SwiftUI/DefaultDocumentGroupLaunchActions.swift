// SwiftUI: the declarations of DefaultDocumentGroupLaunchActions.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultDocumentGroupLaunchActions: View {
  typealias Body = Never
  init()
}
