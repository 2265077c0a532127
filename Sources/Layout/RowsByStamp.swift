import EarshotViewTree

/// Something remembered of a row, which is known again by the row's stamp.
public protocol StampedRow: AnyObject, Sendable {
  /// The stamp of the row that it was made of.
  var stamp: ViewStamp { get }
}

/// What was remembered of the rows of a screen, found by their stamps while the screen is gone through once
/// more. Most rows come in the order in which they came before.
public struct RowsByStamp<Row: StampedRow>: Sendable {
  @usableFromInline let rows: [Row]
  @usableFromInline var next = 0
  /// How many were not found where they were expected.
  @usableFromInline var missed = 0
  /// How many of them came since the last that was found, up to `mostMissed`: as many may have been put in
  /// place of others.
  @usableFromInline var gap = 0
  @usableFromInline var places: [ObjectIdentifier: Int]?

  /// How far ahead a row is looked for: as many may have been taken out before it.
  @usableFromInline static var reach: Int { 3 }
  /// So many are taken for new ones: working them out costs less than looking at every row of the screen.
  @usableFromInline static var mostMissed: Int { 8 }

  /// - Parameter rows: in the order of the screen.
  public init(_ rows: [Row]) { self.rows = rows }

  /// The row with that stamp; nil where there was none, or it stands elsewhere than expected as one of
  /// few.
  @inlinable public mutating func row(_ stamp: ViewStamp) -> Row? {
    for place in next..<min(next + RowsByStamp.reach + gap, rows.count) where rows[place].stamp === stamp {
      next = place + 1
      gap = 0
      return rows[place]
    }
    return farRow(stamp)
  }

  @usableFromInline mutating func farRow(_ stamp: ViewStamp) -> Row? {
    missed += 1
    gap = min(gap + 1, RowsByStamp.mostMissed)
    if missed <= RowsByStamp.mostMissed { return nil }
    if places == nil {
      var known: [ObjectIdentifier: Int] = Dictionary(minimumCapacity: rows.count)
      for place in rows.indices.reversed() { known[ObjectIdentifier(rows[place].stamp)] = place }
      places = known
    }
    guard let place = places?[ObjectIdentifier(stamp)] else { return nil }
    next = place + 1
    gap = 0
    return rows[place]
  }
}
