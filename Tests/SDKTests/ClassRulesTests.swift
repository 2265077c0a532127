import Testing

/// What swiftc's programs of the same code print.
@Suite("Rules of classes") struct ClassRulesTests {
  @Test("An associated type is bound to its superclass, and so are its values")
  func boundAssociatedTypes() {
    let said = Running.said(
      "return Float().ring() + Float().checked(Buoy()) + Float().checked(Mark())",
      declaring: """
        class Mark { func name() -> String { "mark " } }
        final class Buoy: Mark { override func name() -> String { "buoy " } }
        protocol Marking { associatedtype Made: Mark; func make() -> Made; func take(_ made: Made) }
        extension Marking {
          func ring() -> String { let made = make(); take(made); return made.name() }
          func checked(_ value: Any) -> String {
            guard let made = value as? Self.Made else { return "none " }
            take(made)
            return made.name()
          }
        }
        struct Float: Marking { func make() -> Buoy { Buoy() }; func take(_ made: Buoy) {} }
        """)
    #expect(said == "buoy buoy none ")
  }

  @Test("An initializer of a type parameter's superclass gives the type parameter")
  func madeOfParameters() {
    let said = Running.said(
      "return \"\\(made(Buoy.self).depth)\"",
      declaring: """
        class Mark { required init(depth: Int) {} }
        final class Buoy: Mark { var depth = 0; required init(depth: Int) { super.init(depth: depth); self.depth = depth } }
        func made<Kind: Mark>(_ kind: Kind.Type) -> Kind { let made = Kind(depth: 4); return made }
        """)
    #expect(said == "4")
  }

  @Test("What is assigned through a chain may name what is being changed")
  func chainedAssignments() {
    let said = Running.said(
      """
      let pier = Pier()
      pier.title = "A"
      pier.item = Item()
      pier.title = "B"
      return "\\(pier.item?.title ?? "-") \\(pier.item?.changes ?? 0)"
      """,
      declaring: """
        final class Item { var changes = 0; var title: String? { didSet { changes += 1 } } }
        final class Pier { var item: Item?; var title: String? { didSet { item?.title = title } } }
        """)
    #expect(said == "B 1")
  }

  @Test("An implicit member of a class is asked of the class that is expected")
  func implicitBases() {
    let said = Running.said(
      "let buoy: Buoy = .made(); return buoy.name",
      declaring: """
        class Mark {
          required init() {}
          class var kind: String { "mark" }
          var name: String { "" }
          class func made<Made>() -> Made { self.init() as! Made }
        }
        final class Buoy: Mark {
          override class var kind: String { "buoy" }
          override var name: String { Buoy.kind }
        }
        """)
    #expect(said == "buoy")
  }

  @Test("An object is told from others by itself")
  func identifiableObjects() {
    let said = Running.said(
      "let (one, other) = (Buoy(), Buoy()); return \"\\(one.id == one.id) \\(one.id == other.id)\"",
      declaring: "final class Buoy: Identifiable {}")
    #expect(said == "true false")
  }
}

/// Names of methods as Objective-C has them (swift.org, "Interacting with Objective-C"; the compiler's own rule).
@Suite("Selectors") struct SelectorTests {
  private let pier = """
    import UIKit
    class Pier: NSObject {
      var said: [String] = []
      @objc func ring() { said.append("ring") }
      @objc func changed(_ sender: UISwitch) { said.append("\\(sender.isOn)") }
      @objc func move(to place: Any) { said.append("\\(place)") }
      @objc(weigh:) func lift(load: Any) { said.append("\\(load) lifted") }
      @objc func open(gate: Int, for ship: String) {}
      @objc var depth: Int { 4 }
    }
    final class Quay: Pier { override func ring() { said.append("quay") } }
    """

  @Test("A selector has the name that Objective-C knows a method by")
  func names() {
    let said = Running.said(
      """
      let all = [
        #selector(Pier.ring), #selector(Pier.changed(_:)), #selector(Pier.move(to:)), #selector(Pier.lift),
        #selector(Pier.open(gate:for:)), #selector(getter: Pier.depth),
      ]
      return all.map { NSStringFromSelector($0) }.joined(separator: " ")
      """, declaring: pier)
    #expect(said == "ring changed: moveTo: weigh: openWithGate:for: depth")
  }

  @Test("A target does what its own class does for a selector")
  func performing() {
    let said = Running.said(
      """
      let pier: Pier = Quay()
      pier.perform(#selector(Pier.ring))
      pier.perform(NSSelectorFromString("weigh:"), with: "anchor")
      let lamp = UISwitch()
      lamp.addTarget(pier, action: #selector(Pier.changed), for: .valueChanged)
      lamp.setOn(true, animated: false)
      lamp.sendActions(for: .valueChanged)
      return pier.said.joined(separator: ", ") + " \\(pier.responds(to: #selector(Pier.ring)))"
        + " \\(pier.responds(to: NSSelectorFromString("sink")))"
      """, declaring: pier)
    #expect(said == "quay, anchor lifted, true true false")
  }

  /// What `said` gives is what swiftc's program prints without optimization.
  private static let lifetimes = """
    nonisolated(unsafe) var log: [String] = []
    final class Buoy {
      let n: Int
      init(_ n: Int) { self.n = n; log.append("+\\(n)") }
      deinit { log.append("-\\(n)") }
    }
    struct Watch { weak var buoy: AnyObject? }
    struct Failed: Error {}
    func said(_ body: () throws -> Void) -> String { log = []; try? body(); return log.joined(separator: " ") }
    """

  @Test(
    "What a block's variables hold is let go at its end, the last first",
    arguments: [
      (#"for i in 0..<2 { let o = Buoy(i); log.append("in\(o.n)") }"#, "+0 in0 -0 +1 in1 -1 end"),
      (#"do { let a = Buoy(1); let b = Buoy(2); log.append("\(a.n + b.n)") }"#, "+1 +2 3 -2 -1 end"),
      (#"if let o = Optional(Buoy(1)) { log.append("in\(o.n)") }"#, "+1 in1 -1 end"),
      (
        #"do { let o = Buoy(1); log.append("\(o.n)"); throw Failed() } catch { log.append("caught") }"#,
        "+1 1 -1 caught end"
      ),
      (
        #"var i = 0; while i < 2 { defer { i += 1 }; let o = Buoy(i); if i == 0 { continue }; log.append("\(o.n)") }"#,
        "+0 -0 +1 1 -1 end"
      ),
      (#"switch Buoy(1) { case let o: log.append("\(o.n)") }"#, "+1 1 -1 end"),
      (#"repeat { let o = Buoy(1); log.append("\(o.n)") } while false"#, "+1 1 -1 end"),
      (#"for o in (0..<2).lazy.map({ Buoy($0) }) { log.append("\(o.n)") }"#, "+0 0 -0 +1 1 -1 end"),
      (#"let o = Buoy(1); do { let f = { o.n }; log.append("\(f())") }"#, "+1 1 end -1"),
      (
        #"func make() -> Buoy { let q = Buoy(7); defer { log.append("d") }; return q }; let z = make(); _ = z"#,
        "+7 d end -7"
      ),
    ])
  func blocks(code: String, expected: String) {
    let body = "return said {\n\(code)\nlog.append(\"end\")\n}"
    #expect(Running.said(body, declaring: Self.lifetimes) == expected)
  }

  @Test(
    "A weak property doesn't keep what it is given, however it gets it",
    arguments: [
      #"var watch = Watch(); do { let o = Buoy(1); watch.buoy = o; log.append("\(watch.buoy != nil)") }"#,
      #"let watch: Watch; do { let o = Buoy(1); watch = Watch(buoy: o); log.append("\(watch.buoy != nil)") }"#,
    ])
  func weakProperties(code: String) {
    let body = "return said {\n\(code)\nlog.append(\"\\(watch.buoy == nil)\")\n}"
    #expect(Running.said(body, declaring: Self.lifetimes) == "+1 true -1 true")
  }

  @Test("An argument that is evaluated later keeps what its block's variables hold")
  func laterArguments() {
    let declarations =
      Self.lifetimes + """

        struct Later { let value: () -> Int; init(_ value: @autoclosure @escaping () -> Int) { self.value = value } }
        """
    let code = """
      var later: Later?
      do { let o = Buoy(4); later = Later(o.n * 2) }
      return "\\(later?.value() ?? 0)"
      """
    #expect(Running.said(code, declaring: declarations) == "8")
  }

  @Test(
    "Observers are passed over in an initializer and a deinit themselves, not in what is called or deferred there"
  )
  func observersWhileMaking() {
    let declarations = """
      nonisolated(unsafe) var log: [String] = []
      final class Gauge {
        var level = 0 { didSet { log.append("\\(oldValue)>\\(level)") } }
        var unit: Int { didSet { log.append("unit \\(unit)") } }
        init() {
          unit = 1
          level = 5
          defer { level = 6 }
          let set = { self.unit = 2 }
          set()
          func reset() { unit = 3 }
          reset()
          self.level = 7
        }
        deinit { level = 9; log.append("end") }
      }
      struct Tide {
        var height = 0 { didSet { log.append("height \\(height)"); if height > 3 { height = 3 } } }
        init(_ height: Int) { self.height = height; defer { self.height += 1 } }
      }
      """
    let code = """
      do { _ = Gauge() }
      var tide = Tide(1)
      tide.height = 9
      return log.joined(separator: ", ") + " \\(tide.height)"
      """
    #expect(
      Running.said(code, declaring: declarations)
        == "unit 2, unit 3, 7>6, end, height 2, height 9 3")
  }
}
