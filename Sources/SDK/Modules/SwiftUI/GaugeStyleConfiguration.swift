// SwiftUI: the declarations of GaugeStyleConfiguration.
// Declared as the framework's interface has it, with code of our own.

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
  var value: Double
  var label: GaugeStyleConfiguration.Label
  var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
}
