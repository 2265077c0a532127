// SwiftUI: the declarations of GaugeStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol GaugeStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GaugeStyleConfiguration
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { get }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  static var linearCapacity: LinearCapacityGaugeStyle { get }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  static var accessoryLinear: AccessoryLinearGaugeStyle { get }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { get }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  static var automatic: DefaultGaugeStyle { get }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  static var accessoryCircular: AccessoryCircularGaugeStyle { get }
}
