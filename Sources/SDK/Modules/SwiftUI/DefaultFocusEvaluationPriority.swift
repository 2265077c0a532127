// SwiftUI: the declarations of DefaultFocusEvaluationPriority.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultFocusEvaluationPriority {
  static let automatic: DefaultFocusEvaluationPriority
  static let userInitiated: DefaultFocusEvaluationPriority
}
