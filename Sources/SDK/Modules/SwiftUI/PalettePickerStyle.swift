// SwiftUI: the declarations of PalettePickerStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PalettePickerStyle: PickerStyle {
  init()
}
