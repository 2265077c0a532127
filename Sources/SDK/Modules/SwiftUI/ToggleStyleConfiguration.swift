// SwiftUI: the declarations of ToggleStyleConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ToggleStyleConfiguration {
  struct Label: View {
    typealias Body = Never
  }
  let label: ToggleStyleConfiguration.Label
  @Binding var isOn: Bool { get nonmutating set }
  var $isOn: Binding<Bool> { get }
  var isMixed: Bool { get set }
}
