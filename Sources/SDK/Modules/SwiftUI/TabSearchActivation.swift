// SwiftUI: the declarations of TabSearchActivation.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TabSearchActivation: Hashable {
  static var automatic: TabSearchActivation { get }
  static var searchTabSelection: TabSearchActivation { get }
}
