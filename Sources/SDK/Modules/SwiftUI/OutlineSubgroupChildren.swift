// SwiftUI: the declarations of OutlineSubgroupChildren.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct OutlineSubgroupChildren: View {
  typealias Body = Never
}
