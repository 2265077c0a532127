// swift-format-ignore-file

// MARK: an inner name shadows the outer one only in its scope
// swiftc: member member local block local global
let tide = "global"
struct Pier {
  let tide = "member"
  func read() -> [String] {
    var out = [tide, self.tide]
    let tide = "local"
    out.append(tide)
    do { let tide = "block"; out.append(tide) }
    return out + [tide]
  }
}
func probe() -> String { Pier().read().joined(separator: " ") + " " + tide }

// MARK: a nested type hides the outer type of its name
// swiftc: outer inner inner inner
struct Item { let text = "outer" }
enum Cart {
  struct Item { let text = "inner"; static func make() -> Self { Self() } }
  static func first() -> String { Item().text }
}
extension Cart { static func second() -> String { Item.make().text } }
func probe() -> String { [Item().text, Cart.first(), Cart.second(), Cart.Item().text].joined(separator: " ") }

// MARK: an own type may take a library name
// swiftc: 6 9 2 3
struct Result { var value = 3; func get() -> Int { value * 2 } }
struct Data { var bytes = [1, 2] }
func probe() -> String {
  let result = Result()
  let library = Swift.Result<Int, Error>.success(9)
  return "\(result.get()) \(try! library.get()) \(Data().bytes.count) \(Foundation.Data([7, 8, 9]).count)"
}

// MARK: local types in two functions share a name but nothing else
// swiftc: tea2 small+large 2
func tea() -> String {
  struct Cup { let size = 2; var text: String { "tea\(size)" } }
  return Cup().text
}
func coffee() -> String {
  enum Cup: String { case small, large; static let all = [Cup.small, .large] }
  return Cup.all.map(\.rawValue).joined(separator: "+")
}
func probe() -> String {
  struct Cup { static var made = 0; init() { Cup.made += 1 } }
  _ = [Cup(), Cup()]
  return "\(tea()) \(coffee()) \(Cup.made)"
}

// MARK: a local function hides the global one of its name
// swiftc: global 1, local 2, global 3
func price(_ n: Int) -> String { "global \(n)" }
func probe() -> String {
  let before = price(1)
  func inner() -> String {
    func price(_ n: Int) -> String { "local \(n)" }
    return price(2)
  }
  return [before, inner(), price(3)].joined(separator: ", ")
}

// MARK: an implicit self call prefers the method over the global function
// swiftc: ["method 1", "method 2", "method 3"] global 4
func report(_ n: Int) -> String { "global \(n)" }
struct Desk {
  func report(_ n: Int) -> String { "method \(n)" }
  func run() -> [String] { [report(1), self.report(2)] + [3].map(report) }
}
struct Hall { func run() -> String { report(4) } }
func probe() -> String { "\(Desk().run()) \(Hall().run())" }

// MARK: private members are visible in extensions of the same file
// swiftc: [true, false, true] 12
struct Safe {
  private var code = 7
  fileprivate(set) var opened = 0
  private func test(_ n: Int) -> Bool { n == code }
}
extension Safe { mutating func open(_ n: Int) -> Bool { if test(n) { opened += 1; code += 1; return true }; return false } }
func probe() -> String {
  var safe = Safe()
  let tries = [7, 7, 8].map { safe.open($0) }
  safe.opened += 10
  return "\(tries) \(safe.opened)"
}

// MARK: the same private helper in two types
// swiftc: 250 8 2 3
struct Oven { private static let limit = 250; private func cut(_ n: Int) -> Int { min(n, Self.limit) }; func set(_ n: Int) -> Int { cut(n) } }
struct Fridge { private static let limit = 8; private func cut(_ n: Int) -> Int { max(2, min(n, Self.limit)) }; func set(_ n: Int) -> Int { cut(n) } }
extension Int { fileprivate static let limit = 3 }
func probe() -> String { "\(Oven().set(400)) \(Fridge().set(400)) \(Fridge().set(-1)) \(Int.limit)" }

// MARK: a generic parameter hides a type of its name
// swiftc: struct Int Bool>String
struct Value { static let name = "struct" }
struct Holder<Value> {
  let value: Value
  var kind: String { "\(Value.self)" }
  func other<Kind>(_ kind: Kind) -> String { "\(Kind.self)>\(Value.self)" }
}
func probe() -> String { [Value.name, Holder(value: 1).kind, Holder(value: "x").other(true)].joined(separator: " ") }

// MARK: a typealias inside a type follows that type
// swiftc: u 1.0 1 2.0 2
struct Metric { typealias Unit = Double; static func show(_ n: Unit) -> String { "\(n)" } }
struct Count { typealias Unit = Int; static func show(_ n: Unit) -> String { "\(n)" } }
typealias Unit = String
func probe() -> String {
  let name: Unit = "u"
  let half: Metric.Unit = 1, whole: Count.Unit = 1
  return "\(name) \(half) \(whole) \(Metric.show(2)) \(Count.show(2))"
}

// MARK: conditional compilation picks one branch by version and platform
// swiftc: new modern foundation
func probe() -> String {
  var out: [String] = []
  #if swift(>=5.9)
  out.append("new")
  #else
  out.append("old")
  #endif
  #if compiler(<4.0) || NOT_SET
  out.append("ancient")
  #elseif compiler(>=5.0) && !NOT_SET
  out.append("modern")
  #endif
  #if canImport(Foundation) && !canImport(NoSuchModule)
  out.append("foundation")
  #endif
  return out.joined(separator: " ")
}

// MARK: conditional compilation inside types and chains
// swiftc: kept [2, 3, 4]
struct Screen {
  #if swift(>=4)
  var title = "kept"
  #else
  var title = 7
  #endif
  #if NEVER
  func broken() -> Missing { Missing() }
  #endif
}
func probe() -> String {
  let list = [3, 1, 2]
    .map { $0 + 1 }
    #if swift(>=5)
    .sorted()
    #endif
  return "\(Screen().title) \(list)"
}

// MARK: conditional compilation around switch cases
// swiftc: [1, 2, 3]
enum Mode { case fast, slow
  #if !LEGACY
  case auto
  #endif
}
func text(_ mode: Mode) -> Int {
  switch mode {
  case .fast: return 1
  case .slow: return 2
  #if !LEGACY
  case .auto: return 3
  #endif
  }
}
func probe() -> String { "\([Mode.fast, .slow, .auto].map(text))" }

// MARK: availability conditions are true on this system
// swiftc: yes
func probe() -> String {
  var out: [String] = []
  if #available(iOS 13, macOS 10.15, *) { out.append("yes") } else { out.append("no") }
  guard #available(iOS 15, *), out.count == 1 else { return "old" }
  if #unavailable(iOS 14) { out.append("legacy") }
  return out.joined(separator: " ")
}

// MARK: names with backticks and unicode
// swiftc: default switch 4 3 c 6 3.14 fish
enum Mode { case `default`, `switch`, `self2`; static let `init` = 4 }
struct Größe { let länge = 3; var `class`: String { "c" } }
func probe() -> String {
  let `in` = 5, π = 3.14, 🐟 = "fish"
  return "\(Mode.default) \(Mode.switch) \(Mode.`init`) \(Größe().länge) \(Größe().class) \(`in` + 1) \(π) \(🐟)"
}

// MARK: an extension of a nested type from outside
// swiftc: false true L dry goods
enum Shop { struct Shelf { var jars = 2 }; enum Kind { case dry } }
extension Shop.Shelf { var full: Bool { jars > limit }; private var limit: Int { 3 }; struct Label { let text = "L" } }
extension Shop.Kind: CustomStringConvertible { var description: String { "dry goods" } }
func probe() -> String { "\(Shop.Shelf().full) \(Shop.Shelf(jars: 9).full) \(Shop.Shelf.Label().text) \(Shop.Kind.dry)" }

// MARK: if let and closures shadow a property for their body only
// swiftc: ida, closure nil, self nil; none
final class Player {
  var name: String? = "ida"
  func rename() -> String {
    guard let name else { return "none" }
    self.name = nil
    let inner = { (name: String?) in name ?? "closure nil" }
    return [name, inner(self.name), self.name ?? "self nil"].joined(separator: ", ")
  }
}
func probe() -> String { let p = Player(); return p.rename() + "; " + p.rename() }
