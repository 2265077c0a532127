// Charts: the declarations of AnyChartSymbolShape.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AnyChartSymbolShape: ChartSymbolShape {
  init(_ content: any ChartSymbolShape)
  func path(in rect: CoreFoundation.CGRect) -> Path
  var perceptualUnitRect: CoreFoundation.CGRect { get }
  typealias Body = _ShapeView<AnyChartSymbolShape, ForegroundStyle>
}
