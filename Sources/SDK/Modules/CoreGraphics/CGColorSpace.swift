// CoreGraphics: the declarations of CGColorSpace.
// Declared as the framework's interface has it, with code of our own.

class CGColorSpace {
  init?(name: String)
  static var sRGB: String { get }
  static var displayP3: String { get }
  static var extendedSRGB: String { get }
  static var linearSRGB: String { get }
  var name: String? { get }
}

func CGColorSpaceCreateDeviceRGB() -> CGColorSpace
func CGColorSpaceCreateDeviceGray() -> CGColorSpace
