// SwiftUI: the declarations of ContentMode.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum ContentMode: Hashable, CaseIterable {
  case fit
  case fill
}
