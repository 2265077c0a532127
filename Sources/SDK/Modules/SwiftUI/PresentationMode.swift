// SwiftUI: the declarations of PresentationMode.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PresentationMode {
  var isPresented: Bool { get }
  mutating func dismiss()
}
