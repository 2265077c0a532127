// SwiftUI: the declarations of CompactMenuControlGroupStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct CompactMenuControlGroupStyle: ControlGroupStyle {
  init()
  func makeBody(configuration: CompactMenuControlGroupStyle.Configuration) -> some View
}
