// Charts: the declarations of ScaleRange.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol ScaleRange {
  associatedtype VisualValue
}
