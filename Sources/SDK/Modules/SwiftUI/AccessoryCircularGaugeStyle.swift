// SwiftUI: the declarations of AccessoryCircularGaugeStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AccessoryCircularGaugeStyle: GaugeStyle {
  init()
  func makeBody(configuration: AccessoryCircularGaugeStyle.Configuration) -> some View
}
