import EarshotViewTree
import EarshotVocabulary
import Testing

@testable import EarshotSwiftUISource

/// A test bundle is a module of its own that no app imports.
@Suite("What tests declare") struct TestFolderTests {
  private func outline(_ files: [(path: String, code: String)], reading first: Int = 0) -> String {
    onLargeStack {
      let sources = files.map { SourceFile(path: $0.path, bytes: Array($0.code.utf8)) }
      let project = SwiftUIProject(inputs: sources, others: [], resources: [], bounds: .standard)
      guard let entry = project.entryPoints.first else { return "no preview" }
      var screen = project.screen(entry, environment: ScreenEnvironment(), overrides: Overrides())
      return Outline.of([screen.tree(InterfaceState()).root])
    }
  }

  private let view = """
    extension Text { func tide(_ size: Font) -> Text { font(size) } }
    struct Mark { var title = "app" }
    #Preview { Text(Mark().title).tide(.body) }
    """
  private let tests =
    "enum Text { enum Names { static let one = \"1\" } }\nstruct Mark { var title = \"test\" }"

  @Test("A type that tests declare is not the one that the app extends or makes")
  func hidden() {
    let shown = outline([("HarbourUITests/Names.swift", tests), ("Harbour/View.swift", view)])
    #expect(shown.contains("Text \"app\" .font(.body)"))
  }

  @Test("Tests see their own")
  func own() {
    let shown = outline([
      ("HarbourTests/View.swift", "#Preview { Image(systemName: Mark().title) }"),
      ("HarbourTests/Names.swift", tests), ("Harbour/Mark.swift", "struct Mark { var title = \"app\" }"),
    ])
    #expect(shown.contains("\"test\""))
  }

  @Test("A type that only a file among tests declares is meant: the app's target compiles that file too")
  func shared() {
    let shown = outline([
      ("Harbour/View.swift", "#Preview { Text(Fixture.name) }"),
      ("HarbourTests/Fixture.swift", "enum Fixture { static let name = \"Quay\" }"),
    ])
    #expect(shown.contains("Text \"Quay\""))
  }
}
