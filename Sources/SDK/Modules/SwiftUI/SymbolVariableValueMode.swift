// SwiftUI: the declarations of SymbolVariableValueMode.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SymbolVariableValueMode: Equatable {
  static let color: SymbolVariableValueMode
  static let draw: SymbolVariableValueMode
}
