// SwiftUI: the declarations of PaletteSelectionEffect.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PaletteSelectionEffect: Equatable {
  static let automatic: PaletteSelectionEffect
  static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect
  static let custom: PaletteSelectionEffect
}
