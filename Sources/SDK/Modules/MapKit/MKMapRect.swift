// MapKit: the declarations of MKMapRect.
// Declared as the framework's interface has it, with code of our own.

struct MKMapRect: Sendable {
  var origin: MKMapPoint
  var size: MKMapSize
  init() {
    origin = MKMapPoint()
    size = MKMapSize()
  }
  init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }
  init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  static let world = MKMapRect(x: 0, y: 0, width: 268_435_456, height: 268_435_456)
  static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  var minX: Double { origin.x }
  var minY: Double { origin.y }
  var midX: Double { origin.x + size.width / 2 }
  var midY: Double { origin.y + size.height / 2 }
  var maxX: Double { origin.x + size.width }
  var maxY: Double { origin.y + size.height }
  var width: Double { size.width }
  var height: Double { size.height }
  var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }
  func contains(_ point: MKMapPoint) -> Bool {
    !isNull && (minX...maxX).contains(point.x) && (minY...maxY).contains(point.y)
  }
  func contains(_ other: MKMapRect) -> Bool {
    !isNull && !other.isNull && other.minX >= minX && other.maxX <= maxX && other.minY >= minY
      && other.maxY <= maxY
  }
  func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
  func intersection(_ other: MKMapRect) -> MKMapRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    if isNull || other.isNull || right < left || bottom < top { return .null }
    return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
  }
  func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isNull }
  func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
}
