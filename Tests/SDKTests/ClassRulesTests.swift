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
}
