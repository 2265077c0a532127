// swift-format-ignore-file

// MARK: empty sum of prices
// swiftc: 0.0
func probe() -> String { struct I { var price: Double }; let a: [I] = []; return "\(a.map(\.price).reduce(0, +))" }

// MARK: optional score ?? 0
// swiftc: 0.0
func probe() -> String { struct U { var score: Double? }; let u: U? = U(score: nil); return "\(u?.score ?? 0)" }

// MARK: whole double stays double
// swiftc: 3.0
func probe() -> String { let x = 6.0 / 2.0; return "\(x)" }

// MARK: sum of int fields as Double
// swiftc: 1.0
func probe() -> String { struct R { var a = 1; var d: Double { Double(a) } }; return "\(R().d)" }

// MARK: percent int
// swiftc: 33.33333333333333
func probe() -> String { let done = 1, all = 3; return "\(Double(done) / Double(all) * 100)" }

// MARK: max of doubles array
// swiftc: 2.0
func probe() -> String { let a: [Double] = [1, 2]; return "\(a.max() ?? 0)" }

// MARK: clamp generic
// swiftc: 3 1.5
func clamp11<T: Comparable>(_ v: T, _ r: ClosedRange<T>) -> T { min(max(v, r.lowerBound), r.upperBound) }
func probe() -> String { return "\(clamp11(5, 0...3)) \(clamp11(1.5, 0...3))" }

// MARK: Result get
// swiftc: 3
func probe() -> String { let r: Result<Int, Error> = .success(3); return (try? r.get()).map { "\($0)" } ?? "-" }

// MARK: CaseIterable ext
// swiftc: AB
enum E16: String, CaseIterable { case a, b }
extension RawRepresentable where RawValue == String { var label: String { rawValue.uppercased() } }
func probe() -> String { return E16.allCases.map(\.label).joined() }

// MARK: Int/Double overloaded init
// swiftc: id
struct M18 { var s: String; init(_ v: Int) { s = "i" }; init(_ v: Double) { s = "d" } }
func probe() -> String { return M18(2).s + M18(2.0).s }

// MARK: computed Double init
// swiftc: d
struct M19 { var s: String; init(_ v: Int) { s = "i" }; init(_ v: Double) { s = "d" } }
func probe() -> String { let w = 3.0; return M19(w * 2).s }

// MARK: closure result type
// swiftc: 3.0
func probe() -> String { let f: (Double) -> String = { "\($0)" }; return f(3) }

// MARK: array of doubles literal ints
// swiftc: 1.5,2.0,3.0
func probe() -> String { return [1.5, 2, 3].map { "\($0)" }.joined(separator: ",") }

// MARK: dictionary values sum
// swiftc: 4.0
func probe() -> String { let d = ["a": 1.5, "b": 2.5]; return "\(d.values.reduce(0, +))" }

// MARK: optional try chain
// swiftc: 4.0
func probe() -> String { struct P26: Decodable { var x: Double }; let d = #"{"x": 4}"#.data(using: .utf8)!; return "\((try? JSONDecoder().decode(P26.self, from: d))?.x ?? 0)" }

// MARK: CGFloat from Int
// swiftc: 3.5
func probe() -> String { let c = CGFloat(7); return "\(c / 2)" }

// MARK: stride double
// swiftc: 0.0 0.5
func probe() -> String { return stride(from: 0.0, to: 1.0, by: 0.5).map { "\($0)" }.joined(separator: " ") }

// MARK: inout array element
// swiftc: [1, 12, 3]
func probe() -> String { var a = [1, 2, 3]; func inc(_ x: inout Int) { x += 10 }; inc(&a[1]); return "\(a)" }

// MARK: string switch
// swiftc: 123
func probe() -> String { func f(_ s: String) -> Int { switch s { case let x where x.hasPrefix("a"): return 1; case "b", "c": return 2; default: return 3 } }; return "\(f("ax"))\(f("c"))\(f("z"))" }

// MARK: recursion memo
// swiftc: 6765
func probe() -> String { var memo: [Int: Int] = [:]; func fib(_ n: Int) -> Int { if n < 2 { return n }; if let m = memo[n] { return m }; let r = fib(n - 1) + fib(n - 2); memo[n] = r; return r }; return "\(fib(20))" }

