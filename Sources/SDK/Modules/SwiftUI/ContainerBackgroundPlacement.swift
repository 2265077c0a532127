// SwiftUI: the declarations of ContainerBackgroundPlacement.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ContainerBackgroundPlacement: Hashable {
  static let navigation: ContainerBackgroundPlacement
  static let navigationSplitView: ContainerBackgroundPlacement
}
