// Charts: the declarations of Chart3DContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol Chart3DContent {
  associatedtype Body: Chart3DContent
  @Chart3DContentBuilder var body: Self.Body { get }
}

extension Chart3DContent {
  func foregroundStyle(_ style: some ShapeStyle) -> some Chart3DContent
  func foregroundStyle(_ surfaceStyle: some Chart3DSurfaceStyle) -> some Chart3DContent
  @_disfavoredOverload func foregroundStyle<D>(by value: PlottableValue<D>) -> some Chart3DContent
  where D: Plottable
  func metalness(_ ratio: Double) -> some Chart3DContent
  func roughness(_ ratio: Double) -> some Chart3DContent
  func symbol<S>(_ symbol: S) -> some Chart3DContent where S: Chart3DSymbolShape
  func symbolSize(_ size: CoreFoundation.CGFloat) -> some Chart3DContent
}
