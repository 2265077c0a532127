// Charts: the declarations of Array.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Array: ScaleDomain where Element: Plottable {}

extension Array: ScaleRange {
  typealias VisualValue = Element
}

extension Array: PositionScaleRange where Element == CoreFoundation.CGFloat {}
