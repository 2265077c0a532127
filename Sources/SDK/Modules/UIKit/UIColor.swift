// UIKit: the declarations of UIColor.
// Declared as the framework's interface has it, with code of our own.

class UIColor: NSObject {
  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  init(white: CGFloat, alpha: CGFloat)
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
  init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  init(cgColor: CGColor)
  init(patternImage image: UIImage)
  init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)
  init?(named name: String)
  init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
  init(resource: ColorResource)
  var cgColor: CGColor { get }
  func withAlphaComponent(_ alpha: CGFloat) -> UIColor
  func resolvedColor(with traitCollection: UITraitCollection) -> UIColor
  func getRed(_ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat) -> Bool
  static var black: UIColor { get }
  static var darkGray: UIColor { get }
  static var lightGray: UIColor { get }
  static var white: UIColor { get }
  static var gray: UIColor { get }
  static var red: UIColor { get }
  static var green: UIColor { get }
  static var blue: UIColor { get }
  static var cyan: UIColor { get }
  static var yellow: UIColor { get }
  static var magenta: UIColor { get }
  static var orange: UIColor { get }
  static var purple: UIColor { get }
  static var brown: UIColor { get }
  static var clear: UIColor { get }
  static var systemRed: UIColor { get }
  static var systemGreen: UIColor { get }
  static var systemBlue: UIColor { get }
  static var systemOrange: UIColor { get }
  static var systemYellow: UIColor { get }
  static var systemPink: UIColor { get }
  static var systemPurple: UIColor { get }
  static var systemTeal: UIColor { get }
  static var systemIndigo: UIColor { get }
  static var systemBrown: UIColor { get }
  static var systemMint: UIColor { get }
  static var systemCyan: UIColor { get }
  static var systemGray: UIColor { get }
  static var systemGray2: UIColor { get }
  static var systemGray3: UIColor { get }
  static var systemGray4: UIColor { get }
  static var systemGray5: UIColor { get }
  static var systemGray6: UIColor { get }
  static var tintColor: UIColor { get }
  static var label: UIColor { get }
  static var secondaryLabel: UIColor { get }
  static var tertiaryLabel: UIColor { get }
  static var quaternaryLabel: UIColor { get }
  static var link: UIColor { get }
  static var placeholderText: UIColor { get }
  static var separator: UIColor { get }
  static var opaqueSeparator: UIColor { get }
  static var systemBackground: UIColor { get }
  static var secondarySystemBackground: UIColor { get }
  static var tertiarySystemBackground: UIColor { get }
  static var systemGroupedBackground: UIColor { get }
  static var secondarySystemGroupedBackground: UIColor { get }
  static var tertiarySystemGroupedBackground: UIColor { get }
  static var systemFill: UIColor { get }
  static var secondarySystemFill: UIColor { get }
  static var tertiarySystemFill: UIColor { get }
  static var quaternarySystemFill: UIColor { get }
  static var lightText: UIColor { get }
  static var darkText: UIColor { get }
}
