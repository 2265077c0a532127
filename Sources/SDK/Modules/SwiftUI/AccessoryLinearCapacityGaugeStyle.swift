// SwiftUI: the declarations of AccessoryLinearCapacityGaugeStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  init()
  func makeBody(configuration: AccessoryLinearCapacityGaugeStyle.Configuration) -> some View
}
