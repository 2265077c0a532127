import EarshotKit
import Testing

/// A view whose navigation stack is its parent's, opened by itself.
@Suite("--in puts a screen where its parent would")
struct ParentTests {
  private static let cup = """
    import SwiftUI
    struct Cup: View {
      @Environment(\\.dismiss) private var dismiss
      var body: some View {
        Text("Assam")
          .navigationTitle("Cup")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Close") { dismiss() } }
            ToolbarItem { Button("Share") {} }
          }
      }
    }
    """

  private func read(_ source: String, in parent: String? = nil) throws -> ScreenReading {
    var options = OpenOptions()
    if let parent { try options.set("in", to: parent) }
    return try #require(try Earshot.open(swift: source, options: options).readings().first)
  }

  private func spoken(_ source: String, in parent: String? = nil) throws -> [String] {
    try read(source, in: parent).elements.map(\.announcement)
  }

  @Test("Alone, the title and the toolbar are in no bar: a note names the option, and it is no gap")
  func note() throws {
    let reading = try read(ParentTests.cup)
    #expect(reading.elements.map(\.announcement) == ["Assam"])
    let notes = reading.notices.filter { $0.kind == .parent }
    #expect(
      notes.map(\.message) == [
        "the title and 2 toolbar items are in no bar here: `--in navigation` shows them as the parent would"
      ])
    #expect(notes.first?.location?.line == 6)
    #expect(reading.understood.understanding == .whole)
  }

  @Test("In navigation they are heard, and nothing is lost")
  func navigation() throws {
    let reading = try read(ParentTests.cup, in: "navigation")
    #expect(
      reading.elements.map(\.announcement) == ["Close, button", "Share, button", "Cup, heading", "Assam"])
    #expect(reading.notices.filter { $0.kind == .parent } == [])
    #expect(reading.understood.understanding == .whole)
  }

  @Test("Nothing is noted where the bar is there, or where nobody would show one")
  func noFalseAlarm() throws {
    let previewed = ParentTests.cup + "\n#Preview { NavigationStack { Cup() } }"
    #expect(try read(previewed).notices.filter { $0.kind == .parent } == [])
    let pushed =
      ParentTests.cup + """

        struct Shelf: View {
          var body: some View {
            NavigationStack { NavigationLink("Cup") { Cup() }.navigationTitle("Shelf") }
          }
        }
        """
    #expect(try read(pushed).notices.filter { $0.kind == .parent } == [])
    let sheet =
      ParentTests.cup + """

        struct Shelf: View {
          var body: some View { Text("Shelf").sheet(isPresented: .constant(true)) { Cup() } }
        }
        """
    #expect(try read(sheet).notices.filter { $0.kind == .parent } == [])
    let app =
      ParentTests.cup + """

        @main struct TeaApp: App { var body: some Scene { WindowGroup { Cup() } } }
        """
    #expect(try read(app).notices.filter { $0.kind == .parent } == [])
    let plain = "import SwiftUI\nstruct Plain: View { var body: some View { Text(\"x\").toolbar(.hidden) } }"
    #expect(try read(plain).notices.filter { $0.kind == .parent } == [])
  }

  @Test("A tab item is in no tab bar; in a tab it is the tab")
  func tab() throws {
    let source = """
      import SwiftUI
      struct Teas: View {
        var body: some View { Text("Assam").tabItem { Label("Teas", systemImage: "cup.and.saucer") } }
      }
      """
    #expect(
      try read(source).notices.filter { $0.kind == .parent }.map(\.message) == [
        "the tab item is in no tab bar here: `--in tab` shows it as the parent would"
      ])
    let reading = try read(source, in: "tab")
    #expect(reading.elements.count == 2)
    #expect(reading.elements.last?.label == "Teas")
    #expect(reading.elements.last?.traits.contains("selected") == true)
    #expect(reading.notices.filter { $0.kind == .parent } == [])
  }

  @Test("In a sheet, dismissing closes it")
  func sheet() throws {
    let source = """
      import SwiftUI
      struct Cup: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Close") { dismiss() } }
      }
      """
    var options = OpenOptions()
    try options.set("in", to: "sheet")
    var navigator = try Earshot.open(swift: source, options: options).navigator()
    #expect(navigator.open().utterances.map(\.caption) == ["Close, button"])
    _ = navigator.perform(.doubleTap)
    #expect(navigator.screen.tree.elements.isEmpty)
  }

  @Test("In a form or a list, its views are rows", arguments: ["form", "list"])
  func rows(parent: String) throws {
    let source = """
      import SwiftUI
      struct Sugar: View {
        @State private var isOn = false
        var body: some View { Section("Taste") { Toggle("Sugar", isOn: $isOn) } }
      }
      """
    #expect(try spoken(source, in: parent).first == "Taste, heading")
  }

  @Test("Trees and captures have their bars already")
  func documents() throws {
    var options = OpenOptions()
    options.parent = .navigation
    let error = #expect(throws: EarshotError.self) {
      try Earshot.open(bytes: Array("{\"root\": {}}".utf8), file: "tree.json", options: options)
    }
    #expect(error?.exitCode == 64)
  }
}

@Suite("Nothing to stop at says why")
struct SilenceReasonTests {
  @Test(
    "By its cause",
    arguments: [
      ("EmptyView()", "(nothing to stop at: no view is shown)\n"),
      (
        "Color.clear.navigationTitle(\"Cup\")",
        "(nothing to stop at: what it has to say is in no bar here: `--in navigation` shows it)\n"
      ),
      (
        "Text(\"x\").accessibilityHidden(true)",
        "(nothing to stop at: everything is hidden: accessibilityHidden(true) removes it and everything in it)\n"
      ),
    ])
  func reason(body: String, text: String) throws {
    let source = "import SwiftUI\nstruct Cup: View { var body: some View { \(body) } }"
    var writer = TextWriter()
    writer.readings(try Earshot.open(swift: source).readings())
    #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
  }
}
