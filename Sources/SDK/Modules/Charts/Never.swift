// Charts: the declarations of Never.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Never: Chart3DContent {
  @_implements(Chart3DContent,body) var _body: Never { get }
}

extension Never: _Chart3DContentModifier {}

extension Never: AxisContent {}

extension Never: AxisMark {}

extension Never: ChartContent {
  var body: Never { get }
}

extension Never: PrimitivePlottableProtocol {
  var primitivePlottable: Never { get }
  init?(primitivePlottable: Never)
  typealias PrimitivePlottable = Never
}

extension Never: _ChartContentModifier {}
