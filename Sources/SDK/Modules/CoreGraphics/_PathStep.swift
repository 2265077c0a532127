// CoreGraphics: what is drawn onto a path.

/// One thing that was drawn. What it is exactly is found when somebody asks: a path that is only shown says nothing.
indirect enum _PathStep {
  case part(_PathPart)
  case rect(CGRect)
  case roundedRect(CGRect, corner: CGSize)
  case ellipse(CGRect)
  /// From an angle by so many radians.
  case arc(center: CGPoint, radius: CGFloat, start: () -> CGFloat, delta: () -> CGFloat)
  case corner(CGPoint, CGPoint, radius: CGFloat)
  case transformed([_PathStep], CGAffineTransform)
  case steps(() -> [_PathStep])

  /// Another path, which begins anew.
  static func _path(_ steps: () -> [_PathStep]) -> [_PathStep] { _Outline(steps())._parts.map { .part($0) } }

  /// A line through points, from the first on.
  static func _lines(_ points: [CGPoint]) -> [_PathStep] {
    points.enumerated().map { .part($0.offset == 0 ? .move($0.element) : .line($0.element)) }
  }

  /// How far an arc goes: with the angles growing, or against that where it is clockwise.
  ///
  /// https://developer.apple.com/documentation/coregraphics/cgmutablepath/addarc(center:radius:startangle:endangle:clockwise:transform:)
  static func _delta(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let whole = 2 * CGFloat.pi
    let delta = end - start
    if abs(delta) >= whole { return clockwise ? -whole : whole }
    if clockwise { return delta > 0 ? delta - whole : delta }
    return delta < 0 ? delta + whole : delta
  }
}
