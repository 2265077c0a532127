import EarshotViewTree
import EarshotVocabulary

typealias Proposal = EarshotViewTree.Proposal

extension Proposal {
  init(_ size: Size) { self.init(size.width, size.height) }

  static let unspecified = Proposal(nil, nil)

  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The proposal as a size, with SwiftUI's ten points where nothing is proposed.
  func filled(_ otherwise: Double = 10) -> Size {
    Size(width: width ?? otherwise, height: height ?? otherwise)
  }

  func shrunk(_ insets: Insets) -> Proposal {
    Proposal(
      width.map { max(0, $0 - insets.leading - insets.trailing) },
      height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}

enum Axis {
  case horizontal
  case vertical

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Without anything that would spoil a sum: no NaN, nothing below zero.
  var sane: Size {
    Size(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }
}

extension Point {
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }
}

struct Insets: Hashable {
  var top = 0.0
  var leading = 0.0
  var bottom = 0.0
  var trailing = 0.0

  init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}

/// Where something stands in a larger space: 0 at the leading or top edge, 1 at the other.
struct Alignment: Hashable {
  var horizontal: AlignmentLine
  var vertical: AlignmentLine

  init(_ horizontal: AlignmentLine, _ vertical: AlignmentLine) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  init(x: Double, y: Double) { self.init(.horizontal(x), .vertical(y)) }

  var x: Double { horizontal.fraction }
  var y: Double { vertical.fraction }

  subscript(axis: Axis) -> AlignmentLine { axis == .horizontal ? horizontal : vertical }

  static let center = Alignment(x: 0.5, y: 0.5)
  static let topLeading = Alignment(x: 0, y: 0)
  static let leading = Alignment(x: 0, y: 0.5)

  func origin(of size: Size, in bounds: Rect) -> Point {
    Point(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y)
  }
}
