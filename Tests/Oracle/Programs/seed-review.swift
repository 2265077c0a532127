// swift-format-ignore-file

// MARK: op overload by operand type
// swiftc: 6.0
struct V1 { var x: Double; static func * (a: V1, s: Double) -> V1 { V1(x: a.x*s) }; static func * (a: V1, b: V1) -> Double { a.x*b.x } }
func probe() -> String { return "\(V1(x:2) * V1(x:3))" }

// MARK: overload protocol vs concrete
// swiftc: SP
protocol P3 {}
struct S3: P3 {}
extension Int: P3 {}
func o3(_ x: some P3) -> String { "P" }
func o3(_ x: S3) -> String { "S" }
func probe() -> String { return o3(S3()) + o3(4) }

// MARK: overload optional vs non
// swiftc: OI
func o5(_ x: Int?) -> String { "O" }
func o5(_ x: Int) -> String { "I" }
func probe() -> String { let a: Int? = 1; return o5(a) + o5(2) }

// MARK: overload array elem
// swiftc: ISI
func o6(_ x: [Int]) -> String { "I" }
func o6(_ x: [String]) -> String { "S" }
func probe() -> String { return o6([1]) + o6(["a"]) + o6([] as [Int]) }

// MARK: overload evaluated once
// swiftc: 1
struct A9 {}
func o9(_ x: Any) -> Int { 1 }
func o9(_ x: [Int]) -> Int { 2 }
func o9(_ x: String) -> Int { 3 }
func probe() -> String { var n = 0; func next() -> Any { n += 1; return n }; _ = o9(next()); return "\(n)" }

// MARK: init overload evaluated once
// swiftc: 1
enum C10 { static var n = 0; static func make() -> K10 { n += 1; return K10() } }
struct K10 {}
struct H10 { init(_ a: [Int]) {}; init(_ a: K10) {}; init(_ s: String) {} }
func probe() -> String { C10.n = 0; _ = H10(C10.make()); return "\(C10.n)" }

// MARK: subscript overload
// swiftc: is
struct T11 { subscript(i: Int) -> String { "i" }; subscript(s: String) -> String { "s" } }
func probe() -> String { return T11()[1] + T11()["a"] }

// MARK: method overload in class
// swiftc: IS
class Q12 { func f(_ a: Int) -> String { "I" }; func f(_ a: String) -> String { "S" } }
func probe() -> String { return Q12().f(1) + Q12().f("x") }

// MARK: literal double div
// swiftc: 0.5
func probe() -> String { let x: Double = 1 / 2; return "\(x)" }

// MARK: literal div times double
// swiftc: 1.0
func probe() -> String { let x = 1 / 2 * 2.0; return "\(x)" }

// MARK: map to double hint
// swiftc: [0.5, 1.0, 1.5]
func probe() -> String { let a: [Double] = [1, 2, 3].map { $0 / 2 }; return "\(a)" }

// MARK: func arg literal double
// swiftc: 0.25
func f18(_ x: Double) -> String { "\(x)" }
func probe() -> String { return f18(1 / 4) }

// MARK: double var default
// swiftc: 3.0
func probe() -> String { let d = 3.0; return "\(d)" }

// MARK: tuple literal double
// swiftc: 1.0 2
func probe() -> String { let t: (Double, Int) = (1, 2); return "\(t.0) \(t.1)" }

// MARK: ternary literal
// swiftc: 1.0
func probe() -> String { let b = true; let x: Double = b ? 1 : 2.5; return "\(x)" }

// MARK: array mixed
// swiftc: [1.0, 2.5]
func probe() -> String { let a = [1, 2.5]; return "\(a)" }

// MARK: reduce int to double
// swiftc: 3.0
func probe() -> String { let s: Double = [1, 2].reduce(0) { $0 + Double($1) }; return "\(s)" }

// MARK: closure returns double
// swiftc: 5.0
func probe() -> String { let f: (Int) -> Double = { _ in 5 }; return "\(f(1))" }

// MARK: return double func
// swiftc: 2.0
func f31() -> Double { 2 }
func probe() -> String { return "\(f31())" }

// MARK: max literal
// swiftc: 2.5 2.0
func probe() -> String { let x = max(1, 2.5); let y: Double = max(1, 2); return "\(x) \(y)" }

// MARK: enum payload double
// swiftc: 2.0
enum E36 { case a(Double) }
func probe() -> String { if case .a(let d) = E36.a(2) { return "\(d)" }; return "-" }

// MARK: var assign int literal to double
// swiftc: 2.0
func probe() -> String { var d = 1.5; d = 2; return "\(d)" }

// MARK: inout double
// swiftc: 4.0
func f39(_ x: inout Double) { x = 4 }
func probe() -> String { var d = 1.5; f39(&d); return "\(d)" }

// MARK: closure inferred from use
// swiftc: 2.0 2.0
func probe() -> String { let fs: [(Double) -> Double] = [{ $0 * 2 }, { $0 + 1 }]; return "\(fs[0](1)) \(fs[1](1))" }

// MARK: uint8 wrap
// swiftc: 4
func probe() -> String { let a: UInt8 = 250; return "\(a &+ 10)" }

// MARK: int8 overflow reporting
// swiftc: true
func probe() -> String { let a: Int8 = 120; return "\(a.addingReportingOverflow(10).overflow)" }

// MARK: struct uint8 field wrap
// swiftc: 0
struct S44 { var b: UInt8 }
func probe() -> String { var s = S44(b: 255); s.b &+= 1; return "\(s.b)" }

// MARK: array uint8 sum wrap
// swiftc: 44
func probe() -> String { let a: [UInt8] = [200, 100]; return "\(a.reduce(0, &+))" }

// MARK: bits
// swiftc: 4080 254
func probe() -> String { return "\(UInt16(0xFF00) >> 4) \(~UInt8(1))" }

// MARK: custom prec
// swiftc: 7.0
infix operator ***: MultiplicationPrecedence
func *** (a: Double, b: Double) -> Double { a * b }
func probe() -> String { return "\(1.0 + 2.0 *** 3.0)" }

// MARK: float print
// swiftc: 0.3
func probe() -> String { let f: Float = 0.1; return "\(f + 0.2)" }

// MARK: float field print
// swiftc: 0.3
struct S51 { var f: Float }
func probe() -> String { return "\(S51(f: 0.1).f * 3)" }

// MARK: int type max
// swiftc: 2147483647 255
func probe() -> String { return "\(Int32.max) \(UInt8.max)" }

// MARK: optional interpolation
// swiftc: Optional(3)
func probe() -> String { let a: Int? = 3; return "\(String(describing: a))" }

// MARK: optional map nil
// swiftc: -1
func probe() -> String { let a: Int? = nil; return "\(a.map { $0 + 1 } ?? -1)" }

// MARK: optional array first map
// swiftc: x!
func probe() -> String { let a = ["x"]; return a.first.map { $0 + "!" } ?? "-" }

// MARK: optional string map
// swiftc: 2
func probe() -> String { let s: String? = "ab"; return "\(s.map { $0.count } ?? 0)" }

// MARK: optional array map
// swiftc: 3
func probe() -> String { let s: [Int]? = [1, 2, 3]; return "\(s.map { $0.count } ?? 0)" }

// MARK: dynamic dispatch req
// swiftc: own
protocol P68 { func f() -> String }
extension P68 { func f() -> String { "ext" } }
struct S68: P68 { func f() -> String { "own" } }
func probe() -> String { let p: P68 = S68(); return p.f() }

// MARK: class override
// swiftc: BA
class A69 { func f() -> String { "A" } }
class B69: A69 { override func f() -> String { "B" + super.f() } }
func probe() -> String { let a: A69 = B69(); return a.f() }

// MARK: type as dict key
// swiftc: 2
enum A76 { struct T {} }
enum B76 { struct T {} }
func probe() -> String { var d: [ObjectIdentifier: Int] = [:]; d[ObjectIdentifier(A76.T.self)] = 1; d[ObjectIdentifier(B76.T.self)] = 2; return "\(d.count)" }

// MARK: generic inference from closure
// swiftc: IntString
func f77<T>(_ f: () -> T) -> String { "\(T.self)" }
func probe() -> String { return f77 { 3 } + f77 { "x" } }

// MARK: return type generic
// swiftc: 0
protocol D78 { init() }
extension String: D78 {}
extension Int: D78 {}
func f78<T: D78>() -> T { T() }
func probe() -> String { let s: String = f78(); let i: Int = f78(); return s + "\(i)" }

// MARK: defer order
// swiftc: 021
func probe() -> String { var s = ""; func f() { defer { s += "1" }; defer { s += "2" }; s += "0" }; f(); return s }

// MARK: didSet
// swiftc: 1>2
struct O85 { var log = ""; var x = 1 { didSet { log += "\(oldValue)>\(x)" } } }
func probe() -> String { var o = O85(); o.x = 2; return o.log }

// MARK: lazy once
// swiftc: 1
class L86 { var n = 0; lazy var v: Int = { n += 1; return n }() }
func probe() -> String { let l = L86(); _ = l.v; _ = l.v; return "\(l.n)" }

// MARK: property wrapper
// swiftc: 10
@propertyWrapper struct Clamp87 { private var v = 0; var wrappedValue: Int { get { v } set { v = min(newValue, 10) } } }
struct W87 { @Clamp87 var x }
func probe() -> String { var w = W87(); w.x = 20; return "\(w.x)" }

// MARK: string index
// swiftc: 5 6 é
func probe() -> String { let s = "héllo"; return "\(s.count) \(s.utf8.count) \(s[s.index(s.startIndex, offsetBy: 1)])" }

// MARK: set algebra
// swiftc: [2, 3]
func probe() -> String { return "\(Set([1, 2, 3]).intersection([2, 3, 4]).sorted())" }

// MARK: stable sort tuple
// swiftc: ["a", "b"]
func probe() -> String { return "\([("b", 1), ("a", 1)].sorted { $0.0 < $1.0 }.map { $0.0 })" }

// MARK: result builder
// swiftc: ab
@resultBuilder struct B99 { static func buildBlock(_ p: String...) -> String { p.joined() }; static func buildOptional(_ p: String?) -> String { p ?? "" } }
func b99(@B99 _ f: () -> String) -> String { f() }
func probe() -> String { return b99 { "a"; if true { "b" } } }

// MARK: dyn cast
// swiftc: Ia?
func probe() -> String { let xs: [Any] = [1, "a", 2.5]; return xs.map { x in switch x { case is Int: "I"; case let s as String: s; default: "?" } }.joined() }

// MARK: cast array
// swiftc: true
func probe() -> String { let x: Any = [1, 2]; return "\(x as? [String] == nil)" }

// MARK: empty array cast
// swiftc: true
func probe() -> String { let x: Any = [Int](); return "\(x is [Int])" }

// MARK: generic class inheritance
// swiftc: String
class B105<T> { var v: T; init(_ v: T) { self.v = v }; func get() -> String { "\(T.self)" } }
class D105: B105<String> { init() { super.init("x") } }
func probe() -> String { return D105().get() }

// MARK: variadic generic? sequence
// swiftc: [1, 2, 4, 8, 16]
func probe() -> String { return "\(sequence(first: 1) { $0 < 10 ? $0 * 2 : nil }.map { $0 })" }

// MARK: mutating through array
// swiftc: 2
struct S110 { var n: Int; mutating func inc() { n += 1 } }
func probe() -> String { var a = [S110(n: 1)]; a[0].inc(); return "\(a[0].n)" }

// MARK: static dispatch generic
// swiftc: P
protocol P111 {}
extension P111 { func n() -> String { "P" } }
struct S111: P111 { func n() -> String { "S" } }
func g111<T: P111>(_ t: T) -> String { t.n() }
func probe() -> String { return g111(S111()) }

// MARK: overload shadow by label
// swiftc: ab
func f112(a: Int) -> String { "a" }
func f112(b: Int) -> String { "b" }
func probe() -> String { return f112(a: 1) + f112(b: 1) }

