// SwiftUI: the declarations of AccessoryCircularCapacityGaugeStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  init()
  func makeBody(configuration: AccessoryCircularCapacityGaugeStyle.Configuration) -> some View
}
