// SwiftUI: the declarations of SegmentedPickerStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SegmentedPickerStyle: PickerStyle {
  init()
}
