// SwiftUI: the declarations of DisclosureGroupStyleConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DisclosureGroupStyleConfiguration {
  struct Label: View {
    typealias Body = Never
  }
  let label: DisclosureGroupStyleConfiguration.Label
  struct Content: View {
    typealias Body = Never
  }
  let content: DisclosureGroupStyleConfiguration.Content
  @Binding var isExpanded: Bool { get nonmutating set }
  var $isExpanded: Binding<Bool> { get }
}
