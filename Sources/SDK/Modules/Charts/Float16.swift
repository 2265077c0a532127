// Charts: the declarations of Float16.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Float16: PrimitivePlottableProtocol {
  typealias PrimitivePlottable = Float16
}
