import Testing

@Suite("Protocols and extensions") struct ProtocolTests {
  private let declarations = """
    protocol Named { var name: String { get }; func greet() -> String; static var kind: String { get } }
    extension Named { func greet() -> String { "Hello, \\(name)" }; var initial: String { "\\(name)/" }; static var kind: String { "thing" }
      static func make() -> String { "made \\(kind)" } }
    struct Cat: Named { var name: String }
    struct Dog: Named { let name = "Rex"; func greet() -> String { "Woof" }; static let kind = "dog" }
    protocol Polite: Named { }
    extension Polite { var title: String { "Dr \\(name)" } }
    final class Doctor: Polite { var name = "Who" }
    extension Int { var squared: Int { self * self }; func plus(_ n: Int) -> Int { self + n }; static let answer = 42; mutating func double() { self = self * 2 } 
      init(hours: Int) { self = hours * 60 } }
    extension String { var shout: String { self + "!" }; func repeated(_ n: Int) -> String { var s = ""; for _ in 0..<n { s += self }; return s }
      static let space = " " }
    extension Array { var second: Element? { count > 1 ? self[1] : nil } }
    extension Array where Element == Int { func total() -> Int { var s = 0; for x in self { s += x }; return s } }
    extension Collection { var isNotEmpty: Bool { !isEmpty } }
    extension Optional { var isThere: Bool { self != nil } }
    extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
    extension Double { var half: Double { self / 2 } }
    extension Bool { var word: String { self ? "on" : "off" } }
    """

  @Test(
    "Members come from the type, its protocols and its extensions",
    arguments: [
      (#"Cat(name: "Tom").greet()"#, "Hello, Tom"), ("Dog().greet()", "Woof"),
      (#"Cat(name: "Tom").initial"#, "Tom/"), ("Cat.kind + Dog.kind", "thingdog"), ("Dog.make()", "made dog"),
      ("Doctor().title", "Dr Who"), ("Doctor().greet()", "Hello, Who"),
      (
        #"let all: [any Named] = [Cat(name: "T"), Dog()]; return all.map { $0.greet() }"#,
        #"["Hello, T", "Woof"]"#
      ),
      ("Dog() is Named", "true"), ("Doctor() is Named", "true"), ("3.squared", "9"),
      ("3.plus(4).squared", "49"), ("Int.answer", "42"), ("var n = 4; n.double(); return n", "8"),
      ("Int(hours: 2)", "120"), (#""hey".shout"#, "hey!"), (#""ab".repeated(3)"#, "ababab"),
      (#""a" + String.space + "b""#, "a b"), ("[1, 2].second", "Optional(2)"), ("[1].second", "nil"),
      ("[1, 2, 3].total()", "6"),
      ("[1].isNotEmpty", "true"), ("let x: Int? = nil; return x.isThere", "false"),
      (#"let x: String? = nil; return x.orEmpty + "|""#, "|"),
      (#"let x: String? = "a"; return x.orEmpty"#, "a"),
      ("5.0.half", "2.5"), ("true.word", "on"),
      ("func f(_ n: some Named) -> String { n.name }; return f(Dog())", "Rex"),
      ("func f<T: Named>(_ t: T) -> String { T.kind }; return f(Dog())", "dog"),
    ])
  func members(source: String, expected: String) { #expect(value(source, with: declarations) == expected) }

  @Test("A type alias is the type it names")
  func aliases() {
    let declarations =
      "typealias Score = Int\ntypealias Handler = (Int) -> Int\nstruct S { typealias Item = Point; var p = Item(x: 2) }\nstruct Point { var x: Int }"
    #expect(
      value("let s: Score = 3; let h: Handler = { $0 + 1 }; return h(s) + S().p.x", with: declarations) == "6"
    )
  }

  @Test("A custom property wrapper is read, set and projected")
  func wrappers() {
    let declarations = """
      @propertyWrapper struct Clamped { private var value = 0; let range: ClosedRange<Int>
        init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; value = Swift.min(Swift.max(wrappedValue, range.lowerBound), range.upperBound) }
        var wrappedValue: Int { get { value } set { value = newValue > 10 ? 10 : newValue } }
        var projectedValue: String { "up to 10" } }
      @propertyWrapper struct Shouted { var wrappedValue: String { didSet { } }
        init(wrappedValue: String) { self.wrappedValue = wrappedValue + "!" } }
      struct Volume { @Clamped(0...10) var level = 50; @Shouted var name = "loud" }
      """
    #expect(value("let v = Volume(); return v.level", with: declarations) == "10")
    #expect(value("var v = Volume(); v.level = 4; return v.level", with: declarations) == "4")
    #expect(value("var v = Volume(); v.level = 40; return v.level", with: declarations) == "10")
    #expect(value("let v = Volume(); return v.$level", with: declarations) == "up to 10")
    #expect(value("Volume().name", with: declarations) == "loud!")
  }

  @Test(
    "dynamicMemberLookup asks its subscript for what is not declared",
    arguments: [
      ("Log().harbour", "page harbour"), ("Log().count", "3"), ("Box(wrapped: Boat()).name", "Gull"),
      ("Box(wrapped: Boat()).berth", "7"),
    ])
  func dynamicMembers(source: String, expected: String) {
    let declarations = """
      @dynamicMemberLookup struct Log {
        var count = 3
        subscript(dynamicMember name: String) -> String { "page " + name }
      }
      struct Boat { var name = "Gull"; var berth = 7 }
      @dynamicMemberLookup struct Box<Wrapped> {
        var wrapped: Wrapped
        subscript<Value>(dynamicMember path: KeyPath<Wrapped, Value>) -> Value { wrapped[keyPath: path] }
      }
      """
    #expect(value(source, with: declarations) == expected)
  }

  // The Swift book: in an extension with `where Self == Calm` the word `Self` is `Calm`.
  @Test("Self is the type that an extension of a protocol is for")
  func selfOfExtension() {
    let shown = Screen(
      """
      protocol Sea { var name: String { get } }
      struct Calm: Sea { var name = "calm" }
      struct Rough: Sea { let waves: Int; var name: String { "rough \\(waves)" } }
      enum Inland { struct Lake: Sea { var name: String { "lake" } } }
      extension Sea where Self == Calm { static var calm: Self { .init() } }
      extension Sea where Self == Rough { static func rough(_ waves: Int) -> Self { Self(waves: waves) } }
      extension Sea where Self == Inland.Lake { static var lake: Self { Self() } }
      struct Report<S: Sea>: View { let sea: S; var body: some View { Text(sea.name) } }
      #Preview { VStack { Report(sea: .calm); Report(sea: .rough(3)); Report(sea: .lake) } }
      """)
    #expect(shown.texts == ["calm", "rough 3", "lake"])
    #expect(shown.notices.isEmpty)
  }
}
