// Charts: the declarations of Circle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Circle: ChartSymbolShape {
  var perceptualUnitRect: CoreFoundation.CGRect { get }
}
