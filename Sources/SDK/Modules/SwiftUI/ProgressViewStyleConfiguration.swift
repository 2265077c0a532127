// SwiftUI: the declarations of ProgressViewStyleConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ProgressViewStyleConfiguration {
  struct Label: View {
    typealias Body = Never
  }
  struct CurrentValueLabel: View {
    typealias Body = Never
  }
  let fractionCompleted: Double?
  var label: ProgressViewStyleConfiguration.Label? { get set }
  var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel? { get set }
}
