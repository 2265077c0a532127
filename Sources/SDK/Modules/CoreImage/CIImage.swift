// CoreImage: the declarations of CIImage.
// Declared as the framework's interface has it, with code of our own.

/// What is on a picture is not seen.
class CIImage: NSObject {
  let _extent: CGRect

  init(_extent: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) { self._extent = _extent }
  @_takesUnknown convenience init(cgImage image: CGImage) { self.init() }
  @_takesUnknown convenience init?(contentsOf url: URL) { self.init() }
  @_takesUnknown convenience init?(data: Data) { self.init() }
  convenience init(color: CIColor) { self.init() }

  var extent: CGRect { _extent }
  @_takesUnknown func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage(_extent: _extent) }
  @_takesUnknown func cropped(to rect: CGRect) -> CIImage { CIImage(_extent: rect) }
  @_takesUnknown func composited(over dest: CIImage) -> CIImage { CIImage(_extent: _extent) }
  func clampedToExtent() -> CIImage { self }
  @_takesUnknown func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage
  {
    CIImage(_extent: _extent)
  }
  @_takesUnknown func applyingGaussianBlur(sigma: Double) -> CIImage { CIImage(_extent: _extent) }
}
