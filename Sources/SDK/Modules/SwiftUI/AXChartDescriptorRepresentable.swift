// SwiftUI: the declarations of AXChartDescriptorRepresentable.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}
