import EarshotKit
import Testing

@Suite("Full Keyboard Access")
struct FullKeyboardAccessTests {
  private func shown(_ session: inout NavigationSession, _ line: String) -> [String] {
    session.perform(line: line).utterances
  }

  @Test("Tab goes from one usable element to the next and around, Shift-Tab back; texts are passed over")
  func tabs() throws {
    var session = try Stages.session(Stages.sorted, .fullKeyboardAccess)
    #expect(shown(&session, "tab") == ["Reserve"])
    #expect(shown(&session, "tab") == ["Close"])
    let around = session.perform(line: "tab")
    #expect(around.utterances == ["Reserve"])
    #expect(around.response.sounds == [.boundary])
    #expect(around.response.focus == 0)
    #expect(shown(&session, "shift-tab") == ["Close"])
  }

  @Test("Space uses what has focus")
  func space() throws {
    var session = try Stages.session(Stages.apart, .fullKeyboardAccess)
    #expect(session.perform(line: "space").response.sounds == [.actionFailed])
    _ = session.perform(line: "find Close")
    #expect(session.perform(line: "space").response.output == ["closed"])
  }

  @Test("in the combined notice Space does nothing, and Tab-Z lists both actions")
  func actions() throws {
    var session = try Stages.session(Stages.named, .fullKeyboardAccess)
    #expect(shown(&session, "tab") == ["Reserve"])
    #expect(session.perform(line: "space").response.output.isEmpty)
    let menu = session.perform(line: "tab-z")
    #expect(menu.technologyAnswer == .actions(["Reserve", "Close"]))
    #expect(shown(&session, "down") == ["Close"])
    #expect(session.perform(line: "space").response.output == ["closed"])
    _ = session.perform(line: "tab-z")
    _ = session.perform(line: "escape")
    #expect(shown(&session, "tab") == ["Reserve"])
  }

  private static let form = """
    struct Log: View {
      @State private var tea = "Green"
      @State private var name = ""
      @State private var isShown = false
      var body: some View {
        Form {
          TextField("Name", text: $name).onChange(of: name) { print("name \\(name)") }
          Picker("Tea", selection: $tea) { Text("Green").tag("Green"); Text("Black").tag("Black") }
          Button("Details") { isShown = true }
        }
        .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
      }
    }
    """

  @Test("focus is back where it was when a menu or a sheet has gone")
  func focusReturns() throws {
    var session = try Stages.session(Self.form, .fullKeyboardAccess)
    _ = session.perform(line: "find Tea")
    _ = session.perform(line: "space")
    #expect(shown(&session, "find Black") == ["Black"])
    #expect(shown(&session, "space") == ["Tea, Black"])
    #expect(shown(&session, "tab") == ["Details"])
    #expect(session.perform(line: "space").response.focus == nil)
    #expect(shown(&session, "tab") == ["Close"])
    #expect(shown(&session, "space") == ["Details"])
  }

  @Test("what is typed goes into the text field with focus, and nowhere else")
  func typing() throws {
    var session = try Stages.session(Self.form, .fullKeyboardAccess)
    #expect(session.perform(line: "type Ada").response.sounds == [.actionFailed])
    #expect(shown(&session, "tab") == ["Name"])
    #expect(session.perform(line: "type Ada").response.output == ["name Ada"])
    #expect(session.perform(line: "type  L").response.output == ["name Ada L"])
  }

  @Test("Find needs no whole word")
  func findParts() throws {
    var session = try Stages.session(Self.form, .fullKeyboardAccess)
    #expect(shown(&session, "find tail") == ["Details"])
    #expect(session.perform(line: "find nothing").response.sounds == [.actionFailed])
    #expect(session.perform(line: "find ,").response.sounds == [.actionFailed])
  }

  @Test("arrows adjust what can be adjusted")
  func arrows() throws {
    let source = """
      struct Cups: View {
        @State private var cups = 2
        var body: some View {
          VStack {
            Text("Cups").accessibilityValue("\\(cups)").accessibilityAdjustableAction { direction in
              cups += direction == .increment ? 1 : -1
            }
            Button("Pour") { print(cups) }
          }
        }
      }
      """
    var session = try Stages.session(source, .fullKeyboardAccess)
    #expect(shown(&session, "tab") == ["Cups"])
    #expect(shown(&session, "right") == ["3"])
    #expect(shown(&session, "down") == ["2"])
  }

  @Test("arrows go to the neighbour on that side")
  func neighbors() throws {
    let source = """
      struct Pad: View {
        var body: some View {
          VStack {
            HStack { Button("One") {}; Button("Two") {} }
            HStack { Button("Four") {}; Button("Five") {} }
          }
        }
      }
      """
    var session = try Stages.session(source, .fullKeyboardAccess)
    #expect(shown(&session, "tab") == ["One"])
    #expect(shown(&session, "right") == ["Two"])
    #expect(shown(&session, "down") == ["Five"])
    #expect(shown(&session, "left") == ["Four"])
    #expect(shown(&session, "up") == ["One"])
    #expect(session.perform(line: "up").response.sounds == [.boundary])
  }

  @Test("Escape closes what is presented")
  func escape() throws {
    let source = """
      struct Harbour: View {
        @State private var isShown = false
        var body: some View {
          Button("Details") { isShown = true }
            .sheet(isPresented: $isShown) { Button("Berths") { print("berths") } }
        }
      }
      """
    var session = try Stages.session(source, .fullKeyboardAccess)
    _ = session.perform(line: "tab")
    #expect(session.perform(line: "space").response.sounds.contains(.screenChanged))
    #expect(session.perform(line: "escape").response.sounds.contains(.screenChanged))
    #expect(session.perform(line: "elements").technologyAnswer == .elements(["Details"]))
  }
}

@Suite("Switch Control")
struct SwitchControlTests {
  @Test("scans usable elements; the menu has the element's own actions first")
  func menu() throws {
    var session = try Stages.session(Stages.named, .switchControl)
    #expect(session.perform(line: "next").utterances == ["Reserve"])
    #expect(session.perform(line: "select").technologyAnswer == .actions(["Reserve", "Close", "Tap"]))
    #expect(session.perform(line: "next").utterances == ["Reserve"])
    #expect(session.perform(line: "next").utterances == ["Close"])
    #expect(session.perform(line: "select").response.output == ["closed"])
  }

  @Test("taps what is chosen")
  func tap() throws {
    var session = try Stages.session(Stages.sorted, .switchControl)
    _ = session.perform(line: "next")
    _ = session.perform(line: "select")
    #expect(session.perform(line: "next").utterances == ["Tap"])
    #expect(session.perform(line: "select").response.output == ["reserved"])
  }

  @Test("a labelled group is scanned as one and entered by a selection")
  func groups() throws {
    let source = """
      struct Player: View {
        var body: some View {
          VStack {
            Button("Library") { print("library") }
            HStack { Button("Back") { print("back") }; Button("Play") { print("play") } }
              .accessibilityElement(children: .contain)
              .accessibilityLabel("Player")
          }
        }
      }
      """
    var session = try Stages.session(source, .switchControl)
    #expect(session.perform(line: "next").utterances == ["Library"])
    #expect(session.perform(line: "next").utterances == ["Player, group of 2"])
    #expect(session.perform(line: "select").utterances == ["Back"])
    #expect(session.perform(line: "next").utterances == ["Play"])
    // Past its end the scanner leaves the group.
    #expect(session.perform(line: "next").utterances == ["Library"])
  }
}
