import Testing

@Suite("Default arguments") struct DefaultArgumentTests {
  @Test("A static of the type needs no name before it in a parameter's default value")
  func statics() {
    let screen = Screen(
      """
      struct Kettle {
        static let usualHeat = 80
        static var usualName: String { "Kettle at \\(usualHeat)" }
        let name: String
        init(name: String = usualName, heat: Int = usualHeat) { self.name = "\\(name), \\(heat) degrees" }
        func pour(_ cups: Int = usualHeat / 40) -> String { "\\(cups) cups" }
      }
      struct Probe: View { var body: some View { Text(Kettle().name); Text(Kettle(heat: 95).pour()) } }
      """, open: "Probe")
    #expect(screen.texts == ["Kettle at 80, 80 degrees", "2 cups"])
    #expect(screen.notices.isEmpty)
  }

  // swiftc: a default value of an autoclosure is one too.
  @Test("An autoclosure that is not given is its default value where it is asked for")
  func autoclosures() {
    let screen = Screen(
      """
      struct Tray {
        let note: () -> String
        let lid: () -> AnyView?
        init(note: @autoclosure @escaping () -> String = "plain", lid: @autoclosure @escaping () -> AnyView? = nil) {
          self.note = note
          self.lid = lid
        }
        static func said(_ word: @autoclosure () -> String = "none") -> String { word() }
      }
      struct Probe: View {
        let plain = Tray()
        let covered = Tray(note: "covered", lid: AnyView(Text("Lid")))
        var body: some View {
          if let lid = plain.lid() { lid } else { Text("Open") }
          if let lid = covered.lid() { lid } else { Text("Open") }
          Text(plain.note() + " " + covered.note() + " " + Tray.said() + " " + Tray.said("some"))
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["Open", "Lid", "plain covered none some"])
    #expect(screen.notices.isEmpty)
  }

  // swiftc: `#function` and `#line` as default values are those of the call.
  @Test("A default value that names its place names that of the call")
  func places() {
    let screen = Screen(
      """
      func mark(_ name: String = #function, line: Int = #line) -> String { "\\(name) \\(line)" }
      struct Pier {
        let made: String
        static let first = mark()
        var shown: String { mark() }
        static var sign: String { mark() }
        init(number: Int) { made = mark() }
        func depth(_ place: Int, of tide: Int) -> String { [1].map { _ in mark() }.joined() }
      }
      struct Probe: View {
        let pier = Pier(number: 1)
        var body: some View {
          Text(pier.made); Text(Pier.first); Text(pier.shown); Text(Pier.sign); Text(pier.depth(1, of: 2))
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["init(number:) 7", "Pier 4", "shown 5", "sign 6", "depth(_:of:) 8"])
    #expect(screen.notices.isEmpty)
  }

  @Test("A cast to a type parameter that nothing binds is taken to fit")
  func unboundParameters() {
    let screen = Screen(
      """
      struct Box<T> {
        let held: Any
        var value: T? { held as? T }
      }
      struct Probe: View { var body: some View { Text(Box<String>(held: "Assam").value ?? "empty") } }
      """, open: "Probe")
    #expect(screen.texts == ["Assam"])
  }

  @Test("A property of a type parameter's type is stood in for by a type that conforms to what it must")
  func constrainedParameters() {
    let screen = Screen(
      """
      protocol Titled { var title: String { get } }
      struct Buoy: Titled, Identifiable { var id = 1; var title: String { "Fairway buoy" } }
      struct Row<Item: Identifiable & Titled>: View { let item: Item
        var body: some View { Text(item.title) } }
      """, open: "Row")
    #expect(screen.texts == ["Fairway buoy"])
  }
}
