// swift-format-ignore-file

// MARK: decimal money
// swiftc: 60.22 60.2 true 60 $19.99 -19.99 true
func probe() -> String { let price = Decimal(string: "19.99")!; let total = price * 3 + Decimal(1) / 4; var r = Decimal(); var t = total; NSDecimalRound(&r, &t, 1, .bankers); return "\(total) \(r) \(total > 60) \(NSDecimalNumber(decimal: total).intValue) \(price.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US")))) \(-price) \(Decimal(0.1) + Decimal(0.2) == Decimal(string: "0.3")!)" }

// MARK: money type with operators
// swiftc: $25.05 $50.10 $12.53 -$25.05 $19.99 -$24.95 true
struct Money: Comparable, AdditiveArithmetic, CustomStringConvertible { var cents: Int; static let zero = Money(cents: 0); static func + (a: Self, b: Self) -> Self { .init(cents: a.cents + b.cents) }; static func - (a: Self, b: Self) -> Self { .init(cents: a.cents - b.cents) }; static func * (a: Self, k: Int) -> Self { .init(cents: a.cents * k) }; static func * (a: Self, k: Double) -> Self { .init(cents: Int((Double(a.cents) * k).rounded())) }; static func < (a: Self, b: Self) -> Bool { a.cents < b.cents }; static prefix func - (a: Self) -> Self { .init(cents: -a.cents) }; static func += (a: inout Self, b: Self) { a = a + b }
  var description: String { "\(cents < 0 ? "-" : "")$\(abs(cents) / 100).\(String(format: "%02d", abs(cents) % 100))" } }
func probe() -> String { let all = [Money(cents: 1999), Money(cents: 501)]; var t = all.reduce(.zero, +); t += Money(cents: 5); return "\(t) \(t * 2) \(t * 0.5) \(-t) \(all.max()!) \(t - Money(cents: 5000)) \(all[0] > all[1])" }

// MARK: average, median and standard deviation
// swiftc: 2.3333333333333335 2.3333333333333335 1.0 0.0 0.0
extension Collection where Element: BinaryFloatingPoint { var average: Element { isEmpty ? 0 : reduce(0, +) / Element(count) }; var deviation: Element { let m = average; return (map { ($0 - m) * ($0 - m) }.average).squareRoot() } }
extension Collection where Element: BinaryInteger { var average: Double { isEmpty ? 0 : Double(reduce(0, +)) / Double(count) } }
func probe() -> String { "\([1.0, 2, 4].average) \([1, 2, 4].average) \([2.0, 4].deviation) \([Double]().average) \([Int]().average)" }

// MARK: generic numeric functions
// swiftc: 10 0.0 2.5 6 3.5 f
func clamp<T: Comparable>(_ v: T, _ r: ClosedRange<T>) -> T { min(max(v, r.lowerBound), r.upperBound) }
func lerp<T: FloatingPoint>(_ a: T, _ b: T, _ t: T) -> T { a + (b - a) * t }
func total<T: Numeric>(_ xs: T...) -> T { xs.reduce(0, +) }
func probe() -> String { "\(clamp(12, 0...10)) \(clamp(-0.5, 0...1)) \(lerp(0, 10, 0.25)) \(total(1, 2, 3)) \(total(1.5, 2)) \(clamp("m", "a"..."f"))" }

// MARK: random with own generator
// swiftc: [10, 5, 12]
struct LCG: RandomNumberGenerator { var s: UInt64; mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s } }
func probe() -> String { var g = LCG(s: 7); let a = (0..<3).map { _ in g.next() % 100 }; return "\(a)" }

