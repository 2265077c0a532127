// CoreGraphics: the declarations of CGBitmapInfo.
// Declared as the framework's interface has it, with code of our own.

struct CGBitmapInfo: OptionSet {
  let rawValue: UInt32
  init(rawValue: UInt32) { self.rawValue = rawValue }

  static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
