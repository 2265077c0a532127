import Testing

/// Swift's overload resolution: The Swift Programming Language, "Functions"; by types where labels agree.
@Suite("Functions of one name and the same labels") struct OverloadTests {
  private func screen(_ body: String, declarations: String) -> Screen {
    Screen(
      """
      \(declarations)
      struct Probe: View { var body: some View { VStack { \(body) } } }
      """, open: "Probe")
  }

  @Test("An initialiser leaves its work to another one of the same labels, never to itself")
  func initializers() {
    let screen = screen(
      #"Text(Key("ebb").name.text); Text(Pot("Sencha", strength: 2).label)"#,
      declarations: """
        struct Name { let text: String; init(_ text: String) { self.text = text } }
        class Key {
          let name: Name
          convenience init(_ text: String) { self.init(Name(text)) }
          init(_ name: Name, retries: Int? = nil) { self.name = name }
        }
        struct Pot { let label: String }
        extension Pot {
          init(_ name: String, strength: Int) { self.init(name, strength: String(strength)) }
          init(_ name: String, strength: String) { self.init(label: name + " " + strength) }
        }
        """)
    #expect(screen.texts == ["ebb", "Sencha 2"])
    #expect(screen.notices.isEmpty)
  }

  @Test("An initialiser that an app adds for a number is not given bytes")
  func addedInitializers() {
    let declarations = """
      extension Data { init(_ length: UInt32) { self = Data(repeating: 0, count: Int(length)) } }
      func bytes() -> [UInt8] { [1, 2] }
      let name = "reef"
      """
    let counts = """
      Text("\\(Data([1, 2, 3]).count) \\(Data([7] as [UInt8]).count) \\(Data(bytes()).count)")
      Text("\\(Data(name.utf8).count) \\(Data(UInt32(9)).count)")
      """
    #expect(screen(counts, declarations: declarations).texts == ["3 1 2", "4 9"])
  }

  @Test("A modifier that an app adds for a package's type leaves the SDK's colours and numbers to the SDK's")
  func outsideTypes() {
    let screen = screen(
      """
      Text("Ebb").foregroundStyle(BrandColor.deep); Text("Flood").foregroundStyle(.secondary)
      Text("Neap").foregroundStyle(Color.red); Text("Spring").padding(8); Text("Slack").padding(BrandSpace.wide)
      Text("Race").tint(Hue.warm)
      """,
      declarations: """
        import Brand
        import SwiftUI
        extension View {
          func foregroundStyle(_ hue: Hue) -> some View { foregroundStyle(Color(hue.color)) }
          func foregroundStyle(_ color: BrandColor) -> some View { return foregroundStyle(color.own) }
          func padding(_ space: BrandSpace) -> some View { padding(space.points) }
          func tint(_ hue: Hue) -> some View { self.tint(hue.color) }
          func tint(_ color: BrandColor) -> some View { self.tint(color.own) }
        }
        """)
    #expect(screen.texts == ["Ebb", "Flood", "Neap", "Spring", "Slack", "Race"])
    #expect(!screen.notices.contains { $0.message.contains("nested") || $0.message.contains("modifier") })
  }

  @Test("The one whose parameter is of the argument's type is called")
  func types() {
    let screen = screen(
      #"let tea = "Oolong"; let cups = 3; Text(label(tea)); Text(label(cups)); Text(label(Tin()))"#,
      declarations: """
        struct Tin { let name = "tin" }
        func label(_ value: String) -> String { "name " + value }
        func label(_ value: Int) -> String { "count \\(value)" }
        func label(_ value: Tin) -> String { label(value.name) }
        """)
    #expect(screen.texts == ["name Oolong", "count 3", "name tin"])
  }

  @Test("An app's method on a type of the library means the library's by its own name inside")
  func libraryMethods() {
    let screen = screen(
      #"Text("harbour".cut(3)); Text([3, 1, 2].sorted(reversed: true).map(String.init).joined(separator: " "))"#,
      declarations: """
        extension String {
          func cut(_ count: Int) -> String { String(prefix(count)) }
          func hasPrefix(_ text: String) -> Bool { self.hasPrefix(text) }
        }
        extension Sequence where Element: Comparable {
          func sorted(reversed: Bool) -> [Element] { let values = sorted(); return reversed ? values.reversed() : values }
        }
        """)
    #expect(screen.texts == ["har", "3 2 1"])
    let prefix = self.screen(
      #"Text("harbour".hasPrefix("har") ? "yes" : "no")"#,
      declarations: "extension String { func hasPrefix(_ text: String) -> Bool { self.hasPrefix(text) } }")
    #expect(prefix.texts == ["yes"])
    #expect(prefix.notices.isEmpty)
  }

  @Test("A subscript that the app adds to dictionaries asks the library's inside")
  func subscripts() {
    let screen = screen(
      #"let key: String? = "ebb"; Text(["ebb": "low"][key] ?? "none")"#,
      declarations: """
        extension Dictionary { subscript(key: Key?) -> Value? { guard let key else { return nil }
          return self[key] } }
        """)
    #expect(screen.texts == ["low"])
  }

  @Test("A modifier of the app by a built-in name means the built-in one inside")
  func modifiers() {
    let screen = screen(
      #"Text("x").accessibilityLabel { "Tide " + "table" }"#,
      declarations: """
        extension View {
          func accessibilityLabel(_ text: () -> String) -> some View { accessibilityLabel(text()) }
        }
        """)
    #expect(screen.outline.contains(#".accessibilityLabel("Tide table")"#))
    #expect(screen.notices.isEmpty)
  }

  @Test("Real recursion still ends by itself")
  func recursion() {
    let screen = screen(
      "Text(\"\\(48.divisor(36))\")",
      declarations: """
        extension Int { func divisor(_ other: Int) -> Int { other == 0 ? self : other.divisor(self % other) } }
        """)
    #expect(screen.texts == ["12"])
  }

  @Test("Inside a type the static members of the types around it need no name before them")
  func staticsAround() {
    let screen = screen(
      "Text(Keys.Harbour.opens)",
      declarations: """
        enum Keys {
          static let prefix = "harbour."
          static func key(_ name: String) -> String { prefix + name }
          enum Harbour { static var opens: String { key("opens") } }
        }
        """)
    #expect(screen.texts == ["harbour.opens"])
  }

  @Test("A case with values is of its enum, written with the type or without")
  func cases() {
    let screen = screen(
      """
      Text(label(.mute)); Text(label(.loaded(Note(mode: .all)))); Text(label(Loading.loaded(Note(mode: .mute))))
      """,
      declarations: """
        enum Mode { case all, mute }
        struct Note { var mode: Mode }
        enum Loading { case loading, loaded(Note) }
        func label(_ mode: Mode) -> String { switch mode { case .all: return "All"; case .mute: return "Mute" } }
        func label(_ state: Loading) -> String {
          switch state { case .loading: return "Wait"; case .loaded(let note): return label(note.mode) }
        }
        """)
    #expect(screen.texts == ["Mute", "All", "Mute"])
    #expect(screen.notices.isEmpty)
  }

  @Test("A function that comes to its end without the text it promises is named")
  func nothing() {
    let screen = screen(
      "Text(label(outside))",
      declarations: """
        func label(_ tide: Int) -> String { switch tide { case 1: return "ebb"; case 2: return "flood" } }
        let outside = 3
        """)
    #expect(screen.texts == ["«label(outside)»"])
    #expect(screen.notices.contains { $0.message.contains("label") })
  }

  @Test("A pair is taken apart for a function of two")
  func pairs() {
    let screen = screen(
      #"Text(["ebb", "flood"].enumerated().map(row).joined(separator: ", "))"#,
      declarations: #"func row(_ index: Int, _ name: String) -> String { "\(index + 1) \(name)" }"#)
    #expect(screen.texts == ["1 ebb, 2 flood"])
  }

  @Test("A member without a type is of the one whose type has it, be the other an enum or a structure")
  func members() {
    let declarations = """
      struct Pins { let top: String; init(_ top: String) { self.top = top } }
      struct Rope {
        enum Pin: String { case edges }
        private func tied(_ pins: Pins, gap: Int = 0) -> String { pins.top + "\\(gap)" }
        func tied(_ pin: Pin, gap: Int = 0) -> String { tied(Pins(pin.rawValue), gap: gap) }
      }
      """
    #expect(value("Rope().tied(.edges, gap: 2)", with: declarations) == "edges2")
  }

  @Test("A member without a type is none of Swift's own types where those have none of the name")
  func membersOfBasicTypes() {
    let declared = """
      enum Wind: String { case calm = "C", max = "M" }
      extension String { static let buoy = "red buoy" }
      struct Log {
        func read(_ text: String) -> String { "text \\(text)" }
        func read(_ wind: Wind) -> String { "wind \\(wind.rawValue)" }
        func count(_ number: Int) -> String { "number" }
        func count(_ wind: Wind) -> String { "wind" }
      }
      """
    let parts = ["read(.calm)", "read(.buoy)", "count(.calm)", "count(.zero)", "read(.max)"]
    let expected = ["wind C", "text red buoy", "wind", "number", "wind M"]
    for (part, expected) in zip(parts, expected) {
      #expect(Evaluation("return Log().\(part)", declarations: declared).text == expected)
    }
  }

  // Swift: a value is no list of its type; `T...` takes one, `[T]` doesn't.
  @Test("One thing is not given where a list is wanted")
  func lists() {
    let declared = """
      class Boat { let name: String; init(_ name: String) { self.name = name } }
      struct Pier {
        let boat = Boat("Ada"); lazy var other = Boat("Bo")
        func names(_ boats: [Boat]) -> String { "list " + boats.map(\\.name).joined(separator: " ") }
        func names(_ boats: Boat...) -> String { "some " + boats.map(\\.name).joined(separator: " ") }
        func one() -> String { names(boat) }
        mutating func held() -> String { names(self.other) }
        func many() -> String { names([boat, Boat("Cy")]) }
        func given(_ boat: Boat) -> String { names(boat) }
      }
      """
    #expect(value("Pier().one()", with: declared) == "some Ada")
    #expect(Evaluation("var pier = Pier(); return pier.held()", declarations: declared).text == "some Bo")
    #expect(value("Pier().many()", with: declared) == "list Ada Cy")
    #expect(value("Pier().given(Boat(\"Di\"))", with: declared) == "some Di")
  }

  @Test("What a protocol asks for and a class has not is nil there")
  func optionalRequirements() {
    let declarations = """
      @objc protocol Gauge { func count() -> Int; @objc optional func share(at index: Int) -> Int }
      final class Plain: NSObject, Gauge { func count() -> Int { 2 } }
      final class Fine: NSObject, Gauge { func count() -> Int { 3 }; func share(at index: Int) -> Int { 7 } }
      func read(_ gauge: Gauge?) -> Int { gauge?.share?(at: 0) ?? -1 }
      """
    #expect(value("\"\\(read(Plain())) \\(read(Fine())) \\(read(nil))\"", with: declarations) == "-1 7 -1")
  }

  @Test("An initialiser that an app adds for texts is not given a colour")
  func colors() {
    let screen = screen(
      #"Text("Ebb").foregroundStyle(Color(uiColor: UIColor(water))); Text(UIColor("deep") == .blue ? "deep" : "shallow")"#,
      declarations: """
        extension UIColor {
          convenience init(_ name: String, otherwise: UIColor = .clear) {
            if name.hasPrefix("d") { self.init(Color.blue) } else { self.init(cgColor: otherwise.cgColor) }
          }
        }
        let water: Color = Color.green
        """)
    #expect(screen.texts.first == "Ebb")
    #expect(screen.notices.isEmpty)
  }

  @Test("Lists in lists and single values are told apart by how deep a literal is")
  func depths() {
    let screen = screen(
      #"Text(Ledger(days: [[1, nil], [4]]).kind); Text(Ledger(days: [[[1, 2], [nil]], [[7]]]).kind)"#,
      declarations: """
        struct Ledger {
          let kind: String
          init(days: [[Double?]]) { kind = "amounts \\(days[0].count)" }
          init(days: [[[Double?]]]) { kind = "spans \\(days[0][0].count)" }
        }
        """)
    #expect(screen.texts == ["amounts 2", "spans 2"])
    #expect(screen.notices.isEmpty)
  }

  @Test("A modifier that an app adds with a closure is not given what is no function")
  func modifierValues() {
    let screen = screen(
      """
      let priced = Priced()
      Text("Plums").modifier(priced)
      Text("Pears").modifier { fruit in HStack { fruit; Text("sold out") } }
      """,
      declarations: """
        struct Inline<Content: View>: ViewModifier {
          let change: (AnyView) -> Content
          func body(content: Self.Content) -> some View { change(AnyView(content)) }
        }
        extension View {
          func modifier<T: View>(@ViewBuilder _ change: @escaping (AnyView) -> T) -> some View {
            self.modifier(Inline<T>(change: change))
          }
        }
        struct Priced: ViewModifier {
          func body(content: Content) -> some View { HStack { content; Text("2 euros") } }
        }
        """)
    #expect(screen.texts == ["Plums", "2 euros", "Pears", "sold out"])
    #expect(screen.notices.isEmpty)
  }

  @Test("Of two that take lists of lists, the one whose elements those of a written list can be")
  func writtenLists() {
    let code = """
      struct Chart {
        enum Piece: Equatable { case single(Double?)
          var first: Double? { if case .single(let v) = self { v } else { nil } } }
        let data: [[Piece]]
        init(data: [[Piece]], marks: [Int: [Int]] = [:], scale: Double = 1) { self.data = data }
        init(data: [[Double?]], marks: [Int: [Int]] = [:], scale: Double = 1) {
          self.init(data: data.map { $0.map { .single($0) } }, marks: marks, scale: scale) }
        var sum: Double { data[0].compactMap(\\.first).reduce(0, +) }
      }
      """
    #expect(
      value(
        "return Chart(data: [[4, 6].map { $0 * 2 }, [-3.3].map { $0 * 2 }], marks: [3: [7]]).sum", with: code)
        == "20.0")
    #expect(value("return Chart(data: [[4.5, nil]], scale: 2).sum", with: code) == "4.5")
    #expect(value("return Chart(data: [[.single(2), .single(nil)]]).sum", with: code) == "2.0")
  }

  @Test("An initialiser that is unavailable, or disfavoured beside another that fits, is not meant")
  func disfavored() {
    let screen = Screen(
      """
      struct Sign: View {
        let words: [String]
        init(title: LocalizedStringKey, note: LocalizedStringKey? = nil) { words = ["key", note == nil ? "1" : "2"] }
        @_disfavoredOverload
        init(title: String, note: String? = nil) { words = ["text", note == nil ? "1" : "2"] }
        @available(*, unavailable) init(title: String, depth: Int) { fatalError() }
        init<Depth>(title: LocalizedStringKey, depth: Depth) { words = ["key", "deep"] }
        var body: some View { Text(words.joined(separator: " ")) }
      }
      struct Probe: View { let tide = "Ebb"; var body: some View { VStack {
        Sign(title: "Ebb")
        Sign(title: "Ebb", note: "low")
        Sign(title: tide, note: tide)
        Sign(title: "Ebb", depth: 4)
      } } }
      """, open: "Probe")
    #expect(screen.texts == ["key 1", "key 2", "text 2", "key deep"])
  }

  @Test("A list is no number, and no insets: what is made of lists takes it")
  func listLiterals() {
    let screen = Screen(
      """
      func named(_ depth: Int) -> String { "depth" }
      func named(_ edges: Edge.Set) -> String { "edges" }
      extension View {
        func inset(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { accessibilityHint("edges") }
        func inset(_ insets: EdgeInsets) -> some View { accessibilityHint("insets") }
      }
      struct Probe: View { var body: some View { VStack {
        Text(named([.leading])).inset([.leading, .trailing])
        Text(named(4)).inset(EdgeInsets())
      } } }
      """, open: "Probe")
    #expect(screen.texts == ["edges", "depth"])
    let hints = screen.nodes.flatMap(\.modifiers).filter { $0.name == "accessibilityHint" }
    #expect(hints.compactMap { $0.unlabeled()?.string } == ["edges", "insets"])
  }
}
