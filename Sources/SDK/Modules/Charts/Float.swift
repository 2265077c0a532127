// Charts: the declarations of Float.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Float: PrimitivePlottableProtocol {
  typealias PrimitivePlottable = Float
}
