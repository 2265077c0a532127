// SwiftUI: the declarations of LabelStyleConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LabelStyleConfiguration {
  struct Title: View {
    typealias Body = Never
  }
  struct Icon: View {
    typealias Body = Never
  }
  var title: LabelStyleConfiguration.Title { get }
  var icon: LabelStyleConfiguration.Icon { get }
}
