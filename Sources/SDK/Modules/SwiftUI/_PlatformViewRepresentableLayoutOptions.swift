// SwiftUI: the declarations of _PlatformViewRepresentableLayoutOptions.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct _PlatformViewRepresentableLayoutOptions: OptionSet {
  let rawValue: Int
  init(rawValue: Int)
}
