import EarshotKit
import Testing

/// A folder is read, a screen sounds wrong: its heading says where it is and opens it again.
@Suite("Headings of screens")
struct HeadingTests {
  private static let login = """
    import SwiftUI
    struct LoginView: View { var body: some View { Text("Sign in") } }
    #Preview { NavigationStack { LoginView() } }
    #Preview { NavigationStack { LoginView().environment(\\.colorScheme, .dark) } }
    #Preview("Wide") { LoginView() }; #Preview("Narrow") { LoginView() }
    #Preview { LoginView() }; #Preview { LoginView() }
    #Preview("Tall") { LoginView() }; #Preview("Tall") { LoginView() }
    """

  private func opened(
    _ folder: TemporaryFolder, _ path: String, preview: String? = nil
  ) throws -> [ScreenEntry] {
    var options = OpenOptions()
    options.preview = preview
    return try Earshot.open([folder.path(path)], options: options).screens
  }

  @Test("Place and name, each once: two alike on one line are numbered")
  func unique() throws {
    let folder = try TemporaryFolder(["Login.swift": HeadingTests.login])
    let file = folder.path("Login.swift")
    #expect(
      try opened(folder, "Login.swift").map(\.heading) == [
        "\(file):3 LoginView", "\(file):4 LoginView 2", "\(file):5 Wide", "\(file):5 Narrow",
        "\(file):6 LoginView 3", "\(file):6 LoginView 4",
        "\(file):7 Tall", "\(file):7 Tall (2)",
      ])
  }

  @Test("Every heading opens its own screen")
  func openedByHeading() throws {
    let folder = try TemporaryFolder(["My Views/Log in.swift": HeadingTests.login])
    let screens = try opened(folder, "My Views")
    for screen in screens {
      let found = try opened(folder, "My Views", preview: screen.heading)
      #expect(found.map(\.heading) == [screen.heading])
      #expect(found.first?.number == screen.number)
    }
  }

  @Test("A place alone opens what is declared on the line")
  func openedByPlace() throws {
    let folder = try TemporaryFolder(["Login.swift": HeadingTests.login])
    let file = folder.path("Login.swift")
    #expect(try opened(folder, "Login.swift", preview: "\(file):4").map(\.number) == [2])
    #expect(try opened(folder, "Login.swift", preview: "\(file):5").map(\.name) == ["Wide", "Narrow"])
  }

  @Test("Numbers count previews only, and names are taken as they are")
  func byNumberAndName() throws {
    let folder = try TemporaryFolder(["Login.swift": HeadingTests.login])
    #expect(try opened(folder, "Login.swift", preview: "3").map(\.name) == ["Wide"])
    #expect(try opened(folder, "Login.swift", preview: "Narrow").map(\.number) == [4])
  }

  @Test("Views have headings that open them, too")
  func views() throws {
    let source =
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\nstruct B: View { var body: some View { Text(\"b\") } }"
    let folder = try TemporaryFolder(["Two.swift": source])
    let file = folder.path("Two.swift")
    #expect(try opened(folder, "Two.swift").map(\.heading) == ["\(file):2 A", "\(file):3 B"])
    #expect(try opened(folder, "Two.swift", preview: "\(file):3 B").map(\.name) == ["B"])
  }

  @Test(
    "A preview without a name is called by the app's view in it",
    arguments: [
      ("NavigationStack { Form { LoginView() } }", "LoginView"),
      ("LoginView().padding()", "LoginView"),
      ("if true { LoginView() } else { Text(\"-\") }", "LoginView"),
      ("TabView { Text(\"-\").tabItem { Text(\"-\") } }", "TabView"),
      ("Frame { LoginView() }", "LoginView"),
      ("Text(\"-\").sheet(isPresented: .constant(true)) { LoginView() }", "Text"),
    ])
  func names(body: String, name: String) throws {
    let source = """
      import SwiftUI
      struct LoginView: View { var body: some View { Text("Sign in") } }
      #Preview { \(body) }
      """
    let frame = """
      import SwiftUI
      struct Frame<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { VStack { content } }
      }
      """
    let folder = try TemporaryFolder(["Login.swift": source, "Frame.swift": frame])
    #expect(try opened(folder, "Login.swift").map(\.name) == [name])
  }
}
