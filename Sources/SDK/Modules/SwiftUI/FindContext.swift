// SwiftUI: the declarations of FindContext.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct FindContext {
  var isPresented: Binding<Bool>? { get set }
  var supportsReplace: Bool { get set }
}
