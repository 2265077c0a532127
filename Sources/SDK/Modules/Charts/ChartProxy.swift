// Charts: the declarations of ChartProxy.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ChartProxy {
  var plotAreaFrame: Anchor<CoreFoundation.CGRect> { get }
  var plotAreaSize: CoreFoundation.CGSize { get }
  func position<P>(forX value: P) -> CoreFoundation.CGFloat? where P: Plottable
  func position<P>(forY value: P) -> CoreFoundation.CGFloat? where P: Plottable
  func position<X, Y>(for point: (x: X, y: Y)) -> CoreFoundation.CGPoint? where X: Plottable, Y: Plottable
  func positionRange<P>(forX value: P) -> ClosedRange<CoreFoundation.CGFloat>? where P: Plottable
  func positionRange<P>(forY value: P) -> ClosedRange<CoreFoundation.CGFloat>? where P: Plottable
  func positionRange<X, Y>(for point: (x: X, y: Y)) -> CoreFoundation.CGRect? where X: Plottable, Y: Plottable
  func value<P>(atX position: CoreFoundation.CGFloat, as: P.Type = P.self) -> P? where P: Plottable
  func value<P>(atY position: CoreFoundation.CGFloat, as: P.Type = P.self) -> P? where P: Plottable
  func value<X, Y>(at position: CoreFoundation.CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)?
  where X: Plottable, Y: Plottable
  var plotFrame: Anchor<CoreFoundation.CGRect>? { get }
  var plotContainerFrame: Anchor<CoreFoundation.CGRect>? { get }
  var plotSize: CoreFoundation.CGSize { get }
  func foregroundStyle<P>(for value: P) -> AnyShapeStyle? where P: Plottable
  func lineStyle<P>(for value: P) -> StrokeStyle? where P: Plottable
  func symbol<P>(for value: P) -> AnyChartSymbolShape? where P: Plottable
  func symbolSize<P>(for value: P) -> CoreFoundation.CGFloat? where P: Plottable
  func xDomain<P>(dataType: P.Type) -> [P] where P: Plottable
  func yDomain<P>(dataType: P.Type) -> [P] where P: Plottable
  func foregroundStyleDomain<P>(dataType: P.Type) -> [P] where P: Plottable
  func symbolDomain<P>(dataType: P.Type) -> [P] where P: Plottable
  func symbolSizeDomain<P>(dataType: P.Type) -> [P] where P: Plottable
  func lineStyleDomain<P>(dataType: P.Type) -> [P] where P: Plottable
  func selectXValue(at xPosition: CoreFoundation.CGFloat)
  func selectYValue(at yPosition: CoreFoundation.CGFloat)
  func selectXRange(from: CoreFoundation.CGFloat, to: CoreFoundation.CGFloat)
  func selectYRange(from: CoreFoundation.CGFloat, to: CoreFoundation.CGFloat)
  func selectAngleValue(at angle: Angle)
  func angle(at position: CoreFoundation.CGPoint) -> Angle
  func value<P>(atAngle angle: Angle, as: P.Type = P.self) -> P? where P: Plottable
}
