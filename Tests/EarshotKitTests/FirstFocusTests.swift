import EarshotKit
import Testing

/// `FocusState` set while a screen appears, and `defaultFocus`, begin the editing of a field
/// (https://developer.apple.com/documentation/swiftui/focusstate,
/// https://developer.apple.com/documentation/swiftui/view/defaultfocus(_:_:priority:)).
@Suite("Fields that are edited from the start")
struct FirstFocusTests {
  private func opened(_ members: String, _ modifiers: String) throws -> ScreenReading {
    try Earshot.open(
      swift: """
        import SwiftUI
        enum Field: Hashable { case name, berth }
        struct Quay: View {
          @State var name = ""
          @State var berth = "12"
          \(members)
          var body: some View {
            VStack {
              Text("Mooring")
              TextField("Name", text: $name).focused($field, equals: .name)
              TextField("Berth", text: $berth).focused($field, equals: .berth)
              Text(field == .berth ? "berth" : field == .name ? "name" : "none")
            }
            \(modifiers)
          }
        }
        """
    ).readings()[0]
  }

  private static let state = "@FocusState var field: Field?"

  @Test(
    "onAppear, a task and defaultFocus put the focus on a field",
    arguments: [
      ("", "none", -1),
      (".onAppear { field = .berth }", "berth", 2),
      (".task { field = .name }", "name", 1),
      (".defaultFocus($field, .berth)", "berth", 2),
      // What the app asks for by itself is no default.
      (".defaultFocus($field, .berth).onAppear { field = .name }", "name", 1),
    ])
  func first(modifiers: String, said: String, edited: Int) throws {
    let elements = try opened(Self.state, modifiers).elements.map(\.announcement)
    #expect(elements.count == 4)
    #expect(elements.last == said)
    #expect(elements.indices.filter { elements[$0].contains("is editing") } == (edited < 0 ? [] : [edited]))
  }

  @Test("The cursor begins on the field that is edited")
  func cursor() throws {
    var navigator = try Earshot.open(
      swift: """
        import SwiftUI
        struct Quay: View {
          @State var name = ""
          @FocusState var isNamed: Bool
          var body: some View {
            Text("Mooring")
            TextField("Name", text: $name).focused($isNamed).onAppear { isNamed = true }
          }
        }
        """
    ).navigator()
    #expect(navigator.open().utterances.contains { $0.caption.hasPrefix("Name, text field, is editing") })
    #expect(navigator.perform(.swipe(.left)).utterances.map(\.caption) == ["Mooring"])
  }
}
