import EarshotKit
import Testing

/// Objects that a body makes live until the body runs again, which it does only when what it depends on has changed
/// (Apple, "Data Essentials in SwiftUI", WWDC 2020; "Demystify SwiftUI", WWDC 2021).
@Suite("How long objects live that a body makes")
struct ObjectLifetimeTests {
  private func user(_ source: String, _ view: String = "Wrapper") throws -> VoiceOverUser {
    try VoiceOverUser(swift: "import SwiftUI\n" + source, view: view)
  }

  private static let coordinator = """
    class Coordinator: ObservableObject {
      @Published var showsHelp = false
      @Published var visits = 0
    }
    struct Home: View {
      @EnvironmentObject var coordinator: Coordinator
      var body: some View {
        VStack {
          Text("Visits \\(coordinator.visits)")
          Button("Visit") { coordinator.visits += 1 }
          Button("Help") { coordinator.showsHelp = true }
        }
        .sheet(isPresented: $coordinator.showsHelp) {
          Text("How to get help")
          Button("Close") { coordinator.showsHelp = false }
        }
      }
    }

    """

  @Test("A sheet that a coordinator of a parent's body presents opens and closes")
  func sheetOfCoordinator() throws {
    var user = try user(
      Self.coordinator
        + "struct Wrapper: View { var body: some View { Home().environmentObject(Coordinator()) } }")
    user.touch("Help")
    #expect(user.doubleTap().first == "How to get help")
    user.touch("Close")
    user.doubleTap()
    #expect(user.reading.elements.map(\.announcement) == ["Visits 0", "Visit, button", "Help, button"])
  }

  @Test(
    "An object that is made where nothing changes stays",
    arguments: [
      "NavigationStack { Home().environmentObject(Coordinator()) }",
      "VStack { ForEach(0..<1) { _ in Home().environmentObject(Coordinator()) } }",
      "TabView { Home().environmentObject(Coordinator()).tabItem { Text(\"One\") } }",
      "home.environmentObject(Coordinator())",
    ])
  func staysInContainers(body: String) throws {
    var user = try user(
      Self.coordinator + """
        struct Wrapper: View {
          var home: some View { Home() }
          var body: some View { \(body) }
        }
        """)
    user.touch("Visit")
    user.doubleTap()
    user.doubleTap()
    #expect(user.reading.elements.contains { $0.announcement == "Visits 2" })
  }

  @Test("A parent whose state changes makes a new object; a StateObject stays")
  func parentChanges() throws {
    let source = """
      class Model: ObservableObject { @Published var count = 0 }
      struct Child: View {
        @ObservedObject var model: Model
        @StateObject var own = Model()
        var body: some View {
          Button("Add") { model.count += 1; own.count += 1 }
          Text("\\(model.count) and \\(own.count)")
        }
      }
      struct Wrapper: View {
        @State private var round = 0
        var body: some View {
          Button("Round \\(round)") { round += 1 }
          Child(model: Model())
        }
      }
      """
    var user = try user(source)
    user.touch("Add")
    user.doubleTap()
    #expect(user.reading.elements.last?.announcement == "1 and 1")
    user.touch("Round")
    user.doubleTap()
    #expect(user.reading.elements.map(\.announcement) == ["Round 1, button", "Add, button", "0 and 1"])
  }

  @Test("State that a body only hands on, and does not read, does not run it again")
  func handedOn() throws {
    var user = try user(
      """
      class Model: ObservableObject { @Published var count = 0 }
      struct Child: View {
        @ObservedObject var model: Model
        @Binding var isOn: Bool
        var body: some View {
          Toggle("Loud", isOn: $isOn)
          Button("Add, \\(model.count)") { model.count += 1 }
        }
      }
      struct Wrapper: View {
        @State private var isOn = false
        var body: some View { Child(model: Model(), isOn: $isOn) }
      }
      """)
    user.touch("Add")
    user.doubleTap()
    user.touch("Loud")
    user.doubleTap()
    #expect(user.reading.elements.last?.announcement == "Add, 1, button")
  }

  @Test(
    "Observable models in the environment, as arguments and bindable are one object",
    arguments: [
      ("@Environment(Model.self) var model", "Child().environment(Model())"),
      ("@Bindable var model: Model", "Child(model: Model())"),
      ("var model: Model", "Child(model: Model())"),
      ("var model: Model", "Child(model: Model(named: \"Pier\"))"),
    ])
  func observable(field: String, made: String) throws {
    var user = try user(
      """
      @Observable class Model {
        var count = 0
        var name = ""
        init(named name: String = "Quay") { self.name = name }
      }
      struct Child: View {
        \(field)
        var body: some View { Button("Add, \\(model.count)") { model.count += 1 } }
      }
      struct Wrapper: View { var body: some View { \(made) } }
      """)
    user.doubleTap()
    user.doubleTap()
    #expect(user.reading.elements.map(\.announcement) == ["Add, 2, button"])
  }

  @Test("An alert that a view model of the parent's body presents stays until it is closed")
  func alert() throws {
    var user = try user(
      """
      class Model: ObservableObject { @Published var failed = false; @Published var tries = 0 }
      struct Form: View {
        @ObservedObject var model: Model
        var body: some View {
          Button("Send, \\(model.tries)") { model.failed = true; model.tries += 1 }
            .alert("No network", isPresented: $model.failed) { Button("OK") {} }
        }
      }
      struct Wrapper: View { var body: some View { NavigationStack { Form(model: Model()) } } }
      """)
    user.doubleTap()
    #expect(user.reading.elements.contains { $0.announcement.contains("No network") })
    user.touch("OK")
    user.doubleTap()
    #expect(user.reading.elements.map(\.announcement) == ["Send, 1, button"])
  }

  @Test("What appears loads into the model that is shown")
  func loadedOnAppear() throws {
    let user = try user(
      """
      class Model: ObservableObject { @Published var tides: [String] = []; func load() { tides = ["Ebb", "Flow"] } }
      struct Tides: View {
        @ObservedObject var model: Model
        var body: some View {
          List(model.tides, id: \\.self) { Text($0) }.onAppear { model.load() }
        }
      }
      struct Wrapper: View { var body: some View { Tides(model: Model()) } }
      """)
    #expect(user.reading.elements.map(\.announcement) == ["Ebb", "Flow"])
  }

  @Test("A sheet that is opened again makes its model again")
  func sheetAgain() throws {
    var user = try user(
      """
      class Draft: ObservableObject { @Published var words = 0 }
      struct Editor: View {
        @ObservedObject var draft: Draft
        @Environment(\\.dismiss) var dismiss
        var body: some View {
          Button("Write, \\(draft.words)") { draft.words += 1 }
          Button("Close") { dismiss() }
        }
      }
      struct Wrapper: View {
        @State private var shows = false
        var body: some View {
          Button("New") { shows = true }.sheet(isPresented: $shows) { Editor(draft: Draft()) }
        }
      }
      """)
    user.doubleTap()
    user.touch("Write")
    user.doubleTap()
    user.doubleTap()
    #expect(user.reading.elements.first?.announcement == "Write, 2, button")
    user.touch("Close")
    user.doubleTap()
    user.touch("New")
    user.doubleTap()
    #expect(user.reading.elements.first?.announcement == "Write, 0, button")
  }

  @Test("An object that a preview with state makes stays until what the preview reads changes")
  func preview() throws {
    var user = try VoiceOverUser(
      swift: """
        import SwiftUI
        class Model: ObservableObject { @Published var count = 0 }
        struct Child: View {
          @ObservedObject var model: Model
          @Binding var isOn: Bool
          var body: some View {
            Button("Add, \\(model.count)") { model.count += 1 }
            Toggle("Loud", isOn: $isOn)
          }
        }
        #Preview {
          @Previewable @State var isOn = false
          Child(model: Model(), isOn: $isOn)
        }
        """, preview: "1")
    user.doubleTap()
    user.doubleTap()
    #expect(user.reading.elements.first?.announcement == "Add, 2, button")
  }

  @Test("Going back takes the objects back, too")
  func undone() throws {
    var user = try user(
      Self.coordinator
        + "struct Wrapper: View { var body: some View { Home().environmentObject(Coordinator()) } }")
    user.touch("Visit")
    user.doubleTap()
    user.undo()
    #expect(user.reading.elements.first?.announcement == "Visits 0")
    user.doubleTap()
    #expect(user.reading.elements.first?.announcement == "Visits 1")
  }

  @Test("Rows keep what was made for them while others are left as they were")
  func rows() throws {
    var user = try user(
      """
      class Counter: ObservableObject { @Published var count = 0 }
      struct Row: View {
        @ObservedObject var counter: Counter
        var name: String
        var body: some View { Button("\\(name), \\(counter.count)") { counter.count += 1 } }
      }
      struct Wrapper: View {
        var body: some View {
          List(["Ebb", "Flow", "Slack"], id: \\.self) { name in Row(counter: Counter(), name: name) }
        }
      }
      """)
    for name in ["Ebb", "Slack", "Ebb", "Flow", "Slack"] {
      user.touch(name)
      user.doubleTap()
    }
    #expect(
      user.reading.elements.map(\.announcement) == ["Ebb, 2, button", "Flow, 1, button", "Slack, 2, button"])
  }
}
