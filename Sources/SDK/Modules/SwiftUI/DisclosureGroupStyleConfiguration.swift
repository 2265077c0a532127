// SwiftUI: the declarations of DisclosureGroupStyleConfiguration.
// Declared as the framework's interface has it, with code of our own.

struct DisclosureGroupStyleConfiguration {
  struct Label: View {
    typealias Body = Never
  }
  struct Content: View {
    typealias Body = Never
  }
  let label: DisclosureGroupStyleConfiguration.Label
  let content: DisclosureGroupStyleConfiguration.Content
  @Binding var isExpanded: Bool
}
