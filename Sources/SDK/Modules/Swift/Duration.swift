// Swift's standard library: the declarations of Duration.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Duration: Sendable {
  init(secondsComponent: Int64, attosecondsComponent: Int64)
}

extension Duration {
  var components: (seconds: Int64, attoseconds: Int64) { get }
}

extension Duration {
  var attoseconds: Int128 { get }
  init(attoseconds: Int128)
}

extension Duration {
  static func seconds<T>(_ seconds: T) -> Duration where T: BinaryInteger
  static func seconds(_ seconds: Double) -> Duration
  static func milliseconds<T>(_ milliseconds: T) -> Duration where T: BinaryInteger
  static func milliseconds(_ milliseconds: Double) -> Duration
  static func microseconds<T>(_ microseconds: T) -> Duration where T: BinaryInteger
  static func microseconds(_ microseconds: Double) -> Duration
  static func nanoseconds<T>(_ nanoseconds: T) -> Duration where T: BinaryInteger
  static func nanoseconds(_ nanoseconds: Double) -> Duration
}

extension Duration: Codable {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}

extension Duration: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension Duration: Equatable {
  static func == (lhs: Duration, rhs: Duration) -> Bool
}

extension Duration: Comparable {
  static func < (lhs: Duration, rhs: Duration) -> Bool
}

extension Duration: AdditiveArithmetic {
  static var zero: Duration { get }
  static func + (lhs: Duration, rhs: Duration) -> Duration
  static func - (lhs: Duration, rhs: Duration) -> Duration
  static func += (lhs: inout Duration, rhs: Duration)
  static func -= (lhs: inout Duration, rhs: Duration)
}

extension Duration {
  static func / (lhs: Duration, rhs: Double) -> Duration
  static func /= (lhs: inout Duration, rhs: Double)
  static func / <T>(lhs: Duration, rhs: T) -> Duration where T: BinaryInteger
  static func /= <T>(lhs: inout Duration, rhs: T) where T: BinaryInteger
  static func / (lhs: Duration, rhs: Duration) -> Double
  static func * (lhs: Duration, rhs: Double) -> Duration
  static func * <T>(lhs: Duration, rhs: T) -> Duration where T: BinaryInteger
  static func *= <T>(lhs: inout Duration, rhs: T) where T: BinaryInteger
}

extension Duration: CustomStringConvertible {
  var description: String { get }
}

extension Duration: DurationProtocol {}
