import Testing

@Suite("Classes") struct ClassTests {
  private let declarations = """
    class Animal { var name: String; var sound: String { "…" }
      lazy var id: Int = { Animal.made += 1; return Animal.made }()
      static var made = 0
      init(name: String) { self.name = name }
      convenience init() { self.init(name: "nameless") }
      func speak() -> String { "\\(name) says \\(sound)" }
      class func kind() -> String { "animal" }
      func rename(_ s: String) { name = s } }
    class Dog: Animal { var tricks: [String] = []
      override var sound: String { "woof" }
      init(name: String, tricks: [String]) { self.tricks = tricks; super.init(name: name) }
      override func speak() -> String { super.speak() + "!" }
      override class func kind() -> String { "dog" } }
    final class Puppy: Dog { override func speak() -> String { super.speak() + "?" } 
      init() { super.init(name: "Pip", tricks: []) } }
    class Base { let n: Int; init(n: Int) { self.n = n } }
    class Derived: Base { var extra = 2 }
    final class Counter { private(set) var count = 0 { didSet { history.append(oldValue) } }; var history: [Int] = []
      func up() { count += 1 }
      static let shared = Counter() }
    """

  @Test("A superclass is named by the types around it, beside others of its name")
  func nestedSuperclass() {
    let declarations = """
      struct Quay { }
      extension Quay {
        class Model { var boats: [String]; init(boats: [String] = []) { self.boats = boats }
          func title() -> String { "\\(boats.count) boats" } }
      }
      enum Shed { class Model { var tools = 2 } }
      protocol Named { }
      extension Shed { class Store: Model, Named { } }
      final class QuayModel: Quay.Model {
        init(guest: String) { super.init(boats: ["Ada", guest]) }
        override func title() -> String { super.title() + "!" }
      }
      final class ShedModel: Shed.Model { func all() -> Int { tools } }
      """
    #expect(value("QuayModel(guest: \"Bo\").boats.joined()", with: declarations) == "AdaBo")
    #expect(value("QuayModel(guest: \"Bo\").title()", with: declarations) == "2 boats!")
    #expect(value("ShedModel().all()", with: declarations) == "2")
    #expect(value("Shed.Store().tools", with: declarations) == "2")
    #expect(value("(QuayModel(guest: \"Bo\") as Any) is Quay.Model", with: declarations) == "true")
  }

  @Test(
    "Objects are shared, and subclasses override",
    arguments: [
      (#"let a = Animal(name: "Al"); let b = a; b.name = "Bo"; return a.name"#, "Bo"),
      ("Animal().name", "nameless"), (#"Dog(name: "Rex", tricks: []).speak()"#, "Rex says woof!"),
      (#"let a: Animal = Dog(name: "Rex", tricks: ["sit"]); return a.speak()"#, "Rex says woof!"),
      ("Puppy().speak()", "Pip says woof!?"), ("Dog.kind()", "dog"), ("Animal.kind()", "animal"),
      (#"(Dog(name: "R", tricks: ["sit"]) as Animal as? Dog)?.tricks"#, #"Optional(["sit"])"#),
      ("Derived(n: 4).n + Derived(n: 1).extra", "6"),
      ("let c = Counter(); c.up(); c.up(); return c.count", "2"),
      ("let c = Counter(); c.up(); c.up(); return c.history", "[0, 1]"),
      ("Counter.shared.up(); return Counter.shared.count", "1"),
      (#"func change(_ a: Animal) { a.rename("new") }; let a = Animal(); change(a); return a.name"#, "new"),
      (#"let a = Animal(), b = Animal(); return [b.id, a.id, b.id]"#, "[1, 2, 1]"),
      ("let xs = [Counter(), Counter()]; xs[0].up(); return xs.map(\\.count)", "[1, 0]"),
      ("let f = Counter(); let g = f.up; g(); return f.count", "1"),
      (
        #"let animals: [Animal] = [Puppy(), Dog(name: "Rex", tricks: [])]; return animals.map { $0.sound }"#,
        #"["woof", "woof"]"#
      ), ("Puppy().tricks.count", "0"),
      ("let c = Counter(); let f = { [weak c] in c?.up() }; f(); return c.count", "1"),
      ("let c = Counter(); let f = { [unowned c] in c.up() }; f(); return c.count", "1"),
    ])
  func objects(source: String, expected: String) { #expect(value(source, with: declarations) == expected) }

  @Test("An observer does not run while the object is made")
  func observerInInit() {
    let declarations =
      "class Model { var log = 0; var n: Int { didSet { log += 1 } }; init() { n = 5; n = 6 } }"
    #expect(
      value("let m = Model(); let before = m.log; m.n = 7; return [before, m.log]", with: declarations)
        == "[0, 1]")
  }

  @Test("One observer's change runs another property's observer")
  func observersCascade() {
    let declarations =
      "class Model { var a = 0 { didSet { b = a * 2 } }; var b = 0 { didSet { c = b + 1 } }; var c = 0 }"
    #expect(value("let m = Model(); m.a = 3; return [m.a, m.b, m.c]", with: declarations) == "[3, 6, 7]")
  }

  @Test("A property that sets itself in its observer is not observed again")
  func observerSetsItself() {
    let declarations = "class Model { var a = 0 { didSet { if a > 10 { a = 10 } } } }"
    #expect(value("let m = Model(); m.a = 30; return m.a", with: declarations) == "10")
  }
}
