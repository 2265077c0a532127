// SwiftUI: the declarations of CommandGroup.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct CommandGroup<Content>: Commands where Content: View {
  init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  typealias Body = Never
}
