// swift-format-ignore-file

// MARK: clamped property wrapper with arguments
// swiftc: 5 1.0 1
@propertyWrapper struct Clamped<V: Comparable> { private var value: V; let range: ClosedRange<V>
  init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: V { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } } }
struct Settings { @Clamped(0...1) var volume = 0.5; @Clamped(1...5) var stars: Int = 9 }
func probe() -> String { var s = Settings(); let before = s.stars; s.volume = 3; s.stars -= 10; return "\(before) \(s.volume) \(s.stars)" }

// MARK: wrapper with projected value and memberwise initializer
// swiftc: Bobby ["Ada", "Bob"] [30]
@propertyWrapper struct Tracked<T> { private(set) var history: [T] = []; var wrappedValue: T { didSet { history.append(oldValue) } }
  var projectedValue: [T] { history }; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
struct Form { @Tracked var name: String; @Tracked var age = 30 }
func probe() -> String { var f = Form(name: "Ada"); f.name = "Bob"; f.name += "by"; f.age += 1; return "\(f.name) \(f.$name) \(f.$age)" }

// MARK: composed wrappers
// swiftc: AB EF
@propertyWrapper struct Upper { var wrappedValue: String { didSet { wrappedValue = wrappedValue.uppercased() } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() } }
@propertyWrapper struct Box<T> { var wrappedValue: T; var projectedValue: String { "box of \(wrappedValue)" } ; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
struct Code { @Box @Upper var id = "ab"; @Upper var plain = "cd" }
func probe() -> String { var c = Code(); c.plain = "ef"; return "\(c.id) \(c.plain)" }

// MARK: result builder with availability and final result
// swiftc: one two. hello there.
@resultBuilder struct Sentence { static func buildBlock(_ s: String...) -> [String] { s }; static func buildFinalResult(_ s: [String]) -> String { s.joined(separator: " ") + "." }; static func buildLimitedAvailability(_ s: String) -> String { s } }
func say(@Sentence _ f: () -> String) -> String { f() }
struct Speaker { @Sentence var greeting: String { "hello"; "there" } }
func probe() -> String { say { "one"; "two" } + " " + Speaker().greeting }

// MARK: buildPartialBlock
// swiftc: 123
@resultBuilder enum Sum { static func buildPartialBlock(first: Int) -> Int { first }; static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next } }
func number(@Sum _ f: () -> Int) -> Int { f() }
func probe() -> String { "\(number { 1; 2; 3 })" }

// MARK: dynamic member lookup by string and key path
// swiftc: Ann - 11 2
@dynamicMemberLookup struct JSONValue { var fields: [String: String]; subscript(dynamicMember name: String) -> String { fields[name] ?? "-" } }
struct Point { var x = 1, y = 2 }
@dynamicMemberLookup struct Ref<T> { var value: T; subscript<U>(dynamicMember path: WritableKeyPath<T, U>) -> U { get { value[keyPath: path] } set { value[keyPath: path] = newValue } } }
func probe() -> String { let j = JSONValue(fields: ["name": "Ann"]); var r = Ref(value: Point()); r.x += 10; return "\(j.name) \(j.age) \(r.x) \(r.value.y)" }

// MARK: property observers in a class hierarchy
// swiftc: will 5, did 0, savings 5, will 7, did 5, savings 7
class Account { var balance = 0 { willSet { log.append("will \(newValue)") } didSet { log.append("did \(oldValue)") } }; var log: [String] = [] }
final class Savings: Account { override var balance: Int { didSet { log.append("savings \(balance)") } } }
func probe() -> String { let s = Savings(); s.balance = 5; s.balance += 2; return s.log.joined(separator: ", ") }

