import Testing

/// The Swift book on extensions and availability: what an app adds to a type belongs to all its values, however
/// they are written.
@Suite("What an app adds to constants and types of the system") struct AddedToSystemTypeTests {
  private func shown(_ body: String, _ declarations: String) -> Screen {
    Screen(
      "\(declarations)\nstruct Probe: View { var body: some View { VStack { \(body) } } }", open: "Probe")
  }

  @Test("A constant without its type has what is added to the type that is expected")
  func constants() {
    let code = """
      extension Axis { var word: String { switch self { case .horizontal: "across"; case .vertical: "down" } } }
      extension View { func lined(_ axis: Axis = .vertical) -> some View { accessibilityHint(axis.word) } }
      extension DispatchTimeInterval {
        static func days(_ count: Int) -> Self { .seconds(count * 86_400) }
        var seconds: Double {
          switch self { case .seconds(let count): Double(count); case .milliseconds(let count): Double(count) / 1000
          default: 0 } } }
      struct Stay { static let longest: DispatchTimeInterval = .days(2) }
      """
    let screen = shown(#"Text("Pier").lined(); Text("\(Int(Stay.longest.seconds))")"#, code)
    #expect(screen.texts == ["Pier", "172,800"])
    #expect(screen.outline.contains(#".accessibilityHint("down")"#))
    #expect(screen.notices.isEmpty)
  }

  @Test("A static subscript that is added to a type of Foundation")
  func staticSubscripts() {
    let code = """
      extension ProcessInfo {
        enum Key: String { case night }
        static subscript(key: Key) -> String? { ProcessInfo.processInfo.environment[key.rawValue] }
        static var isNight: Bool { self[.night] == "1" } }
      """
    let screen = shown(#"Text(ProcessInfo.isNight ? "night" : "day")"#, code)
    #expect(screen.texts == ["day"])
    #expect(screen.notices.isEmpty)
  }

  @Test("A property of the name of a library's method leaves the call to the library")
  func methodsByName() {
    let code = "extension CGFloat { var rounded: Int { Int((self * 10).rounded()) } }"
    let screen = shown(#"Text("\(CGFloat(0.46).rounded)")"#, code)
    #expect(screen.texts == ["5"])
    #expect(screen.notices.isEmpty)
  }

  @Test("What is obsolete or unavailable everywhere stands behind what can be called")
  func obsolete() {
    let code = """
      struct Berth { let number: Int }
      extension Berth {
        @available(iOS, obsoleted: 1, renamed: "title") var title: String { fatalError() }
        @available(*, unavailable) static func named(_ text: String) -> String { fatalError() } }
      extension Berth { var title: String { "Berth \\(number)" }
        static func named(_ text: String) -> String { text } }
      """
    let screen = shown(#"Text(Berth(number: 4).title); Text(Berth.named("Lee"))"#, code)
    #expect(screen.texts == ["Berth 4", "Lee"])
  }

  @Test("Inside what is added to a decoder, names of the app's types are theirs")
  func names() {
    let code = """
      enum Part: Decodable { case text(String), parts([String: Part])
        init(from decoder: Decoder) throws {
          let box = try decoder.singleValueContainer()
          if let text = try? box.decode(String.self) { self = .text(text) }
          else { self = .parts(try box.decode([String: Part].self)) } }
        var words: String {
          switch self { case .text(let text): text; case .parts(let all): all.values.map(\\.words).joined() } } }
      extension Decoder { func whole() throws -> String { try singleValueContainer().decode(Part.self).words } }
      struct Log: Decodable { let words: String
        init(from decoder: Decoder) throws { words = try decoder.whole() } }
      let log = try! JSONDecoder().decode(Log.self, from: Data("{\\"a\\": {\\"b\\": \\"moored\\"}}".utf8))
      """
    #expect(shown("Text(log.words)", code).texts == ["moored"])
  }

  @Test("A function that is kept under another name is called without its labels")
  func keptFunctions() {
    let code = """
      let hail = call
      func call(name: String, times: Int) -> String { Array(repeating: name, count: times).joined(separator: " ") }
      struct Horn { let sound: (String, Int) -> String = call }
      """
    let screen = shown(#"Text(hail("ahoy", 2)); Text(Horn().sound("toot", 3))"#, code)
    #expect(screen.texts == ["ahoy ahoy", "toot toot toot"])
    #expect(screen.notices.isEmpty)
  }

  @Test("What is added to the type of a value of the environment, also to a type inside another")
  func environmentValues() {
    let code = """
      extension ColorSchemeContrast { var isIncreased: Bool { self == .increased } }
      extension Image.Scale { var word: String { switch self { case .large: "big"; default: "usual" } } }
      struct Deck: View {
        @Environment(\\.colorSchemeContrast) var contrast
        @Environment(\\.imageScale) var scale
        var body: some View { Text(contrast.isIncreased ? "bold" : "plain"); Text(scale.word) }
      }
      """
    let screen = shown("Deck()", code)
    #expect(screen.texts == ["plain", "usual"])
    #expect(screen.notices.isEmpty)
  }
}
