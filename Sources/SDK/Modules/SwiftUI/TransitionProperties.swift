// SwiftUI: the declarations of TransitionProperties.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TransitionProperties {
  init(hasMotion: Bool = true)
  var hasMotion: Bool { get set }
}
