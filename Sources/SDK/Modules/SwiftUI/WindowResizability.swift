// SwiftUI: the declarations of WindowResizability.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct WindowResizability {
  static var automatic: WindowResizability { get set }
  static var contentSize: WindowResizability { get set }
  static var contentMinSize: WindowResizability { get set }
}
