// SwiftUI: the declarations of AutomaticDisclosureGroupStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  init()
  func makeBody(configuration: AutomaticDisclosureGroupStyle.Configuration) -> some View
}
