// SwiftUI: the declarations of SymbolRenderingMode.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SymbolRenderingMode {
  static let monochrome: SymbolRenderingMode
  static let multicolor: SymbolRenderingMode
  static let hierarchical: SymbolRenderingMode
  static let palette: SymbolRenderingMode
}
