// SwiftUI: the declarations of AccessoryLinearGaugeStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AccessoryLinearGaugeStyle: GaugeStyle {
  init()
  func makeBody(configuration: AccessoryLinearGaugeStyle.Configuration) -> some View
}
