// Foundation: the declarations of DateInterval.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct DateInterval: Comparable, Hashable, Decodable, Encodable, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  var start: Date { get set }
  var end: Date { get set }
  var duration: TimeInterval { get set }
  var description: String { get }
  var debugDescription: String { get }
  init()
  init(start: Date, end: Date)
  init(start: Date, duration: TimeInterval)
  init(from decoder: any Decoder) throws
  func compare(_ dateInterval: DateInterval) -> ComparisonResult
  func intersects(_ dateInterval: DateInterval) -> Bool
  func intersection(with dateInterval: DateInterval) -> DateInterval?
  func contains(_ date: Date) -> Bool
  func hash(into hasher: inout Hasher)
  static func == (lhs: DateInterval, rhs: DateInterval) -> Bool
  static func < (lhs: DateInterval, rhs: DateInterval) -> Bool
}
