// SwiftUI: the declarations of PaletteControlGroupStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PaletteControlGroupStyle: ControlGroupStyle {
  init()
  func makeBody(configuration: PaletteControlGroupStyle.Configuration) -> some View
}
