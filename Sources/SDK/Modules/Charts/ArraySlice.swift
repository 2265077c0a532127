// Charts: the declarations of ArraySlice.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension ArraySlice: ScaleDomain where Element: Plottable {}

extension ArraySlice: ScaleRange {
  typealias VisualValue = Element
}

extension ArraySlice: PositionScaleRange where Element == CoreFoundation.CGFloat {}
