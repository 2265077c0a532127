import EarshotSDK
import EarshotSwiftRuntime
import EarshotSwiftUIScreens
import EarshotViewTree
import EarshotVocabulary
import Testing

@Suite("What can be opened, and what surrounds it")
struct EntryTests {
  private func place(_ line: Int, _ column: Int = 1) -> EarshotVocabulary.SourceLocation {
    EarshotVocabulary.SourceLocation(file: "Probe.swift", line: line, column: column)
  }

  @Test("An entry of the environment has its default value until it is set")
  func entries() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      extension EnvironmentValues {
        @Entry var depth: Int = 3
        @Entry var place: String?
        @Entry var shelves = ["a"]
      }
      struct Words: View {
        @Environment(\\.depth) private var depth
        @Environment(\\.place) private var place
        @Environment(\\.shelves) private var shelves
        var body: some View { Text("\\(depth) \\(place ?? "nowhere") \\(shelves.joined())") }
      }
      struct Probe: View {
        var body: some View {
          VStack {
            Words()
            Words().environment(\\.depth, 5).environment(\\.place, "pier")
            Words().transformEnvironment(\\.shelves) { $0.append("b") }
          }
        }
      }
      """)
    #expect(screen.gap == nil)
    #expect(screen.texts == ["3 nowhere a", "5 pier a", "3 nowhere ab"])
  }

  @Test("Each view of a provider's group is a preview of its own")
  func providers() {
    let code = """
      import SwiftUI
      struct Tide: View { let name: String; var body: some View { Text(name) } }
      struct Tide_Previews: PreviewProvider {
        static var previews: some View {
          Tide(name: "Low")
          Group { Tide(name: "High"); Tide(name: "Spring") }.padding()
        }
      }
      """
    let screens = OpenedScreen.all(code)
    #expect(screens.map(\.gap) == [nil, nil, nil])
    #expect(screens.map(\.texts) == [["Low"], ["High"], ["Spring"]])
    #expect(screens[2].modifier("padding") != nil)
  }

  @Test("The modifiers of a preview's traits stand around what it shows")
  func traits() {
    let code = """
      import SwiftUI
      struct Sample: PreviewModifier {
        func body(content: Content, context: ()) -> some View { VStack { Text("sample"); content } }
      }
      #Preview("One", traits: .landscapeLeft, .modifier(Sample())) { Text("sea") }
      """
    let screen = OpenedScreen(code, view: "One")
    #expect(screen.gap == nil)
    #expect(screen.texts == ["sample", "sea"])
  }

  @Test("An app shows the scenes that iOS shows, each as a screen")
  func scenes() {
    let code = """
      import SwiftUI
      @main struct Harbor: App {
        @State private var name = "Ada"
        var body: some Scene {
          WindowGroup { Text("main \\(name)") }.environment(\\.locale, .current)
          WindowGroup("Log", id: "log", for: Int.self) { $number in Text("log \\(number ?? 0)") }
            .commands { CommandMenu("Boats") { Button("Moor") {} } }
        }
      }
      """
    let screens = OpenedScreen.all(code)
    #expect(screens.map(\.gap) == [nil, nil])
    #expect(screens.map(\.texts) == [["main Ada"], ["log 0"]])
  }

  @Test("A group of documents shows a new one in its editor, a group that only views files says so")
  func documents() {
    let code = """
      import SwiftUI
      struct Recipe: FileDocument { var text = "Boil water" }
      final class Log: ReferenceFileDocument { @Published var lines = ["Sailed"] }
      struct LogView: View {
        @EnvironmentObject var log: Log
        var body: some View { Text(log.lines[0]) }
      }
      @main struct Harbor: App {
        var body: some Scene {
          DocumentGroup(newDocument: Recipe()) { file in
            TextField("Recipe", text: file.$document.text)
            Text(file.fileURL == nil ? "not saved" : "saved")
          }
          DocumentGroup(newDocument: { Log() }) { _ in LogView() }
          DocumentGroup(viewing: Recipe.self) { file in Text(file.document.text) }
        }
      }
      """
    let screens = OpenedScreen.all(code)
    #expect(screens[0].gap == nil)
    #expect(screens[1].gap == nil)
    #expect(screens[2].gap?.contains("DocumentGroup") == true)
    #expect(screens[0].texts == ["not saved"])
    #expect(screens[1].texts == ["Sailed"])
    #expect(screens[2].texts == [])
  }

  @Test("A chart holds its marks with what they plot")
  func charts() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      import Charts
      enum Kind: String, Plottable { case tea = "Tea", milk = "Milk" }
      struct Sale: Identifiable { let id: Int; let kind: Kind; let amount: Int }
      struct Probe: View {
        let sales = [Sale(id: 1, kind: .tea, amount: 916), Sale(id: 2, kind: .milk, amount: 850)]
        var body: some View {
          Chart(sales) { sale in
            BarMark(x: .value("Kind", sale.kind), y: .value("Sales", sale.amount))
              .accessibilityLabel("Sold")
          }
          .chartXAxis { AxisMarks(values: .automatic) }
        }
      }
      """)
    #expect(screen.gap == nil)
    let marks = screen.nodes("BarMark")
    #expect(marks.count == 2)
    guard case .symbol("value", let plotted)? = marks.first?.argument("x") else {
      Issue.record("the mark plots nothing")
      return
    }
    #expect(plotted.map { $0.value.string } == ["Kind", "Tea"])
  }

  @Test("Texts of dates are as they are at the moment of the screen")
  func dates() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        let day = Date(timeIntervalSince1970: 0)
        var body: some View {
          VStack {
            Text(day, style: .date)
            Text(timerInterval: day...day.addingTimeInterval(90), pauseTime: day)
          }
        }
      }
      """)
    #expect(screen.gap == nil)
    #expect(screen.texts == ["January 1, 1970", "1:30"])
  }

  @Test("A view is that of the module that the file is of, where another module has one of its name")
  func moduleOfView() throws {
    func file(_ path: String, _ text: String) -> (path: String, bytes: [UInt8]) {
      (path, Array("import SwiftUI\nstruct Mark: View { var body: some View { Text(\"\(text)\") } }".utf8))
    }
    var natives = Natives.standard()
    natives.addScreens()
    let app = try #require(
      AppCode(
        modules: [
          AppModule(name: "Books", files: [file("Books/Mark.swift", "one")]),
          AppModule(name: "Flags", files: [file("Flags/Mark.swift", "two")]),
        ], catalogs: nil, natives: natives, library: EmbeddedLibrary.module))
    let texts = ["Books/Mark.swift", "Flags/Mark.swift"].map { path in
      let place = EarshotVocabulary.SourceLocation(file: path, line: 2, column: 1)
      var screen = TypedScreen(app, .view("Mark", file: path), name: "Mark", at: place, ScreenEnvironment())
      return OpenedScreen.texts(of: screen.tree(InterfaceState()).root)
    }
    #expect(texts == [["one"], ["two"]])
  }

  @Test("A body of many statements with ternaries, colors and sums of texts is understood")
  func longBody() {
    let rows = (0..<12).map { index in
      """
      Text(title + ", " + title).accessibilityLabel("Row \(index)").accessibilityValue(title + ", " + title)
      Divider().background(isOn ? scheme == .dark ? Color(.systemRed) : dark : Color.secondary)
      Divider().background(RoundedRectangle(cornerRadius: 8).fill(Color.green).shadow(color: .gray, radius: 1))
      ForEach([1, 2], id: \\.self) { _ in VStack { Divider() }.padding() }
      """
    }
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        @Environment(\\.colorScheme) var scheme
        var isOn = false
        var title = "a"
        var dark = Color.red
        var body: some View { ScrollView { VStack { \(rows.map { "Group { \($0) }" }.joined(separator: "\n")) } } }
      }
      """)
    #expect(screen.gap == nil)
    #expect(screen.texts.count == 12)
  }

  @Test("A shape of the app's own is drawn, alone and filled")
  func shapes() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Sail: View {
        struct Sail: Shape { var width: CGFloat; func path(in rect: CGRect) -> Path { Path() } }
        var body: some View { VStack { Sail(width: 2); Sail(width: 3).fill(.tint); Text("a") } }
      }
      struct Probe: View { var body: some View { Sail() } }
      """)
    #expect(screen.gap == nil)
    #expect(OpenedScreen.nodes(in: screen.tree.root).filter { $0.name == "Shape" }.count == 2)
    #expect(screen.texts == ["a"])
  }

  @Test("Texts of an app are looked up as strings, resources and keys alike")
  func texts() {
    let screen = OpenedScreen(
      #"""
      import SwiftUI
      let title = LocalizedStringResource("mast", defaultValue: "Mast \(2)")
      struct Probe: View {
        var body: some View {
          Text(String(localized: "\(3) boats"))
          Text(String(localized: "keel", defaultValue: "Keel: \("oak")", comment: "a boat"))
          Text(NSLocalizedString("Harbor", comment: ""))
          Text(title)
          Button(title) {}
          Text("100% \(title)")
          Text(Bundle.main.localizedString(forKey: "none", value: "Words", table: nil))
        }
      }
      """#)
    #expect(screen.gap == nil)
    #expect(screen.texts == ["3 boats", "Keel: oak", "Harbor", "Mast 2", "100% Mast 2", "Words"])
    let button = OpenedScreen.nodes(in: screen.tree.root).first { $0.name == "Button" }
    #expect(button?.arguments.first?.value.string == "Mast 2")
  }

  // Foundation trusts the places of a format; an app that gives another kind of value there ends.
  @Test("A number where a format has an object is a gap")
  func formats() {
    func screen(_ value: String) -> OpenedScreen {
      OpenedScreen(
        """
        import SwiftUI
        struct Probe: View { var body: some View { Text(String(format: "%d %@", 3, \(value))) } }
        """)
    }
    #expect(screen("3").gap?.contains("another kind") == true)
    #expect(screen("\"x\"").texts == ["3 x"])
    #expect(screen("NSString(string: \"y\")").texts == ["3 y"])
  }

  @Test("A view of the app's named as a macro is that view")
  func macroName() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Preview<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { Text("framed"); content }
      }
      struct Probe: View { var body: some View { Preview { Text("a") } } }
      """)
    #expect(screen.texts == ["framed", "a"])
  }

  @Test("A modifier of the app's sets what its content finds around it")
  func aroundContent() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      extension EnvironmentValues { @Entry var depth: Int = 3 }
      struct Depth: View { @Environment(\\.depth) private var depth; var body: some View { Text("\\(depth)") } }
      struct Deep: ViewModifier {
        func body(content: Content) -> some View { VStack { content; content.environment(\\.depth, 9) } }
      }
      struct Probe: View { var body: some View { Depth().modifier(Deep()) } }
      """)
    #expect(screen.gap == nil)
    #expect(screen.texts == ["3", "9"])
  }

  @Test(
    "A view that is made of itself alone is not known, as the compiler has it (SE-0244)",
    arguments: ["a(1)", "b(1)", "c(Text(\"x\"))", "d"])
  func madeOfItself(view: String) {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        var body: some View { \(view) }
        func a(_ n: Int) -> some View { a(n + 1) }
        func b(_ n: Int) -> some View { VStack { e(n + 1) } }
        func c<Content: View>(_ content: Content) -> some View { c(VStack { content }) }
        var d: some View { d }
        func e(_ n: Int) -> some View { b(n + 1) }
      }
      """)
    #expect(screen.gap != nil)
  }

  @Test("A state that an initializer gives its first value is known, and nothing is said of it")
  func givenState() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      enum Loading { case notAsked, done(Int) }
      struct Probe: View {
        @State private var loading: Loading
        init(loading: Loading = .done(3)) { _loading = .init(initialValue: loading) }
        var body: some View {
          switch loading {
          case .notAsked: Text("none")
          case .done(let count): Text("\\(count) berths")
          }
        }
      }
      #Preview("One") { Probe() }
      """, view: "One")
    #expect(screen.texts == ["3 berths"])
    #expect(screen.gaps == [])
  }

  @Test("An empty preview shows nothing where UIKit is seen, too")
  func emptyPreview() {
    let screen = OpenedScreen("import SwiftUI\nimport UIKit\n#Preview(\"One\") { }", view: "One")
    #expect(screen.texts == [])
    #expect(screen.gaps == [])
  }

  // Several statements without `return` are a result builder's (Xcode, `#Preview(_:traits:body:)`).
  @Test(
    "A preview of several views is one of SwiftUI where UIKit is seen too",
    arguments: [
      "Text(\"a\"); Text(\"b\")", "let name = \"a\"; Text(name); Text(\"b\")",
      "@Previewable @State var name = \"a\"; Text(name); Text(\"b\")",
      "if UIView.areAnimationsEnabled { Text(\"a\") }; Text(\"b\")",
    ])
  func severalViews(code: String) {
    let screen = OpenedScreen("import SwiftUI\nimport UIKit\n#Preview(\"One\") { \(code) }", view: "One")
    #expect(screen.texts == ["a", "b"])
    #expect(screen.gaps == [])
  }
}
