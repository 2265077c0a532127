import EarshotVocabulary

/// The reading order of a row by itself, and where the row stands among others.
struct RowBlock: Sendable {
  /// Numbers as in the row.
  var pieces: [Piece]
  var extent: LineExtent
  var priority: Double
  var band: Int
  var asksForFocus: Bool

  /// The block of the same row where it has moved as a whole.
  func moved(by distance: Point) -> RowBlock {
    guard distance != .zero else { return self }
    var block = self
    block.extent = extent.moved(by: distance.y)
    return block
  }
}

/// From where to where the tops and the middles of some frames go.
struct LineExtent: Sendable {
  var tops: ClosedRange<Double>
  var middles: ClosedRange<Double>

  /// nil where a frame has no place.
  init?(_ frame: Rect) {
    guard frame.isFinite else { return nil }
    tops = frame.minY...frame.minY
    middles = frame.center.y...frame.center.y
  }

  func moved(by distance: Double) -> LineExtent {
    var moved = self
    moved.tops = (tops.lowerBound + distance)...(tops.upperBound + distance)
    moved.middles = (middles.lowerBound + distance)...(middles.upperBound + distance)
    return moved
  }

  func union(_ other: LineExtent) -> LineExtent {
    var union = self
    union.tops = min(tops.lowerBound, other.tops.lowerBound)...max(tops.upperBound, other.tops.upperBound)
    union.middles =
      min(middles.lowerBound, other.middles.lowerBound)...max(middles.upperBound, other.middles.upperBound)
    return union
  }

  /// Whether nothing of this can be on one line with anything of what comes below.
  func isAbove(_ other: LineExtent, by threshold: Double) -> Bool {
    other.tops.lowerBound - tops.upperBound >= threshold
      && other.middles.lowerBound - middles.upperBound >= threshold
  }
}
