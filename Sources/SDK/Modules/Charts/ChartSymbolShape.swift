// Charts: the declarations of ChartSymbolShape.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol ChartSymbolShape: Shape {
  var perceptualUnitRect: CoreFoundation.CGRect { get }
}

extension ChartSymbolShape where Self: InsettableShape {
  func strokeBorder(lineWidth: CoreFoundation.CGFloat = 1) -> some ChartSymbolShape
  func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  static var circle: BasicChartSymbolShape { get }
  static var square: BasicChartSymbolShape { get }
  static var triangle: BasicChartSymbolShape { get }
  static var diamond: BasicChartSymbolShape { get }
  static var pentagon: BasicChartSymbolShape { get }
  static var plus: BasicChartSymbolShape { get }
  static var cross: BasicChartSymbolShape { get }
  static var asterisk: BasicChartSymbolShape { get }
}
