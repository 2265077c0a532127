// Charts: the declarations of PositionScaleRange.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol PositionScaleRange: ScaleRange where Self.VisualValue == CoreFoundation.CGFloat {}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  static var plotDimension: PlotDimensionScaleRange { get }
  static func plotDimension(padding: CoreFoundation.CGFloat) -> PlotDimensionScaleRange
  static func plotDimension(startPadding: CoreFoundation.CGFloat = 0, endPadding: CoreFoundation.CGFloat = 0)
    -> PlotDimensionScaleRange
}
