// Charts: the declarations of BasicChartSymbolShape.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct BasicChartSymbolShape: ChartSymbolShape {
  func path(in rect: CoreFoundation.CGRect) -> Path
  var perceptualUnitRect: CoreFoundation.CGRect { get }
  func strokeBorder(lineWidth: CoreFoundation.CGFloat = 1) -> some ChartSymbolShape
  typealias Body = _ShapeView<BasicChartSymbolShape, ForegroundStyle>
}
