// Charts: the declarations of Gradient.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Gradient: ScaleRange {
  typealias VisualValue = Color
}
