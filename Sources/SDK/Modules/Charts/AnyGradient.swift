// Charts: the declarations of AnyGradient.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension AnyGradient: ScaleRange {
  typealias VisualValue = Color
}
