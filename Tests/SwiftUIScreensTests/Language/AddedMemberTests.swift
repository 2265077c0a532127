import Testing

/// Swift's language reference: overloads are chosen by the types of what is given, cases of an enum's own
/// before those of optionals, and result builders are types whose functions can be called.
@Suite("What an app adds to types of the library") struct AddedMemberTests {
  private func screen(_ body: String, _ declarations: String, _ members: String = "") -> Screen {
    Screen(
      """
      \(declarations)
      struct Probe: View {
        \(members)
        var body: some View { VStack { \(body) } }
      }
      """, open: "Probe")
  }

  @Test("A subscript for sets of places leaves single places to the array")
  func subscripts() {
    let shown = screen(
      #"Text(["ebb", "flood"][1]); Text(["ebb", "flood", "slack"][IndexSet([0, 2])].joined(separator: " "))"#,
      """
      extension Array {
        subscript(places: IndexSet) -> [Element] { var found = [Element](); for place in places { found.append(self[place]) }; return found }
      }
      """)
    #expect(shown.texts == ["flood", "ebb slack"])
    #expect(shown.notices.isEmpty)
  }

  @Test("A property of optionals is found from another one by its name alone, also behind a binding")
  func optionals() {
    let shown = screen(
      "TextField(\"Name\", text: $name.bound); Text(full.bound); Text(\"\\(depth.bound)\")",
      """
      extension Optional where Wrapped == String {
        var held: String? { get { self } set { self = newValue } }
        var bound: String { get { held ?? "nobody" } set { held = newValue.isEmpty ? nil : newValue } }
      }
      extension Optional where Wrapped: FixedWidthInteger {
        var held: Wrapped? { get { self } set { self = newValue } }
        var bound: Wrapped { get { held ?? 0 } set { held = newValue } }
      }
      """, "@State var name: String?; @State var full: String? = \"Ida\"; @State var depth: Int? = 3")
    #expect(shown.outline.contains("TextField \"Name\" text: $\"nobody\""))
    #expect(shown.texts == ["Ida", "3"])
    #expect(shown.notices.isEmpty)
  }

  @Test("A builder's function that is called by name gives what it is given")
  func builders() {
    let shown = screen(
      "Text(\"ebb\").when(true) { _ in Text(\"flood\") }; Text(\"ebb\").when(false) { _ in Text(\"flood\") }",
      """
      extension View {
        func when<Changed: View>(_ condition: Bool, change: (Self) -> Changed) -> _ConditionalContent<Changed, Self> {
          if condition { return ViewBuilder.buildEither(first: change(self)) }
          return ViewBuilder.buildEither(second: self)
        }
      }
      """)
    #expect(shown.texts == ["flood", "ebb"])
    #expect(shown.notices.isEmpty)
  }

  @Test("An enum's own case `some` is not that of optionals")
  func ownSome() {
    let shown = screen(
      "Text(Answers.some([\"yes\"]).text); Text(Answers.missing(\"lost\").text)",
      """
      enum Answers {
        case some([String]), missing(String)
        var text: String { switch self { case let .some(all): return all.joined(); default: return "none" } }
      }
      """)
    #expect(shown.texts == ["yes", "none"])
  }

  @Test("A wrapper made in an initialiser by its type's place, around another wrapper")
  func wrappers() {
    let shown = screen(
      "Text(\"\\(log.depth) m\")",
      """
      @propertyWrapper struct Kept<Value> {
        private let subject: CurrentValueSubject<Value, Never>
        init(key: String, fallback: Value) { subject = CurrentValueSubject<Value, Never>(fallback) }
        var wrappedValue: Value { get { subject.value } set { subject.send(newValue) } }
      }
      @propertyWrapper struct PublishedKept<Value> {
        @Kept private var value: Value
        var wrappedValue: Value { get { value } set { value = newValue } }
        init(key: String, fallback: Value) { _value = .init(key: key, fallback: fallback) }
      }
      final class Log: ObservableObject { @PublishedKept(key: "depth", fallback: 4) var depth: Int }
      """, "@StateObject var log = Log()")
    #expect(shown.texts == ["4 m"])
    #expect(shown.notices.isEmpty)
  }

  @Test("An object that publishes can say that it will change from an extension of its own")
  func publishing() {
    let shown = screen(
      "Text(log.names.joined())",
      """
      final class Log: ObservableObject { var names: [String] = []; init() { reload() } }
      private extension Log { func reload() { objectWillChange.send(); names = ["Ida"] } }
      """, "@StateObject var log = Log()")
    #expect(shown.texts == ["Ida"])
    #expect(shown.notices.isEmpty)
  }

  @Test("The phase that an app's own picture begins with has neither image nor error")
  func phases() {
    let shown = screen(
      "Picture { phase in if phase.error != nil { Text(\"failed\") } else if phase.image == nil { Text(\"waiting\") } }",
      """
      struct Picture<Content: View>: View {
        @State private var phase: AsyncImagePhase
        let content: (AsyncImagePhase) -> Content
        init(@ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {
          self.content = content
          self._phase = State(wrappedValue: .empty)
        }
        var body: some View { content(phase) }
      }
      """)
    #expect(shown.texts == ["waiting"])
    #expect(shown.notices.isEmpty)
  }

  @Test("What is not known is not written by an interpolation of the app's own, which may write such itself")
  func unknownInterpolation() {
    let shown = screen(
      "Text(verbatim: \"To \\(pier)\"); Text(verbatim: \"To \\(quay)\")",
      """
      import Piers
      import SwiftUI
      struct Quay { let name = "Corn Quay" }
      let quay = Quay()
      let pier = innermostPier()
      extension String.StringInterpolation {
        mutating func appendInterpolation(_ pier: Pier) { appendInterpolation("pier \\(pier.words)") }
        mutating func appendInterpolation(_ quay: Quay) { appendInterpolation("the \\(quay.name)") }
      }
      """)
    #expect(shown.texts == ["To «pier»", "To the Corn Quay"])
    #expect(!shown.notices.contains { $0.kind == .budget })
  }

  // SwiftUI: `LocalizedStringKey.StringInterpolation.appendInterpolation(_:formatter:)`.
  @Test("A value with its formatter inside a text is written by it")
  func formatters() {
    let shown = screen(
      "Text(\"Low on \\(day, formatter: days)\"); Text(\"\\(4 as NSNumber, formatter: ordinals) tide\")",
      """
      let day = Date(timeIntervalSince1970: 0)
      private let days: DateFormatter = { let made = DateFormatter(); made.dateStyle = .medium; return made }()
      private let ordinals: NumberFormatter = { let made = NumberFormatter(); made.numberStyle = .ordinal; return made }()
      """)
    #expect(shown.texts == ["Low on Jan 1, 1970", "4th tide"])
  }

  @Test("What the system calls a colour, and what a binding of something unknown has, is not nothing")
  func unknownWords() {
    let shown = screen(
      "Text(UIColor(red: 1, green: 0, blue: 0, alpha: 1).accessibilityName); Text(\"\\(held.count) boats\")",
      "", "let held = Binding.constant(Fleet.init())")
    #expect(!shown.texts.contains { $0.contains("nil") })
  }

  @Test("Another value's wrapper is handed on by its own name")
  func storage() {
    let shown = screen(
      "Dial(isOn: .constant(true))",
      """
      struct Hand { @Binding var isOn: Bool; init(_ dial: Dial) { _isOn = dial._isOn } }
      struct Dial: View {
        @Binding var isOn: Bool
        init(isOn: Binding<Bool>) { _isOn = isOn }
        var body: some View { Text(Hand(self).isOn ? "on" : "off") }
      }
      """)
    #expect(shown.texts == ["on"])
    #expect(shown.notices.isEmpty)
  }

  @Test("What a type has by a protocol of the library needs no `self` before it")
  func inherited() {
    let shown = screen(
      "Text(Fault.leak.text); Text(Mark(number: 1).isKnown ? \"known\" : \"other\")",
      """
      enum Fault: LocalizedError { case leak; var errorDescription: String? { "A leak" }; var text: String { localizedDescription } }
      struct Mark: Hashable { let number: Int; var isKnown: Bool { hashValue == hashValue } }
      """)
    #expect(shown.texts == ["A leak", "known"])
    #expect(shown.notices.isEmpty)
  }

  @Test("What an app adds to a type of the SDK is read and set as its own, whatever the type is held by here")
  func fields() {
    let screen = Screen(
      """
      extension Duration { var seconds: Int { get { Int(components.seconds) / 60 } set { self = .seconds(newValue * 60) } } }
      func changed() -> String { var wait = Duration.seconds(120); wait.seconds = 7; return wait.formatted(.units()) }
      struct Probe: View {
        @State var wait = Duration.seconds(300)
        var body: some View { VStack { Text("\\(wait.seconds)"); Bound(seconds: $wait.seconds); Text(changed()) } }
      }
      struct Bound: View { @Binding var seconds: Int; var body: some View { Text("\\(seconds) bound") } }
      """, open: "Probe")
    #expect(screen.texts == ["5", "5 bound", "7 min"])
  }

  // No type has a `description` of itself: without a declaration it is one more dynamic member.
  @Test("A dynamic member may be called description")
  func dynamicDescription() {
    let code = """
      struct Goods { var name: String; var description: String? }
      @dynamicMemberLookup struct Stall { var goods: Goods
        subscript<T>(dynamicMember path: KeyPath<Goods, T>) -> T { goods[keyPath: path] } }
      @dynamicMemberLookup struct Sign: CustomStringConvertible { var goods: Goods
        var description: String { "a sign" }
        subscript<T>(dynamicMember path: KeyPath<Goods, T>) -> T { goods[keyPath: path] } }
      """
    let named = #"let s = Stall(goods: Goods(name: "Figs")); return s.description ?? s.name"#
    let told = #"Stall(goods: Goods(name: "Figs", description: "Ripe")).description ?? """#
    #expect(value(named, with: code) == "Figs")
    #expect(value(told, with: code) == "Ripe")
    #expect(value(#"Sign(goods: Goods(name: "Figs")).description"#, with: code) == "a sign")
  }
}
