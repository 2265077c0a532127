// SwiftUI: the declarations of GaugeStyleConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct GaugeStyleConfiguration {
  struct Label: View {
    typealias Body = Never
  }
  struct CurrentValueLabel: View {
    typealias Body = Never
  }
  struct MinimumValueLabel: View {
    typealias Body = Never
  }
  struct MaximumValueLabel: View {
    typealias Body = Never
  }
  struct MarkedValueLabel: View {
    typealias Body = Never
  }
  var value: Double { get set }
  var label: GaugeStyleConfiguration.Label { get set }
  var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel? { get set }
  var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel? { get set }
  var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel? { get set }
}
