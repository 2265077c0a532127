// SwiftUI: the declarations of AnimationCompletionCriteria.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AnimationCompletionCriteria: Hashable {
  static let logicallyComplete: AnimationCompletionCriteria
  static let removed: AnimationCompletionCriteria
}
