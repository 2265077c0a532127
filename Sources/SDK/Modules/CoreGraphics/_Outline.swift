// CoreGraphics: the outline of a path.

/// What is drawn, as lines and curves.
struct _Outline {
  var _parts: [_PathPart] = []
  var _start = CGPoint.zero
  var _point: CGPoint?
  /// The ends of all parts, and how far curves go beyond.
  var _box: CGRect?

  /// - Parameter point: where what is before it ends.
  init(_ steps: [_PathStep], from point: CGPoint? = nil) {
    _point = point
    for step in steps { _add(step) }
  }

  mutating func _add(_ step: _PathStep) {
    switch step {
    case .part(let part): _add(part)
    case .rect(let rect): _addRect(rect)
    case .roundedRect(let rect, let corner): _addRoundedRect(rect, corner)
    case .ellipse(let rect):
      _addRoundedRect(rect, CGSize(width: rect.width / 2, height: rect.height / 2))
    case .arc(let center, let radius, let start, let delta): _addArc(center, radius, start(), delta())
    case .corner(let first, let second, let radius): _addCorner(first, second, radius)
    case .transformed(let steps, let transform):
      let back = transform.inverted()
      let inside = _Outline(steps, from: _point.map { $0.applying(back) })
      for part in inside._parts { _add(part._moved(by: transform)) }
    case .steps(let steps):
      for step in steps() { _add(step) }
    }
  }

  mutating func _add(_ part: _PathPart) {
    _parts.append(part)
    switch part {
    case .move(let point):
      _start = point
      _reach(point)
    case .line(let point): _reach(point)
    case .quadCurve(let end, let control):
      let start = _point ?? control
      // As a cubic curve it goes the same way.
      _bend(start, _Outline._between(start, control, 2 / 3), _Outline._between(end, control, 2 / 3), end)
      _reach(end)
    case .curve(let end, let control1, let control2):
      _bend(_point ?? control1, control1, control2, end)
      _reach(end)
    case .close: _point = _start
    }
  }

  // MARK: Figures

  private mutating func _addRect(_ rect: CGRect) {
    _add(_PathPart.move(CGPoint(x: rect.minX, y: rect.minY)))
    _add(_PathPart.line(CGPoint(x: rect.maxX, y: rect.minY)))
    _add(_PathPart.line(CGPoint(x: rect.maxX, y: rect.maxY)))
    _add(_PathPart.line(CGPoint(x: rect.minX, y: rect.maxY)))
    _add(_PathPart.close)
  }

  private mutating func _addRoundedRect(_ rect: CGRect, _ corner: CGSize) {
    let width = min(corner.width, rect.width / 2)
    let height = min(corner.height, rect.height / 2)
    if width <= 0 || height <= 0 { return _addRect(rect) }
    // How far the controls of a quarter of a circle are from the corner.
    let rest = 1 - _Outline._bow(.pi / 2)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    _add(_PathPart.move(CGPoint(x: right, y: top + height)))
    _add(_PathPart.line(CGPoint(x: right, y: bottom - height)))
    _add(
      _PathPart.curve(
        CGPoint(x: right - width, y: bottom), control1: CGPoint(x: right, y: bottom - height * rest),
        control2: CGPoint(x: right - width * rest, y: bottom)))
    _add(_PathPart.line(CGPoint(x: left + width, y: bottom)))
    _add(
      _PathPart.curve(
        CGPoint(x: left, y: bottom - height), control1: CGPoint(x: left + width * rest, y: bottom),
        control2: CGPoint(x: left, y: bottom - height * rest)))
    _add(_PathPart.line(CGPoint(x: left, y: top + height)))
    _add(
      _PathPart.curve(
        CGPoint(x: left + width, y: top), control1: CGPoint(x: left, y: top + height * rest),
        control2: CGPoint(x: left + width * rest, y: top)))
    _add(_PathPart.line(CGPoint(x: right - width, y: top)))
    _add(
      _PathPart.curve(
        CGPoint(x: right, y: top + height), control1: CGPoint(x: right - width * rest, y: top),
        control2: CGPoint(x: right, y: top + height * rest)))
    _add(_PathPart.close)
  }

  /// Curves of at most a quarter of a circle each, from a line to where it begins.
  private mutating func _addArc(_ center: CGPoint, _ radius: CGFloat, _ start: CGFloat, _ delta: CGFloat) {
    let first = _Outline._on(center, radius, start)
    _add(_point == nil ? _PathPart.move(first) : _PathPart.line(first))
    let count = max(1, Int((abs(delta) / (CGFloat.pi / 2)).rounded(.up)))
    let step = delta / CGFloat(count)
    let bow = _Outline._bow(step) * radius
    var angle = start
    for _ in 0..<count {
      let next = angle + step
      let (from, to) = (_Outline._on(center, radius, angle), _Outline._on(center, radius, next))
      _add(
        _PathPart.curve(
          to, control1: CGPoint(x: from.x - bow * sin(angle), y: from.y + bow * cos(angle)),
          control2: CGPoint(x: to.x + bow * sin(next), y: to.y - bow * cos(next))))
      angle = next
    }
  }

  /// A corner that is rounded: the arc touches the lines to it and from it.
  private mutating func _addCorner(_ corner: CGPoint, _ end: CGPoint, _ radius: CGFloat) {
    let start = _point ?? corner
    let before = _Outline._direction(corner, start)
    let after = _Outline._direction(corner, end)
    let angle = acos(max(-1, min(1, before.x * after.x + before.y * after.y)))
    if radius <= 0 || angle < 1e-9 || angle > CGFloat.pi - 1e-9 { return _add(_PathPart.line(corner)) }
    let distance = radius / tan(angle / 2)
    let bow = _Outline._bow(CGFloat.pi - angle) * radius
    _add(_PathPart.line(CGPoint(x: corner.x + before.x * distance, y: corner.y + before.y * distance)))
    _add(
      _PathPart.curve(
        CGPoint(x: corner.x + after.x * distance, y: corner.y + after.y * distance),
        control1: CGPoint(
          x: corner.x + before.x * (distance - bow), y: corner.y + before.y * (distance - bow)),
        control2: CGPoint(x: corner.x + after.x * (distance - bow), y: corner.y + after.y * (distance - bow)))
    )
  }

  // MARK: The box around it

  private mutating func _reach(_ point: CGPoint) {
    _include(point)
    _point = point
  }

  private mutating func _include(_ point: CGPoint) {
    let spot = CGRect(x: point.x, y: point.y, width: 0, height: 0)
    guard let box = _box else {
      _box = spot
      return
    }
    let (left, top) = (min(box.minX, point.x), min(box.minY, point.y))
    _box = CGRect(
      x: left, y: top, width: max(box.maxX, point.x) - left, height: max(box.maxY, point.y) - top)
  }

  /// The points of a curve that are farthest to a side.
  private mutating func _bend(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    let turns = _Outline._turns(p0.x, p1.x, p2.x, p3.x) + _Outline._turns(p0.y, p1.y, p2.y, p3.y)
    for share in turns {
      let start = _Outline._between(
        _Outline._between(p0, p1, share), _Outline._between(p1, p2, share), share)
      let end = _Outline._between(_Outline._between(p1, p2, share), _Outline._between(p2, p3, share), share)
      _include(_Outline._between(start, end, share))
    }
  }

  /// Where a cubic curve turns back in one direction, between its ends.
  private static func _turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let (first, second, third): (CGFloat, CGFloat, CGFloat) = (p1 - p0, p2 - p1, p3 - p2)
    let a: CGFloat = third - second - second + first
    let b: CGFloat = (second - first) * 2
    let c: CGFloat = first
    var found: [CGFloat] = []
    if abs(a) < 1e-12 {
      if abs(b) > 1e-12 { found = [-c / b] }
    } else {
      let inside = b * b - 4 * a * c
      if inside >= 0 {
        let root = inside.squareRoot()
        found = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }

  // MARK: Points

  /// How far the controls of an arc of a circle are from its ends, for a radius of 1.
  private static func _bow(_ angle: CGFloat) -> CGFloat { 4 / 3 * tan(angle / 4) }

  private static func _on(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  private static func _between(_ one: CGPoint, _ other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
  }

  private static func _direction(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = (x * x + y * y).squareRoot()
    return length == 0 ? CGPoint(x: 1, y: 0) : CGPoint(x: x / length, y: y / length)
  }
}
