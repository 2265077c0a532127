// CoreGraphics: the declarations of CGContext.
// Declared as the framework's interface has it, with code of our own.

/// What is drawn is not seen: a picture that is made of it is there.
class CGContext {
  let _size: CGSize?
  var interpolationQuality: CGInterpolationQuality = .default

  init() { _size = nil }
  @_takesUnknown init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) { _size = nil }
  func makeImage() -> CGImage? { CGImage(_size: _size) }
  @_takesUnknown func saveGState() {}
  @_takesUnknown func restoreGState() {}
  @_takesUnknown func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  @_takesUnknown func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  @_takesUnknown func rotate(by angle: CGFloat) {}
  @_takesUnknown func concatenate(_ transform: CGAffineTransform) {}
  @_takesUnknown func setFillColor(_ color: CGColor) {}
  @_takesUnknown func setStrokeColor(_ color: CGColor) {}
  @_takesUnknown func setLineWidth(_ width: CGFloat) {}
  @_takesUnknown func setLineCap(_ cap: CGLineCap) {}
  @_takesUnknown func setLineJoin(_ join: CGLineJoin) {}
  @_takesUnknown func setAlpha(_ alpha: CGFloat) {}
  @_takesUnknown func setBlendMode(_ mode: CGBlendMode) {}
  @_takesUnknown func beginPath() {}
  @_takesUnknown func closePath() {}
  @_takesUnknown func move(to point: CGPoint) {}
  @_takesUnknown func addLine(to point: CGPoint) {}
  @_takesUnknown func addRect(_ rect: CGRect) {}
  @_takesUnknown func addEllipse(in rect: CGRect) {}
  @_takesUnknown func addPath(_ path: CGPath) {}
  @_takesUnknown func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  @_takesUnknown func clip(using rule: CGPathFillRule = .winding) {}
  @_takesUnknown func clip(to rect: CGRect) {}
  @_takesUnknown func fill(_ rect: CGRect) {}
  @_takesUnknown func fillEllipse(in rect: CGRect) {}
  @_takesUnknown func fillPath(using rule: CGPathFillRule = .winding) {}
  @_takesUnknown func stroke(_ rect: CGRect) {}
  @_takesUnknown func strokePath() {}
  @_takesUnknown func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
}
