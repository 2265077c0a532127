// SwiftUI: the declarations of DefaultGaugeStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultGaugeStyle: GaugeStyle {
  init()
  func makeBody(configuration: DefaultGaugeStyle.Configuration) -> some View
}
