import EarshotKit
import Testing

/// `earshot read .` begins with what one meets when the app is launched.
@Suite("An app's scenes are screens")
struct AppSceneTests {
  private func stops(_ files: [String: String], _ path: String = "", view: String? = nil) throws -> [[String]]
  {
    let folder = try TemporaryFolder(files)
    var options = OpenOptions()
    options.view = view
    return try Earshot.open([path.isEmpty ? folder.path : folder.path(path)], options: options)
      .utterances().map(\.texts)
  }

  private static let app = """
    import SwiftUI
    @main struct TeaApp: App {
      var body: some Scene { WindowGroup { TeaList() } }
    }
    """
  private static let list = """
    import SwiftUI
    struct TeaList: View {
      var body: some View { NavigationStack { Text("Assam").navigationTitle("Teas") } }
    }
    #Preview { Text("A cup") }
    """

  @Test("The app's first screen comes before the previews, whatever files they are in")
  func first() throws {
    let folder = try TemporaryFolder(["TeaApp.swift": AppSceneTests.app, "A.swift": AppSceneTests.list])
    let screens = try Earshot.open([folder.path]).screens
    #expect(screens.map(\.name) == ["TeaApp", "Text"])
    #expect(screens.map(\.isApp) == [true, false])
    #expect(screens.map(\.number) == [nil, 1])
    #expect(
      try Earshot.open([folder.path]).utterances().first?.texts == ["Teas, heading", "Assam"])
  }

  @Test("A file with the app alone reads its first screen, with the views of the files around it")
  func appFile() throws {
    let files = ["TeaApp.swift": AppSceneTests.app, "TeaList.swift": AppSceneTests.list]
    #expect(try stops(files, "TeaApp.swift") == [["Teas, heading", "Assam"]])
  }

  @Test("The app is named as a view or a preview is", arguments: ["view", "preview"])
  func named(option: String) throws {
    let folder = try TemporaryFolder(["TeaApp.swift": AppSceneTests.app, "TeaList.swift": AppSceneTests.list])
    var options = OpenOptions()
    try options.set(option, to: "TeaApp")
    #expect(try Earshot.open([folder.path], options: options).screens.map(\.name) == ["TeaApp"])
  }

  @Test("A view that only the app shows is no screen of its own besides")
  func shownOnce() throws {
    let source = AppSceneTests.app + "\nstruct TeaList: View { var body: some View { Text(\"Assam\") } }"
    #expect(try stops(["TeaApp.swift": source], "TeaApp.swift") == [["Assam"]])
  }

  @Test("Several windows are screens of their own, in order; what iOS doesn't show is none")
  func several() throws {
    let source = """
      import SwiftUI
      @main struct TeaApp: App {
        var body: some Scene {
          MenuBarExtra("Tea", systemImage: "cup") { Text("Menu") }
          WindowGroup { Text("Teas") }
          WindowGroup("Cup", id: "cup") { Text("One cup") }
          Settings { Text("Settings") }
        }
      }
      """
    let folder = try TemporaryFolder(["TeaApp.swift": source])
    let input = try Earshot.open([folder.path])
    #expect(input.screens.map(\.name) == ["TeaApp", "TeaApp (cup)"])
    #expect(input.utterances().map(\.texts) == [["Teas"], ["One cup"]])
  }

  @Test("Scenes of the app's own count as those of the system")
  func ownScenes() throws {
    let source = """
      import SwiftUI
      @main struct TeaApp: App {
        var body: some Scene {
          Welcome()
          WindowGroup(id: "cup") { Text("One cup") }
        }
      }
      struct Welcome: Scene { var body: some Scene { WindowGroup { Text("Welcome") } } }
      """
    #expect(try stops(["TeaApp.swift": source]) == [["Welcome"], ["One cup"]])
  }

  @Test("State, objects and modifiers of the app reach its screens, and live on")
  func state() throws {
    let source = """
      import SwiftUI
      @Observable final class Kettle { var degrees = 20 }
      final class Shop: ObservableObject { @Published var name = "Corner shop" }
      @main struct TeaApp: App {
        @State private var kettle = Kettle()
        @StateObject private var shop = Shop()
        @AppStorage("cups") private var cups = 3
        var body: some Scene {
          WindowGroup { TeaView(cups: cups) }
            .environment(kettle)
            .environmentObject(shop)
            .environment(\\.locale, Locale(identifier: "de"))
        }
      }
      struct TeaView: View {
        let cups: Int
        @Environment(Kettle.self) var kettle
        @EnvironmentObject var shop: Shop
        var body: some View {
          Text(shop.name)
          Button("\\(cups) cups at \\(kettle.degrees)") { kettle.degrees += 80 }
        }
      }
      """
    let folder = try TemporaryFolder(["TeaApp.swift": source])
    var navigator = try Earshot.open([folder.path]).navigator()
    _ = navigator.open()
    #expect(navigator.screen.tree.elements.map { $0.label?.string } == ["Corner shop", "3 cups at 20"])
    _ = navigator.perform(.swipe(.right))
    _ = navigator.perform(.doubleTap)
    #expect(navigator.screen.tree.elements.map { $0.label?.string } == ["Corner shop", "3 cups at 100"])
  }

  @Test("What the app does before its first screen has been done: its initializer, then its delegate")
  func launch() throws {
    let source = """
      import SwiftUI
      enum Log { static var lines: [String] = [] }
      final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
        @Published var isReady = false
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
          Log.lines.append("launched")
          isReady = true
          return true
        }
      }
      @main struct TeaApp: App {
        @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
        init() { Log.lines.append("made") }
        var body: some Scene { WindowGroup { TeaView() } }
      }
      struct TeaView: View {
        @EnvironmentObject var delegate: Delegate
        var body: some View {
          Text(Log.lines.joined(separator: " "))
          Text(delegate.isReady ? "ready" : "not ready")
        }
      }
      """
    #expect(try stops(["TeaApp.swift": source]) == [["made launched", "ready"]])
  }

  @Test("A document group shows a new document, which can be edited")
  func documents() throws {
    let source = """
      import SwiftUI
      struct Recipe: FileDocument { var text = "Boil water" }
      @main struct TeaApp: App {
        var body: some Scene {
          DocumentGroup(newDocument: Recipe()) { file in Editor(recipe: file.$document) }
        }
      }
      struct Editor: View {
        @Binding var recipe: Recipe
        var body: some View { Button(recipe.text) { recipe.text = "Steep" } }
      }
      """
    let folder = try TemporaryFolder(["TeaApp.swift": source])
    var navigator = try Earshot.open([folder.path]).navigator()
    #expect(navigator.open().utterances.map(\.caption) == ["Boil water, button"])
    _ = navigator.perform(.doubleTap)
    #expect(navigator.screen.tree.elements.map { $0.label?.string } == ["Steep"])
  }
}

@Suite("An input without a screen")
struct NoScreenTests {
  @Test("Is unreadable, and says what was looked for", arguments: ["", "Model.swift"])
  func unreadable(path: String) throws {
    let folder = try TemporaryFolder(["Model.swift": "struct Tea { var name = \"Assam\" }"])
    let error = #expect(throws: EarshotError.self) {
      try Earshot.open([path.isEmpty ? folder.path : folder.path(path)])
    }
    #expect(error?.exitCode == 65)
    #expect(error?.description.contains("no preview, no view and no App") == true)
    #expect(error?.description.contains("looked for #Preview") == true)
  }

  @Test("--preview with the name of a view, and --view with that of a preview, say which option it is")
  func mixedUp() throws {
    for (option, name, other) in [("preview", "PlanetCard", "--view"), ("view", "Planet", "--preview")] {
      var options = OpenOptions()
      try options.set(option, to: name)
      let error = #expect(throws: EarshotError.self) {
        try Earshot.open(swift: planetSource, options: options)
      }
      #expect(error?.exitCode == 64)
      #expect(error?.description.contains(other) == true)
    }
  }
}
