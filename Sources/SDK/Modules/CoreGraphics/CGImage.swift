// CoreGraphics: the declarations of CGImage.
// Declared as the framework's interface has it, with code of our own.

/// What is on a picture is not seen, and how large one of a file is not read.
class CGImage {
  let _size: CGSize?

  init(_size: CGSize? = nil) { self._size = _size }

  var width: Int { _size.map { Int($0.width) } ?? _widthOfFile }
  var height: Int { _size.map { Int($0.height) } ?? _heightOfFile }
  var _widthOfFile: Int { get }
  var _heightOfFile: Int { get }
  var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  var bitsPerComponent: Int { 8 }
  var bitsPerPixel: Int { 32 }
  var bytesPerRow: Int { 4 * width }
  var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  @_takesUnknown func cropping(to rect: CGRect) -> CGImage? { CGImage(_size: rect.size) }
  func copy() -> CGImage? { CGImage(_size: _size) }
}
