import Testing

/// What apps that nobody has looked at use: Swift's overload resolution and patterns ("The Swift Programming
/// Language"), Combine's documented order of events, HealthKit's units, public packages' sources.
@Suite("Apps at first sight") struct FirstSightTests {
  private func texts(_ body: String, _ declarations: String = "", imports: String = "SwiftUI") -> [String] {
    let imported = imports.split(separator: " ").map { "import \($0)\n" }.joined()
    return Screen(
      "\(imported)\(declarations)\nstruct Probe: View { var body: some View { VStack { \(body) } } }",
      open: "Probe"
    ).texts
  }

  @Test("A constant of the app's in a pattern is compared with")
  func constantPattern() {
    let made = texts(
      """
      Text(name("nsec"))
      Text(name("mud"))
      Text(name("key"))
      Text(depth(3))
      """,
      """
      enum Prefix { static let secret = "nsec" }
      enum Depth { static let shallow = 1...4 }
      extension String { static let mud = "mud" }
      func name(_ prefix: String) -> String {
        switch prefix {
        case Prefix.secret: return "secret"
        case String.mud: return "soft"
        default: return "none"
        }
      }
      func depth(_ metres: Int) -> String {
        switch metres {
        case Depth.shallow: return "shallow"
        default: return "deep"
        }
      }
      """)
    #expect(made == ["secret", "soft", "none", "shallow"])
  }

  @Test("Subscribers are told of later changes, in their order")
  func subscribers() {
    let made = texts(
      "Shore()",
      """
      class Tide: ObservableObject {
        @Published var boats: [String] = []
        @Published var query = ""
        @Published var shown: [String] = []
        @Published var said = ""
        @Published var last = ""
        let calls = PassthroughSubject<Int, Never>()
        var rest: Set<AnyCancellable> = []
        init() {
          $boats.combineLatest($query)
            .map { boats, query in boats.filter { query.isEmpty || $0.contains(query) } }
            .assign(to: &$shown)
          calls.sink { [weak self] in self?.said += "\\($0) " }.store(in: &rest)
          $query.dropFirst().sink { [weak self] in self?.last = $0 }.store(in: &rest)
          boats = ["Gull", "Tern"]
          calls.send(3)
          calls.send(4)
          query = "G"
        }
      }
      struct Shore: View {
        @StateObject var tide = Tide()
        var body: some View {
          ForEach(tide.shown, id: \\.self) { Text($0) }
          Text(tide.said)
          Text(tide.last)
        }
      }
      """, imports: "SwiftUI Combine")
    #expect(made == ["Gull", "3 4 ", "G"])
  }

  @Test("A subscriber that reads the property hears of the change before it")
  func willSet() {
    let made = texts(
      "Shore()",
      """
      class Tide: ObservableObject {
        @Published var depth = 1
        var seen = 0
        var later = 0
        var rest: Set<AnyCancellable> = []
        init() {
          $depth.sink { [weak self] _ in self?.seen = self?.depth ?? -1 }.store(in: &rest)
          $depth.receive(on: RunLoop.main).sink { [weak self] _ in self?.later = self?.depth ?? -1 }
            .store(in: &rest)
          depth = 2
        }
      }
      struct Shore: View {
        @StateObject var tide = Tide()
        var body: some View { Text("\\(tide.seen) \\(tide.later)") }
      }
      """, imports: "SwiftUI Combine")
    #expect(made == ["1 2"])
  }

  @Test("A presentation that a package disfavours is the SDK's, but with a binding")
  func disfavored() {
    let screen = Screen(
      """
      import SwiftUI
      struct Boat: Identifiable { var id = 1; var name = "Gull" }
      extension View {
        @_disfavoredOverload
        func sheet<Item: Identifiable, Content: View>(
          item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
          @ViewBuilder content: @escaping (Binding<Item>) -> Content
        ) -> some View { sheet(item: item, id: \\.id, onDismiss: onDismiss, content: content) }
        @_disfavoredOverload
        func sheet<Item, ID: Hashable, Content: View>(
          item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
          @ViewBuilder content: @escaping (Binding<Item>) -> Content
        ) -> some View {
          sheet(isPresented: .constant(item.wrappedValue != nil), onDismiss: onDismiss) { content(Binding(item)!) }
        }
        func sheet<Item, ID: Hashable, Content: View>(
          item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
          @ViewBuilder content: @escaping (Item) -> Content
        ) -> some View { sheet(item: item, id: id, onDismiss: onDismiss) { content($0.wrappedValue) } }
      }
      struct Probe: View {
        @State var boat: Boat? = nil
        @State var other: Boat? = nil
        var body: some View {
          Text("quay")
            .sheet(item: $boat) { boat in Text(boat.name) }
            .sheet(item: $other) { $boat in TextField("Name", text: $boat.name) }
            .sheet(item: $boat, id: \\.name) { boat in Text(boat.name) }
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["quay"])
    #expect(screen.tree.gaps.isEmpty)
  }

  @Test("A function that hands on what it is given means the other one of its name")
  func handingOn() {
    let made = texts(
      "Text(Boat.all().joined())",
      """
      protocol Listed {}
      extension Listed { static func all(where name: String? = nil) -> [String]? { ["a", "b"] } }
      struct Boat: Listed { static func all() -> [String] { all() ?? [] } }
      """)
    #expect(made == ["ab"])
  }

  // SE-0213: a literal in parentheses behind a type that can be one is that literal.
  @Test("A text is no value of the app's where the SDK takes a text")
  func textInitializers() {
    let screen = Screen(
      """
      import SwiftUI
      struct State: ExpressibleByStringLiteral {
        var storage: String
        init(_ text: String) { storage = "state " + text }
        init(stringLiteral value: String) { storage = "literal " + value }
      }
      extension Text { init(_ state: State) { self = Text(verbatim: state.storage) } }
      extension Button where Label == Text {
        init(_ state: State, action: @escaping (Int?) -> Void) {
          self.init(action: { action(nil) }) { Text(verbatim: state.storage) }
        }
      }
      let name = "Spring"
      struct Probe: View {
        var body: some View {
          VStack { Text("Neap"); Text(name); Text(State("low")); Button("Moor") {} }
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["Neap", "Spring", "literal low"])
    #expect(screen.node("Button", "Moor") != nil)
  }

  @Test("A formatter of the app's own is the formatter that it inherits from")
  func formatterClass() {
    let made = texts(
      "Text(Depths().string(from: 5)); Text(Years().string(from: Date(timeIntervalSince1970: 0)))",
      """
      class Depths: NumberFormatter {
        override init() { super.init(); minimumFractionDigits = 1 }
        func string(from metres: Int) -> String { (string(from: NSNumber(value: metres)) ?? "") + " m" }
      }
      class Years: DateFormatter { override init() { super.init(); dateFormat = "yyyy" } }
      """)
    #expect(made == ["5.0 m", "1970"])
  }

  @Test("Of a type that nothing declares nothing is said, whatever the app's protocols give it")
  func outsideConformance() {
    let made = texts(
      "Kind(kind: .photos)",
      """
      protocol Named { var name: String { get } }
      extension Named { var title: String { "The " + name } }
      extension OutsideKind: Named { var name: String { self == .photos ? "photos" : "rest" } }
      struct Kind: View { let kind: OutsideKind; var body: some View { Text(kind.title) } }
      """)
    #expect(made == ["«kind.title»"])
  }

  @Test("HealthKit's quantities are converted between units")
  func quantities() {
    let made = texts(
      """
      Text(weight.doubleValue(for: .pound()).formatted(.number.precision(.fractionLength(1))))
      Text(glucose.doubleValue(for: HKUnit(from: "mg/dL")).formatted(.number.precision(.fractionLength(0))))
      Text("\\(HKUnit.count().unitDivided(by: .minute()).unitString)")
      """,
      """
      let weight = HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 70)
      let glucose = HKQuantity(
        unit: .moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter()),
        doubleValue: 5)
      """, imports: "SwiftUI HealthKit")
    #expect(made == ["154.3", "90", "count/min"])
  }

  // Evidence: Apple's reference, `HKQuantityTypeIdentifier`.
  @Test("What HealthKit measures is known by all its names")
  func measured() {
    let names = ["stepCount", "vo2Max", "uvExposure", "dietaryVitaminB12", "underwaterDepth", "runningPower"]
    let made = names.map { name in
      texts("Text(HKQuantityTypeIdentifier.\(name).rawValue)", "", imports: "SwiftUI HealthKit")
    }
    let ends = ["StepCount", "VO2Max", "UVExposure", "DietaryVitaminB12", "UnderwaterDepth", "RunningPower"]
    #expect(made == ends.map { ["HKQuantityTypeIdentifier\($0)"] })
  }

  @Test("Modifiers that wait for something are known, and show nothing of it")
  func deferred() {
    let screen = Screen(
      """
      import Charts
      import SwiftUI
      struct Probe: View {
        var body: some View {
          Text("quay")
            .onContinuousHover { phase in print(phase) }
            .chartSymbolScale(range: [.circle, .square])
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["quay"])
    #expect(screen.tree.gaps.isEmpty)
  }

  @Test("Pictures from the network show what stands in their place; a state around a preview is one")
  func packages() {
    let picture = #"WebImage(url: nil) { $0.resizable() } placeholder: { Text("wait") }"#
    #expect(texts(picture, imports: "SwiftUI SDWebImageSwiftUI") == ["wait"])
    let older = #"WebImage(url: nil).onSuccess { _, _, _ in }.resizable().placeholder { Text("wait") }"#
    #expect(texts(older, imports: "SwiftUI SDWebImageSwiftUI") == ["wait"])
    let state = #"WithState(initialValue: "Gull") { name in Text(name.wrappedValue) }"#
    #expect(texts(state, imports: "SwiftUI SwiftUINavigation") == ["Gull"])
    #expect(texts("Text(verbatim: \"\\(2.hours.timeInterval)\")", imports: "SwiftUI SwiftDate") == ["7200.0"])
  }

  @Test("A switch of Defaults stands as its key's default")
  func defaultsToggle() {
    let screen = Screen(
      """
      import SwiftUI
      import Defaults
      extension Defaults.Keys { static let showsTides = Key<Bool>("showsTides", default: true) }
      struct Probe: View { var body: some View { Defaults.Toggle("Show tides", key: .showsTides) } }
      """, open: "Probe")
    #expect(screen.node("Toggle", "Show tides") != nil)
    #expect(screen.tree.gaps.isEmpty)
  }

  @Test("A lazy property of a struct is made from the others, once")
  func lazyProperties() {
    let made = texts(
      "Text(Harbour.sample.sign); Text(Harbour.sample.sign); Text(Harbour.renamed)",
      """
      class Log { static var made = 0 }
      struct Harbour {
        static let sample = Harbour(name: "East")
        static var renamed: String {
          var harbour = Harbour(name: "West")
          harbour.greeting = "Ahoy"
          return harbour.sign
        }
        var name: String
        lazy var greeting: String = { Log.made += 1; return "Welcome to \\(name) \\(Log.made)" }()
        lazy var sign = greeting + "!"
      }
      """)
    #expect(made == ["Welcome to East 1!", "Welcome to East 1!", "Ahoy!"])
  }

  @Test("What is around a function, an ordered set and a format is known")
  func small() {
    let made = texts(
      """
      Text(mooring(at: 1)); Text(OrderedSet(["a"]).elements.joined()); Text(shown(String(format: .boats, 3)))
      """,
      """
      func mooring(at place: Int) -> String { #function }
      extension String { static let boats = "%d boats" }
      func shown(_ text: String) -> String { text }
      """, imports: "SwiftUI OrderedCollections")
    #expect(made == ["mooring(at:)", "a", "3 boats"])
  }

  @Test("A view of what nothing declares is a gap, and ends")
  func foldersInFolders() {
    let screen = Screen(
      """
      import Quays
      import SwiftUI
      struct Row: View {
        let quay: Quay
        var body: some View { VStack { Text("Quay"); ForEach(quay.parts) { Row(quay: $0) } } }
      }
      struct Probe: View { var body: some View { Row(quay: Quays.main); Row(quay: Quays.other) } }
      """, open: "Probe")
    #expect(screen.texts.allSatisfy { $0 == "Quay" })
    #expect(screen.notices.contains { $0.message.contains("Quay") })
    #expect(!screen.notices.contains { $0.message.contains("nested deeper") })
  }
}
