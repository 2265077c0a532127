// SwiftUI: the declarations of SymbolColorRenderingMode.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SymbolColorRenderingMode: Equatable {
  static let flat: SymbolColorRenderingMode
  static let gradient: SymbolColorRenderingMode
}
