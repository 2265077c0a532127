/// A place on the screen in points; the origin is the screen's top leading corner.
public struct Point: Hashable, Sendable {
  /// From the leading edge, in points.
  public var x: Double
  /// From the top, in points.
  public var y: Double

  /// A place by its distances from the leading edge and the top.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = Point(x: 0, y: 0)

  /// Whether neither coordinate is infinite or not a number.
  public var isFinite: Bool { x.isFinite && y.isFinite }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double

  /// A width and a height.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Nothing in either direction.
  public static let zero = Size(width: 0, height: 0)
}

/// A rectangle in points; the origin is its top leading corner.
public struct Rect: Hashable, Sendable {
  /// The top leading corner.
  public var origin: Point
  /// Width and height.
  public var size: Size

  /// A rectangle by its corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle by its corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// An empty rectangle in the corner.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The leading edge.
  public var minX: Double { origin.x }
  /// The top.
  public var minY: Double { origin.y }
  /// The trailing edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom.
  public var maxY: Double { origin.y + size.height }
  /// In points.
  public var width: Double { size.width }
  /// In points.
  public var height: Double { size.height }
  /// Half way between the edges.
  public var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
  /// Whether it holds no point.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// Whether no coordinate is infinite or not a number.
  public var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// Whether the point lies inside; the trailing edge and the bottom are outside.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// Whether they share more than an edge.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The rectangle moved by so many points.
  public func offsetBy(x: Double, y: Double) -> Rect {
    Rect(x: minX + x, y: minY + y, width: width, height: height)
  }
}

/// Which way a line runs.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// As English runs.
  case leftToRight = "ltr"
  /// As Arabic and Hebrew run.
  case rightToLeft = "rtl"
}
