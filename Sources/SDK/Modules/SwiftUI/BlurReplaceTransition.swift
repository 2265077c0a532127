// SwiftUI: the declarations of BlurReplaceTransition.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct BlurReplaceTransition: Transition {
  struct Configuration: Equatable {
    static let downUp: BlurReplaceTransition.Configuration
    static let upUp: BlurReplaceTransition.Configuration
  }
  var configuration: BlurReplaceTransition.Configuration { get set }
  init(configuration: BlurReplaceTransition.Configuration)
  func body(content: BlurReplaceTransition.Content, phase: TransitionPhase) -> some View
}
