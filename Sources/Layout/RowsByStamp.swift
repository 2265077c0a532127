import EarshotViewTree

/// Something remembered of a row, which is known again by the row's stamp.
public protocol StampedRow: AnyObject, Sendable {
  /// The stamp of the row that it was made of.
  var stamp: ViewStamp { get }
}

/// What was remembered of the rows of a screen, found by their stamps while the screen is gone through once
/// more. Most rows come in the order in which they came before.
public struct RowsByStamp<Row: StampedRow>: Sendable {
  private let rows: [Row]
  private var next = 0
  private var places: [ObjectIdentifier: Int]?

  /// - Parameter rows: in the order of the screen.
  public init(_ rows: [Row]) { self.rows = rows }

  /// The row with that stamp; nil where there was none.
  public mutating func row(_ stamp: ViewStamp) -> Row? {
    for place in next..<min(next + 2, rows.count) where rows[place].stamp === stamp {
      next = place + 1
      return rows[place]
    }
    let known =
      places
      ?? Dictionary(
        rows.enumerated().map { (ObjectIdentifier($1.stamp), $0) }, uniquingKeysWith: { first, _ in first })
    places = known
    guard let place = known[ObjectIdentifier(stamp)] else { return nil }
    next = place + 1
    return rows[place]
  }
}
