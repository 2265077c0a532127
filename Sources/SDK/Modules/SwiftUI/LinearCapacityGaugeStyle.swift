// SwiftUI: the declarations of LinearCapacityGaugeStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LinearCapacityGaugeStyle: GaugeStyle {
  init()
  func makeBody(configuration: LinearCapacityGaugeStyle.Configuration) -> some View
}
