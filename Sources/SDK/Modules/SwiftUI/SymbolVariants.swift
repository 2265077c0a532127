// SwiftUI: the declarations of SymbolVariants.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SymbolVariants: Hashable {
  static let none: SymbolVariants
  static let circle: SymbolVariants
  static let square: SymbolVariants
  static let rectangle: SymbolVariants
  var circle: SymbolVariants { get }
  var square: SymbolVariants { get }
  var rectangle: SymbolVariants { get }
  static let fill: SymbolVariants
  var fill: SymbolVariants { get }
  static let slash: SymbolVariants
  var slash: SymbolVariants { get }
  func contains(_ other: SymbolVariants) -> Bool
}
