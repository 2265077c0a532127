// TipKit: the declarations of MiniTipViewStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct MiniTipViewStyle: TipViewStyle {
  func makeBody(configuration: MiniTipViewStyle.Configuration) -> some View
}
