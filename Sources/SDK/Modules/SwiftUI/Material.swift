// SwiftUI: the declarations of Material.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Material: ShapeStyle {
  static let regular: Material
  static let thick: Material
  static let thin: Material
  static let ultraThin: Material
  static let ultraThick: Material
  static let bar: Material
  typealias Resolved = Never
  func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material
}
