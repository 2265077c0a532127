import EarshotKit
import Testing

@Suite("A screen read anew keeps the focus (--watch)")
struct ReloadTests {
  private func source(_ body: String) -> String {
    "import SwiftUI\nstruct Tea: View { var body: some View { VStack { \(body) } } }"
  }

  /// A session that has arrived on a screen.
  private func session(on body: String) throws -> NavigationSession {
    let input = try Earshot.open(swift: source(body))
    var session = NavigationSession(try input.navigator(), settings: input.settings)
    _ = session.open()
    return session
  }

  private func focus(from before: String, at label: String, to after: String) throws -> String? {
    var session = try session(on: before)
    _ = session.perform(line: "touch \(label)")
    let screen = try Earshot.open(swift: source(after)).navigator().screen
    let focus = session.reload(screen).response.focus
    return focus.flatMap { screen.tree.elements[$0].label?.string }
  }

  @Test("Something put in above moves the lines and not the focus")
  func insertion() throws {
    let focus = try focus(
      from: #"Text("Menu"); Toggle("Milk", isOn: .constant(true)); Button("Pour") {}"#, at: "Pour",
      to: #"Text("New"); Text("Menu"); Toggle("Milk", isOn: .constant(true)); Button("Pour") {}"#)
    #expect(focus == "Pour")
  }

  @Test("New words in the same place are the same element")
  func renaming() throws {
    let focus = try focus(
      from: #"Text("Menu"); Button("Pour") {}"#, at: "Pour", to: #"Text("Menu"); Button("Fill") {}"#)
    #expect(focus == "Fill")
  }

  @Test("An identifier tells an element that has both another place and other words")
  func identifier() throws {
    let focus = try focus(
      from: #"Text("Menu"); Button("Pour") {}.accessibilityIdentifier("pour")"#, at: "Pour",
      to: #"Text("New"); Text("Menu"); Button("Fill") {}.accessibilityIdentifier("pour")"#)
    #expect(focus == "Fill")
  }

  @Test("Of elements alike the one with as many before it")
  func alike() throws {
    var session = try session(on: #"Button("Pour") {}; Text("and"); Button("Pour") {}"#)
    _ = session.perform(line: "last")
    let later = source(#"Text("New"); Button("Pour") {}; Text("and"); Button("Pour") {}"#)
    let response = session.reload(try Earshot.open(swift: later).navigator().screen)
    #expect(response.response.focus == 3)
    #expect(response.utterances.isEmpty)
  }

  @Test("What can't be understood is told once, although its line moves")
  func notices() throws {
    var session = try session(on: #"Text("Menu")"#)
    func reload(_ body: String) throws -> [String] {
      let input = try Earshot.open(swift: source(body))
      return session.reload(try input.navigator().screen, notices: input.notices).notices.map(\.message)
    }
    #expect(try reload(#"Text("Menu"); Samovar()"#).count == 1)
    #expect(try reload("\n" + #"Text("Menu"); Samovar()"#).isEmpty)
    #expect(try reload(#"Text("Menu")"#).isEmpty)
    #expect(try reload(#"Text("Menu"); Samovar()"#).count == 1)
  }
}
