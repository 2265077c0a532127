// Charts: the declarations of ClosedRange.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension ClosedRange: ScaleDomain where Bound: Plottable {}

extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {
  typealias VisualValue = Bound
}

extension ClosedRange: PositionScaleRange where Bound == CoreFoundation.CGFloat {}
