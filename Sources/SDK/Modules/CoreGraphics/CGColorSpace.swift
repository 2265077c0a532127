// CoreGraphics: the declarations of CGColorSpace.
// Declared as the framework's interface has it, with code of our own.

class CGColorSpace {
  let name: String?
  init?(name: String) { self.name = name }
  static var sRGB: String { "kCGColorSpaceSRGB" }
  static var displayP3: String { "kCGColorSpaceDisplayP3" }
  static var extendedSRGB: String { "kCGColorSpaceExtendedSRGB" }
  static var linearSRGB: String { "kCGColorSpaceLinearSRGB" }
  static var genericGrayGamma2_2: String { "kCGColorSpaceGenericGrayGamma2_2" }
}

func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB)! }
func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)! }
