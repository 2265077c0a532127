// SwiftUI: the declarations of AnyLocation.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

class AnyLocation<Value>: AnyLocationBase, Equatable {
  static func == (lhs: AnyLocation<Value>, rhs: AnyLocation<Value>) -> Bool
}
